import type { CashCount } from '@tawseel/api-client/books';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { styled } from 'styled-components';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

export type FirstDifference = NonNullable<CashCount['difference']>;

interface FirstCountDialogProps {
  /** Amount that the count exceeds the books by. */
  over: number;
  /** Undefined: count again. */
  onAnswer: (difference: FirstDifference | undefined) => void;
}

/** Asks where the money comes from that a first count finds. */
export function FirstCountDialog({ over, onAnswer }: FirstCountDialogProps) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const [difference, setDifference] = useState<FirstDifference>('opening');
  return (
    <ConfirmDialog
      title={t('count.first')}
      question={
        <Body>
          <p>
            <Sentence text={t('count.firstText', { amount: format.money(over) })} />
          </p>
          <Choice
            label={t('count.first')}
            options={[
              { value: 'opening', label: t('count.firstOpening') },
              { value: 'earned', label: t('count.firstEarned') },
            ]}
            value={difference}
            onChange={setDifference}
          />
        </Body>
      }
      confirmLabel={t('count.post')}
      cancelLabel={t('count.again')}
      onConfirm={() => onAnswer(difference)}
      onClose={() => onAnswer(undefined)}
    />
  );
}
