import { notes } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { MoneyField, NumberField } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { styled } from 'styled-components';
import type { HandoverFaults } from './handover-faults.ts';
import type { CashCount } from './use-cash-count.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px 12px;
`;

interface CashCountFieldsProps {
  count: CashCount;
  faults: HandoverFaults;
}

/** The fields of a count: the number of each note and the coins, or one sum. */
export function CashCountFields({ count, faults }: CashCountFieldsProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { counts, setCount, isLocked } = count;
  return (
    <>
      <Choices>
        <Choice
          label={t('handovers.by')}
          options={[
            { value: 'notes', label: t('handovers.byNotes') },
            { value: 'sum', label: t('handovers.bySum') },
          ]}
          value={count.by}
          onChange={count.setBy}
          disabled={isLocked}
        />
        <Choice
          label={t('handovers.blind')}
          options={[
            { value: 'open', label: t('handovers.blindOff') },
            { value: 'blind', label: t('handovers.blindOn') },
          ]}
          value={count.mode}
          onChange={count.setMode}
          disabled={isLocked}
        />
      </Choices>
      {count.by === 'sum' ? (
        <MoneyField
          label={t('handovers.sum')}
          value={count.sum}
          onChange={count.setSum}
          fault={faults['counted']}
          readOnly={isLocked}
          data-autofocus
        />
      ) : (
        <Fields>
          {notes.map((note, at) => (
            <NumberField
              key={note}
              label={t('handovers.note', { value: format.number(note) })}
              value={counts[note]}
              onChange={(value) => setCount(note, value)}
              fault={faults[`counts.${note}`]}
              readOnly={isLocked}
              data-autofocus={at === 0 || undefined}
            />
          ))}
          <MoneyField
            label={t('handovers.coins')}
            value={counts.coins}
            onChange={(value) => setCount('coins', value)}
            // Also errors of the whole count, whose last field it is.
            fault={faults['counts.coins'] ?? faults['counts'] ?? faults['counted']}
            readOnly={isLocked}
          />
        </Fields>
      )}
    </>
  );
}
