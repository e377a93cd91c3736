import { type List, useMay, useWholeList } from '@tawseel/api-client';
import { balanceOf, cashPosition, type CashPosition, openingBalance } from '@tawseel/api-client/books';
import { PageLink } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Notice } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { loadBooks } from '../words/books.ts';

const Placed = styled(Notice)`
  margin-block-end: 20px;
`;

interface CashNoticeProps {
  cash: List<CashPosition>;
  /** Where it can be mended. */
  action?: ReactNode;
}

/** Warns that the cash box is below zero, or that nobody has entered opening money. */
export function CashNotice({ cash, action }: CashNoticeProps) {
  const { t } = useTranslation('books');
  const format = useFormat();
  const opening = useWholeList(openingBalance);
  const mayOpen = useMay('cash.own');
  const box = balanceOf(cash, 'cash_box');
  const isOpened =
    opening.isLoading || opening.error || opening.rows.some(({ account }) => account === 'cash_box');
  if (box !== undefined && box < 0)
    return (
      <Placed tone="attention">
        {t(isOpened ? 'cash.below' : 'cash.belowUnopened', { amount: format.money(box) })} {action}
      </Placed>
    );
  if (isOpened || !mayOpen || cash.error || cash.rows.some(({ balance }) => balance !== 0)) return null;
  return <Placed tone="attention">{t('cash.unopened')}</Placed>;
}

function Loaded() {
  const { t } = useTranslation('books');
  const action = <PageLink page="cash">{t('cash.title')}</PageLink>;
  return <CashNotice cash={useWholeList(cashPosition)} action={action} />;
}

/** The same on a page that has loaded neither the cash nor the texts of the books. */
export const LoadedCashNotice = withWords('books', loadBooks, Loaded);
