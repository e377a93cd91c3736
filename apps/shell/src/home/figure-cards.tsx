import type { HomeFigure } from '@tawseel/federation/registry';
import { useExtensions } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import type { Trends } from '@tawseel/api-client/dashboard';
import { FigureCard } from './figure-card.tsx';
import { figureOf, listOf, trendOf, type Figures } from './figures.ts';
import type { PeriodStarts } from './periods.ts';
import { lastDays } from './sparkline.tsx';
import { money, plainMoney } from './written.tsx';

/** A figure that a feature adds to the home page. */
export interface HomeCard {
  label: string;
  order: number;
  figure: HomeFigure;
}

/** The figures of `home.cards` in a group, in their order. */
export function useHomeCards(group: HomeFigure['group']): HomeCard[] {
  const { of, language } = useExtensions();
  return of('home.cards').flatMap(({ label, order, figure }) =>
    figure?.group === group ? [{ label: label[language], order, figure }] : [],
  );
}

interface FigureCardsProps {
  cards: readonly HomeCard[];
  figures: Figures;
  starts: PeriodStarts;
  /** Undefined while they load, or if the server has none. */
  trends: Trends | undefined;
}

/** The figures of features as cards; each number links to the list that explains it. */
export function FigureCards({ cards, figures, starts, trends }: FigureCardsProps) {
  const { t } = useTranslation('shell');
  const { number, money: moneyText } = useFormat();
  const { hasPage } = useExtensions();
  // Listed individually, because the translation test searches for each key.
  const names = {
    today: '',
    week: t('dashboard:week'),
    month: t('dashboard:month'),
    total: t('dashboard:total'),
  };
  return cards.map(({ label, figure }) => {
    const [first = 'today', ...others] = figure.periods ?? [];
    const isMoney = figure.unit === 'money';
    const values = trends && trendOf(trends, figure.value);
    const sum = (days: number) => (isMoney ? moneyText : number)(lastDays(values ?? [], days));
    return (
      <FigureCard
        key={label}
        label={label}
        to={listOf(figure, first, starts, hasPage)}
        value={figureOf(figures, figure.value, first)}
        write={isMoney ? money : number}
        writeLine={isMoney ? plainMoney : number}
        lines={others.map((period) => ({
          label: names[period],
          value: figureOf(figures, figure.value, period),
          to: listOf(figure, period, starts, hasPage),
        }))}
        isMain={figure.tone === 'main'}
        isAttention={figure.tone === 'attention'}
        trend={values && { values, label: t('dashboard:trend', { week: sum(7), month: sum(30) }) }}
      />
    );
  });
}
