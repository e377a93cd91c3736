import { fetchedDialog } from '@tawseel/ui';
import { useEffect, useState } from 'react';

const opened = 'tawseel:palette';

/** Opens the palette from anywhere in the shell. */
export function openPalette(): void {
  window.dispatchEvent(new Event(opened));
}

const PaletteDialog = fetchedDialog<{ onClose: () => void }>(
  async () => (await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')).PaletteDialog,
);

/** Finds screens by name and the results of extensions: Ctrl+K, some letters, Enter. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = () => setOpen(true);
    const press = (event: globalThis.KeyboardEvent) => {
      // Compares the physical key, so that the shortcut works on an Arabic keyboard.
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault();
        if (!document.querySelector('dialog[open]')) open();
      }
    };
    window.addEventListener(opened, open);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener(opened, open);
      window.removeEventListener('keydown', press);
    };
  }, []);

  return isOpen ? <PaletteDialog onClose={() => setOpen(false)} /> : null;
}
