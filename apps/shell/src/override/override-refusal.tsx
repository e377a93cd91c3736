import { useTranslation } from '@tawseel/i18n';
import { Button } from '@tawseel/ui';
import { useState } from 'react';
import { leftToRight } from './left-to-right.ts';
import { LocalBar } from './override-bar.tsx';

const example = 'fleet@http://localhost:8070/';

/** Explains why the override in an address is rejected: it is not on this machine, or malformed. */
export function OverrideRefusal({ asked }: { asked: string }) {
  const { t } = useTranslation('override');
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <LocalBar>
      <span role="alert">
        {t('override:refused', { asked: leftToRight(asked), example: leftToRight(example) })}
      </span>
      <Button size="small" onClick={() => setIsClosed(true)}>
        {t('base:close')}
      </Button>
    </LocalBar>
  );
}
