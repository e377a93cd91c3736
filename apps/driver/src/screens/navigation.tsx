import { useFormat, useTranslation } from '@tawseel/i18n';
import { Icon, VisuallyHidden } from '@tawseel/ui';
import { NavLink } from 'react-router-dom';
import { useOutbox } from '../device/day-context.tsx';
import { isUnsent } from '../reports/reports.ts';
import { Badge, Nav } from './layout.styles.ts';

const places = [
  {
    to: '/',
    label: 'nav.run',
    icon: 'M6 21a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19h8a4 4 0 0 0 0-8H8a3.5 3.5 0 0 1 0-7h7M13 1.5L16 4l-3 2.5',
  },
  { to: '/load', label: 'nav.load', icon: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9' },
  { to: '/cash', label: 'nav.cash', icon: 'M3 7h18v11H3zM12 15.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 12.5h.01M18 12.5h.01' },
  { to: '/outbox', label: 'nav.outbox', icon: 'M21 4L3 11l7 3 3 7zM10 14l5-5' },
] as const;

/** The four places of the app, at the bottom. */
export function Navigation() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const count = useOutbox().items.filter(isUnsent).length;
  return (
    <Nav aria-label={t('nav.label')}>
      <ul>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              <Icon path={icon} />
              <span>{t(label)}</span>
              {to === '/outbox' && count > 0 && (
                <>
                  <Badge aria-hidden="true">{format.number(count)}</Badge>
                  <VisuallyHidden>{t('bar.waiting', { count, number: format.number(count) })}</VisuallyHidden>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
