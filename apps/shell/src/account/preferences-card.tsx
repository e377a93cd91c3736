import { changeLanguage, useTranslation } from '@tawseel/i18n';
import { Card, useTheme } from '@tawseel/ui';
import { Choice, LanguageChoice } from '@tawseel/ui/choice';
import { useConsole } from '../context/console-context.tsx';
import { Parts } from './account.styles.ts';

const themes = ['system', 'light', 'dark'] as const;

/** Language and theme of this browser. */
export function PreferencesCard() {
  const { t } = useTranslation('shell');
  const { language } = useConsole();
  const [theme, setTheme] = useTheme();
  return (
    <Card title={t('people:profile.preferences')}>
      <Parts>
        <div>
          <LanguageChoice label={t('people:profile.language')} value={language} onChange={changeLanguage} />
        </div>
        <div>
          <Choice
            label={t('people:profile.theme')}
            options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </Parts>
    </Card>
  );
}
