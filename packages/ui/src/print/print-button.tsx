import { useTranslation } from '@tawseel/i18n';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Icon, icons } from '../icon/icon.tsx';

/** Opens the print dialog of the browser. */
export function PrintButton(props: Pick<ButtonProps, 'variant' | 'disabled'>) {
  const { t } = useTranslation('base');
  return (
    <Button {...props} onClick={() => window.print()}>
      <Icon path={icons.print} />
      {t('print')}
    </Button>
  );
}
