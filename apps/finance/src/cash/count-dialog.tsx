import { ApiError, useMay, type Send } from '@tawseel/api-client';
import { countedCash, type CashCount } from '@tawseel/api-client/books';
import { sumOf } from '@tawseel/api-client/fils';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money, useQuestion } from '@tawseel/ui';
import { useStoredChoice } from '@tawseel/ui/choice';
import { ConfirmDialog, FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FirstCountDialog, type FirstDifference } from './first-count-dialog.tsx';

const Blind = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export interface CountDialogProps {
  /** Present balance of the cash box; a count that is refused because it changed refreshes it. */
  expected: number;
  count: Send<CashCount>;
  onClose: () => void;
}

/** Counts the cash box. The difference is shown before it is posted; a blind count shows the expected amount only then. */
export function CountDialog({ expected, count, onClose }: CountDialogProps) {
  const { t } = useTranslation('books');
  const [blind, setBlind] = useStoredChoice('tawseel.blind-count', ['off', 'on']);
  const { asked, ask, answer } = useQuestion<CashCount>();
  const mayOpen = useMay('cash.own');
  const [first, setFirst] = useState<{
    over: number;
    answer: (difference: FirstDifference | undefined) => void;
  }>();
  const post = async ({ counted }: { counted: number }) => {
    const input = { counted, expected };
    if (!(await ask(input))) throw new ApiError('invalid', t('count.refused'));
    try {
      return await count(input);
    } catch (error) {
      if (!mayOpen || !(error instanceof ApiError) || error.code !== 'opening_missing') throw error;
      const difference = await new Promise<FirstDifference | undefined>((answerFirst) =>
        setFirst({ over: sumOf([counted, -expected]), answer: answerFirst }),
      );
      setFirst(undefined);
      if (!difference) throw new ApiError('invalid', t('count.refused'));
      return count({ ...input, difference });
    }
  };
  return (
    <>
      <FormDialog
        title={t('count.title')}
        subject="cash count"
        width="47.5rem"
        schema={countedCash}
        fields={[{ name: 'counted', kind: 'money', label: t('count.counted') }]}
        renderSummary={() => (
          <>
            {blind === 'off' && (
              <Details items={[{ label: t('count.expected'), value: <Money value={expected} /> }]} />
            )}
            <Blind>
              <input
                type="checkbox"
                checked={blind === 'on'}
                onChange={({ target }) => setBlind(target.checked ? 'on' : 'off')}
              />
              {t('count.blind')}
            </Blind>
          </>
        )}
        submitLabel={t('count.compare')}
        onSubmit={post}
        done={t('count.done')}
        onClose={onClose}
      />
      {first && <FirstCountDialog over={first.over} onAnswer={first.answer} />}
      {asked && (
        <ConfirmDialog
          title={t('count.question')}
          question={
            <Details
              items={[
                { label: t('count.counted'), value: <Money value={asked.counted} /> },
                { label: t('count.expected'), value: <Money value={asked.expected} /> },
                {
                  label: t('count.difference'),
                  value: <Money isSigned value={sumOf([asked.counted, -asked.expected])} />,
                },
              ]}
            />
          }
          confirmLabel={t('count.post')}
          cancelLabel={t('count.again')}
          onConfirm={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  );
}
