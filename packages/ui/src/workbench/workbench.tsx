import { changeLanguage, type Language } from '@tawseel/i18n';
import { LinkButton } from '../button/button.tsx';
import { Choice } from '../choice/choice.tsx';
import { LanguageChoice } from '../choice/language-choice.tsx';
import { Page, PageHeader } from '../frame/page.tsx';
import { useTheme } from '../theme/theme.ts';
import { Buttons, Fields } from './controls.tsx';
import { Forms } from './forms.tsx';
import { Filters, Tables } from './lists.tsx';
import { Openings } from './openings.tsx';
import { samples } from './samples.ts';
import { Messages, Values } from './surfaces.tsx';
import { Stack } from './workbench.styles.ts';

/**
 * Every part of the kit in its states, for viewing and for screenshot comparison. No product page loads it.
 */
export function Workbench({ language }: { language: Language }) {
  const t = samples[language];
  const [theme, setTheme] = useTheme();
  return (
    <Page>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={
          <>
            <LinkButton to="/list">{t.list}</LinkButton>
            <LanguageChoice label={t.language} value={language} onChange={changeLanguage} />
            <Choice
              label={t.theme}
              value={theme}
              onChange={setTheme}
              options={[
                { value: 'system', label: t.system },
                { value: 'light', label: t.light },
                { value: 'dark', label: t.dark },
              ]}
            />
          </>
        }
      />
      <Stack>
        <Buttons t={t} />
        <Fields t={t} />
        <Forms t={t} />
        <Filters t={t} />
        <Tables t={t} />
        <Messages t={t} />
        <Values t={t} />
        <Openings t={t} />
      </Stack>
    </Page>
  );
}
