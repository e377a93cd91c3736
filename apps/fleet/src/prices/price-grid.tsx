import type { PriceCell as Cell } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Icon, icons } from '@tawseel/ui';
import { Fragment, useState, type ReactNode } from 'react';
import { type CityPlaces, type Place, scopeKey } from './places.ts';
import { PriceCell } from './price-cell.tsx';
import { EditorCell, Grid, PlaceName, Scroller } from './price-grid.styles.ts';

interface PriceGridProps {
  cities: readonly CityPlaces[];
  /** Ids of the merchants with columns of their own. */
  merchants: readonly string[];
  nameOf: (merchantId: string) => string;
  titleOf: (cell: Cell) => string;
  today: string;
  /** Whether the areas of all cities are shown. */
  isUnfolded: boolean;
  /** The cell whose editor is open. */
  open: Cell | undefined;
  onOpen: (cell: Cell, opener: HTMLElement) => void;
  /** Controls of a city. */
  renderCity: (place: Place) => ReactNode;
  editor: ReactNode;
}

/** Prices of cities and their areas: a column for all merchants, and one for each that is chosen. */
export function PriceGrid(props: PriceGridProps) {
  const { cities, merchants, nameOf, titleOf, today, isUnfolded, open, onOpen, renderCity, editor } = props;
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const columns = ['', ...merchants];
  const headingOf = (id: string) => (id === '' ? t('prices.all') : nameOf(id));
  const openKey = open && scopeKey(open);
  const toggle = (key: string) =>
    setUnfolded((keys) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  const row = (place: Place, name: ReactNode) => {
    const cells = columns.map((id) => place.cells.get(id));
    const hasEditor = cells.some((cell) => cell && scopeKey(cell) === openKey);
    const isArea = place.area !== null || undefined;
    return (
      <Fragment key={place.key}>
        <tr data-area={isArea}>
          <th scope="row" data-area={isArea}>
            {name}
          </th>
          {cells.map((cell, at) => (
            <td key={columns[at]}>
              {cell && (
                <PriceCell
                  cell={cell}
                  title={titleOf(cell)}
                  heading={headingOf(columns[at] ?? '')}
                  today={today}
                  isOpen={scopeKey(cell) === openKey}
                  onOpen={onOpen}
                />
              )}
            </td>
          ))}
        </tr>
        {hasEditor && (
          <tr>
            <EditorCell colSpan={columns.length + 1}>{editor}</EditorCell>
          </tr>
        )}
      </Fragment>
    );
  };
  const cityName = ({ city, areas }: CityPlaces, isOpen: boolean) => (
    <PlaceName>
      <bdi>{city.city}</bdi>
      {areas.length > 0 && !isUnfolded && (
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => toggle(city.key)}>
          <Icon path={isOpen ? icons.chevronUp : icons.chevronDown} />
          {t('prices.areaCount', { count: areas.length, number: format.number(areas.length) })}
        </Button>
      )}
      <span>{renderCity(city)}</span>
    </PlaceName>
  );
  return (
    <Scroller tabIndex={0} aria-label={t('prices.title')}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{t('prices.place')}</th>
            {columns.map((id) => (
              <th key={id} scope="col">
                <bdi>{headingOf(id)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cities.map((places) => {
            const isOpen = isUnfolded || unfolded.has(places.city.key);
            return (
              <Fragment key={places.city.key}>
                {row(places.city, cityName(places, isOpen))}
                {isOpen && places.areas.map((place) => row(place, <bdi>{place.area}</bdi>))}
              </Fragment>
            );
          })}
        </tbody>
      </Grid>
    </Scroller>
  );
}
