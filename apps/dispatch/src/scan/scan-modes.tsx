import type { ScanMode } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { Kbd, VisuallyHidden } from '@tawseel/ui';
import { useEffect } from 'react';
import { Modes } from './scan.styles.ts';
import { modeKeys } from './scan-texts.ts';

export interface ScanModesProps {
  modes: readonly ScanMode[];
  mode: ScanMode;
  onChange: (mode: ScanMode) => void;
}

/** Chooses what a scan does, also by Alt and the number of a mode. */
export function ScanModes({ modes, mode, onChange }: ScanModesProps) {
  const { t } = useTranslation('dispatch');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // With Alt, some keyboards write other characters than digits.
      const chosen = event.altKey ? modes[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1] : undefined;
      if (!chosen || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onChange(chosen);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [modes, onChange]);
  return (
    <Modes>
      <VisuallyHidden as="legend">{t('scan.mode')}</VisuallyHidden>
      {modes.map((one, at) => (
        <label key={one}>
          <input
            type="radio"
            name="mode"
            value={one}
            checked={one === mode}
            aria-keyshortcuts={`Alt+${at + 1}`}
            onChange={() => onChange(one)}
          />
          {t(modeKeys[one])}
          <Kbd aria-hidden>{at + 1}</Kbd>
        </label>
      ))}
    </Modes>
  );
}
