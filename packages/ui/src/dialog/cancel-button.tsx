import { useTranslation } from '@tawseel/i18n';
import { Button } from '../button/button.tsx';

/** Stops work that a dialog runs. */
export interface StopAction {
  label: string;
  onSelect: () => void;
}

export interface CancelButtonProps {
  /** Default: `Cancel`. */
  label?: string | undefined;
  /** Whether the dialog runs its work. */
  isBusy: boolean;
  stop: StopAction | undefined;
  onCancel: () => void;
  'data-autofocus'?: boolean;
}

/** Closes a dialog; while its work runs, stops the work if it can be stopped. */
export function CancelButton({ label, isBusy, stop, onCancel, ...rest }: CancelButtonProps) {
  const { t } = useTranslation('base');
  return isBusy && stop ? (
    <Button {...rest} onClick={stop.onSelect}>
      {stop.label}
    </Button>
  ) : (
    <Button {...rest} onClick={onCancel} disabled={isBusy}>
      {label ?? t('cancel')}
    </Button>
  );
}
