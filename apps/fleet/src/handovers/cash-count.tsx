import { notes } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { MoneyField, NumberField } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { styled } from 'styled-components';
import { faultOf, type CashCount } from './use-cash-count.ts';

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

/** The fields of a count: the number of each note and the coins, or one sum. */
export function CashCountFields({ count }: { count: CashCount }) {
  const { t } = useTranslation('handovers');
  const format = useFormat();
  const { counts, setCount, isLocked: readOnly } = count;
  return (
    <>
      <Choices>
        <Choice
          label={t('by')}
          options={[
            { value: 'notes', label: t('byNotes') },
            { value: 'sum', label: t('bySum') },
          ]}
          value={count.by}
          onChange={count.setBy}
        />
        <Choice
          label={t('blind')}
          options={[
            { value: 'open', label: t('blindOff') },
            { value: 'blind', label: t('blindOn') },
          ]}
          value={count.mode}
          onChange={count.setMode}
        />
      </Choices>
      {count.by === 'sum' ? (
        <MoneyField
          label={t('sum')}
          value={count.sum}
          onChange={count.setSum}
          fault={faultOf(count.sum)}
          readOnly={readOnly}
        />
      ) : (
        <Fields>
          {notes.map((note) => (
            <NumberField
              key={note}
              label={t('note', { value: format.number(note) })}
              value={counts[note]}
              onChange={(value) => setCount(note, value)}
              fault={faultOf(counts[note], true)}
              readOnly={readOnly}
            />
          ))}
          <MoneyField
            label={t('coins')}
            value={counts.coins}
            onChange={(value) => setCount('coins', value)}
            fault={faultOf(counts.coins)}
            readOnly={readOnly}
          />
        </Fields>
      )}
    </>
  );
}
