import { useTranslation } from '@tawseel/i18n';
// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import { Button, Icon, icons, type ButtonProps } from '@tawseel/ui';

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
