import { fetchedDialog } from '@tawseel/ui';
import { useEffect, useState } from 'react';
import type { PaletteDialogProps } from './palette-dialog.tsx';

const opened = 'tawseel:palette';

/** Opens the palette from anywhere in the shell. */
export function openPalette(): void {
  window.dispatchEvent(new Event(opened));
}

const PaletteDialog = fetchedDialog<PaletteDialogProps>(
  async () => (await import('./palette-dialog.tsx')).PaletteDialog,
);

/** Text typed after the shortcut, while the code of the palette is loading and its field is not there yet. */
function useTypedAhead(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') setIsOpen(false);
      else if (event.key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (event.key.length === 1) setTyped((text) => text + event.key);
      else return;
      // Keeps the letters out of a field of the page that has the focus.
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      setTyped('');
    };
  }, [isOpen, setIsOpen]);
  return typed;
}

/** Finds screens by name and the results of extensions: Ctrl+K, some letters, Enter. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  const typed = useTypedAhead(isOpen, setIsOpen);

  useEffect(() => {
    const open = () => setIsOpen(true);
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

  return isOpen ? <PaletteDialog initialSearch={typed} onClose={() => setIsOpen(false)} /> : null;
}
