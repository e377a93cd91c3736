import { labelKey } from '@tawseel/api-client';
import { run as entity, type Run } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money } from '@tawseel/ui';
import { Figures } from './run-figures.styles.ts';

/** How far a run is, in parcels and in cash. */
export function RunFigures({ run }: { run: Run }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  return (
    <Figures>
      {(['parcels', 'waiting', 'delivered', 'failed', 'to_collect', 'collected'] as const).map((name) => (
        <div key={name}>
          <dt>{t(labelKey('dispatch', entity, name))}</dt>
          <dd>
            {name === 'to_collect' || name === 'collected' ? (
              <Money value={run[name]} />
            ) : (
              format.number(run[name])
            )}
          </dd>
        </div>
      ))}
    </Figures>
  );
}
