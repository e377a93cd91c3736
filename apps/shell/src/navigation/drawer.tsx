import { useTranslation } from '@tawseel/i18n';
import { IconButton, icons } from '@tawseel/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isEarlyDrawerOpen } from '../early-press/early-drawer.ts';
import { DrawerSheet } from './drawer-sheet.tsx';
import { wide } from './widths.ts';

const Opener = styled(IconButton)`
  flex: none;
  ${wide} {
    :not([data-fit='narrow']) > & {
      display: none;
    }
  }
`;

/** Navigation of a narrow screen: a sheet at the start edge. */
export function Drawer() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  // A navigation closes the drawer: it is open only on the page where it was opened.
  const [openedAt, setOpenedAt] = useState(() => (isEarlyDrawerOpen() ? pathname : undefined));
  return (
    <>
      <Opener
        label={t('openNavigation')}
        icon={icons.menu}
        onClick={() => setOpenedAt(pathname)}
        aria-haspopup="dialog"
      />
      {openedAt === pathname && <DrawerSheet onClose={() => setOpenedAt(undefined)} />}
    </>
  );
}
