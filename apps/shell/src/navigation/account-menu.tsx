import { changeLanguage, useTranslation } from '@tawseel/i18n';
import { Menu, tokens, useTheme, type MenuItem } from '@tawseel/ui';
import { styled } from 'styled-components';
import { useConsole } from '../context/console-context.tsx';
import { useAccountPages } from '../destinations/destinations.ts';
import { useAccount } from '../session/session-provider.tsx';
import { openShortcuts } from '../shortcuts/shortcuts.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { accountLines } from './account-lines.ts';
import { useCurrent } from './use-current.ts';
import { initials } from './initials.ts';
import { tight, tightBar } from './widths.ts';

const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
  font-size: 0.75rem;
  font-weight: 600;

  /* Not part of the text: the name beside it says the same. */
  &::before {
    content: attr(data-initials);
  }
`;

// Where it would be narrower than a name, `useFit` hides it.
const Who = styled.span`
  display: grid;
  text-align: start;
  min-inline-size: 5rem;
  max-inline-size: 13.75rem;

  /* The title of the button has the whole names. */
  b,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  b {
    font-weight: 600;
    line-height: 1.25;
    color: ${tokens.color.text};
  }

  small {
    color: ${tokens.color.muted};
    font-size: 0.75rem;
    line-height: 1.25;
  }

  /* The menus leave no more width at 1200 px. */
  @media (width < 87.5rem) {
    max-inline-size: 8.75rem;
  }

  ${tight} {
    display: none;
  }

  ${tightBar} {
    display: none;
  }
`;

const Trigger = styled(Menu)`
  block-size: 2.75rem;
  padding-inline: 8px;
  gap: 9px;

  &[aria-current] {
    background: ${tokens.color.accentSoft};
  }
`;

/** Menu with person and company, their pages, languages, themes and log-out. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { language } = useConsole();
  const currentOf = useCurrent();
  const { companyName, adminId, person } = useAccount();
  const [name, detail] = accountLines(person, companyName, adminId);
  const [theme, setTheme] = useTheme();
  const signOut = useSignOut();

  const pages = useAccountPages().map(({ path, title }) => ({
    label: title,
    to: path,
    current: currentOf(path),
  }));
  const items: MenuItem[] = [
    ...pages,
    { label: 'English', isChecked: language === 'en', onSelect: () => changeLanguage('en') },
    { label: 'العربية', isChecked: language === 'ar', onSelect: () => changeLanguage('ar') },
    ...(['system', 'light', 'dark'] as const).map((choice) => ({
      label: t(`themes.${choice}`),
      isChecked: theme === choice,
      onSelect: () => setTheme(choice),
    })),
    { label: t('shortcuts.title'), onSelect: openShortcuts },
    { label: t('logOut'), isDanger: true, onSelect: signOut },
  ];

  return (
    <Trigger
      label={t('accountOf', { name, detail })}
      items={items}
      aria-current={pages.some(({ current }) => current) ? 'true' : undefined}
    >
      <Avatar data-initials={initials(name)} />
      <Who>
        <b>{name}</b>{' '}
        <small>
          <bdi>{detail}</bdi>
        </small>
      </Who>
    </Trigger>
  );
}
