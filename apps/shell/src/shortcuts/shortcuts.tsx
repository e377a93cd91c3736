import { fetchedDialog, isSingleKey } from '@tawseel/ui';
import { useEffect, useState } from 'react';
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx';

const opened = 'tawseel:shortcuts';

/** Opens the list of shortcuts from anywhere in the shell. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(opened));
}

const ShortcutsDialog = fetchedDialog<ShortcutsDialogProps>(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);

/** The list of shortcuts, which a question mark opens, also that of an Arabic keyboard. */
export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    const press = (event: KeyboardEvent) => {
      if (!['?', '؟'].includes(event.key) || !isSingleKey(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener(opened, open);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener(opened, open);
      window.removeEventListener('keydown', press);
    };
  }, []);
  return isOpen ? <ShortcutsDialog onClose={() => setIsOpen(false)} /> : null;
}
