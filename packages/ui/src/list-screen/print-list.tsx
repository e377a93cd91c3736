import { useTranslation } from '@tawseel/i18n';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import { Icon, icons } from '../icon/icon.tsx';
import type { ListResult } from '../table/table.types.ts';
import { useIsPhone } from '../theme/use-media.ts';
import type { PrintWhenLoadedProps } from './print-when-loaded.tsx';
import { printedCode } from './printed-code.ts';

/** Whether a key is P, also on an Arabic keyboard, but not where another Latin letter has its place. */
function isP({ key, code }: KeyboardEvent) {
  return key.toLowerCase() === 'p' || (code === 'KeyP' && !/^[a-z]$/i.test(key));
}

function Printing(props: PrintWhenLoadedProps) {
  const code = useFetched(printedCode, props.onDone);
  return code && <code.PrintWhenLoaded {...props} />;
}

interface PrintListProps {
  list: ListResult<unknown>;
  /** Prints another sheet in place of the list. */
  onPrint: (() => void) | undefined;
}

/** A button that loads the rows of a list and prints them. The shortcut of the browser, which prints at once, does the same. */
export function PrintList({ list, onPrint }: PrintListProps) {
  const { t } = useTranslation('base');
  const isPhone = useIsPhone();
  const [isPrinting, setIsPrinting] = useState(false);
  const print = onPrint ?? (() => setIsPrinting(true));
  const press = useStableHandler((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || !isP(event)) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
  return (
    <>
      {!isPhone && (
        <Button variant="ghost" isBusy={isPrinting} busyLabel={t('loading')} onClick={print}>
          <Icon path={icons.print} />
          {t('print')}
        </Button>
      )}
      {isPrinting && <Printing list={list} onDone={() => setIsPrinting(false)} />}
    </>
  );
}
