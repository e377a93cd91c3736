import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';

/**
 * A dialog whose code loads when it first opens, for dialogs that most visits of a page never open. If the code cannot be
 * loaded, a toast reports it and the page stays unchanged.
 */
export function fetchedDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function FetchedDialog(props: Props) {
    const { t } = useTranslation('base');
    const toast = useToast();
    const [Drawn, setDrawn] = useState<ComponentType<Props>>();
    const giveUp = useStableHandler(() => {
      toast.failure(t('failed'));
      props.onClose();
    });
    useEffect(() => {
      let isWanted = true;
      load().then(
        (loaded) => isWanted && setDrawn(() => loaded),
        () => isWanted && giveUp(),
      );
      return () => {
        isWanted = false;
      };
    }, [giveUp]);
    return Drawn && <Drawn {...props} />;
  };
}
