import { labelKey } from '@tawseel/api-client';
import type { DeskCity, Stage } from '@tawseel/api-client/dispatch';
import { order } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Age } from './age.tsx';
import { countedStages, totalOf, type Figures } from './desk-stages.ts';
import { Figure, Scroller, Table, Zero } from './desk-summary.styles.ts';

/** Orders of a stage, of one city or, with an empty one, of all. */
export interface Pick {
  stage: Stage | '';
  city: string;
}

interface DeskSummaryProps {
  cities: readonly DeskCity[];
  /** The figure whose orders are shown. */
  shown: { stage: string; city: string };
  onPick: (pick: Pick) => void;
}

/** Numbers of parcels by stage and city, the sums on top; each number shows its orders, and hides them again. */
export function DeskSummary({ cities, shown, onPick }: DeskSummaryProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const row = (city: string, figures: Figures) => {
    const name = city || t('desk.allCities');
    return (
      <tr key={city}>
        <th scope="row">
          <bdi>{name}</bdi>
          {figures.oldest && (
            <small>
              {t('desk.oldest')} <Age since={figures.oldest} />
            </small>
          )}
        </th>
        {countedStages.map((stage) => {
          const isShown = shown.stage === stage && shown.city === city;
          const number = format.number(figures[stage]);
          return (
            <td key={stage}>
              {figures[stage] === 0 && !isShown ? (
                <Zero>{number}</Zero>
              ) : (
                <Figure
                  type="button"
                  aria-pressed={isShown}
                  aria-label={t('desk.figure', { stage: t(`desk.stages.${stage}`), city: name, number })}
                  onClick={() => onPick(isShown ? { stage: '', city: '' } : { stage, city })}
                >
                  {number}
                </Figure>
              )}
            </td>
          );
        })}
      </tr>
    );
  };
  return (
    <Scroller aria-label={t('desk.byCity')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t(labelKey('dispatch', order, 'city_order'))}</th>
            {countedStages.map((stage) => (
              <th key={stage} scope="col">
                {t(`desk.stages.${stage}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('', totalOf(cities))}
          {cities.map(({ city_order: city, ...figures }) => row(city, figures))}
        </tbody>
      </Table>
    </Scroller>
  );
}
