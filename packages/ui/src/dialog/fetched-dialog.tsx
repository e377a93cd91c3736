import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState, type ComponentType } from 'react';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { useToast } from '../toast/toast.ts';

/**
 * A dialog whose code is fetched when it is first opened, for those that most visits of a page do without. Where it cannot
 * be fetched a toast says so, and the page stays as it is.
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
