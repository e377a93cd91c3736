import { useMay, type List } from '@tawseel/api-client';
import { balanceOf, useCash, useOpening, type CashPosition } from '@tawseel/api-client/books';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { styled } from 'styled-components';
import { loadBooks } from '../words/books.ts';

const Placed = styled(Notice)`
  margin-block-end: 20px;
`;

/** What is wrong with the cash box, or still to be entered: it is below zero, or no money has an opening. */
export function CashNotice({ cash }: { cash: List<CashPosition> }) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const opening = useOpening();
  const mayOpen = useMay('cash.own');
  const box = balanceOf(cash, 'cash_box');
  const isOpen =
    opening.isLoading || opening.error || opening.rows.some(({ account }) => account === 'cash_box');
  if (box !== undefined && box < 0)
    return (
      <Placed tone="attention">
        {t(isOpen ? 'cash.below' : 'cash.belowUnopened', { amount: format.money(box) })}
      </Placed>
    );
  if (isOpen || !mayOpen || cash.error || cash.rows.some(({ balance }) => balance !== 0)) return null;
  return <Placed tone="attention">{t('cash.unopened')}</Placed>;
}

function Loaded() {
  return <CashNotice cash={useCash()} />;
}

/** The same on a page that has loaded neither the cash nor the texts of the books. */
export const LoadedCashNotice = withWords('books', loadBooks, Loaded);
