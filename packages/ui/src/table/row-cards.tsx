import { useTranslation } from '@tawseel/i18n';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { CardItem, CardList } from './card-list.ts';
import { CellValue } from './cell-value.tsx';
import { briefOf, cardColumns, hasFigures, nameOf } from './columns.ts';
import { RowActions } from './row-actions.tsx';
import { Root } from './row-card.styles.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { pixelsOf } from '../theme/text-size.ts';
import type { Column, RowsProps } from './table.types.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** From this number of cards on, only those near the viewport are mounted. */
const virtualFrom = 100;

const NearCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "near-rows" */ './near-cards.tsx')).NearCards,
}));

interface LinesProps<Row> {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
}

function Lines<Row>({ id, row, columns }: LinesProps<Row>) {
  return (
    <dl id={id}>
      {columns.map((column) => (
        <LineOf key={column.key} column={column}>
          <CellValue column={column} row={row} hasUnit />
        </LineOf>
      ))}
    </dl>
  );
}

function RowCard<Row>(props: Omit<RowsProps<Row>, 'rows' | 'caption'> & { row: Row }) {
  const { row, columns, rowKey, actions, selection } = props;
  const id = useId();
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  const select = selection?.onChange;
  const selectRange = selection?.onRange;
  const { primary, status, others, brief } = cardColumns(columns);
  const hasMore = brief.length < others.length;
  const [isOpen, setIsOpen] = useState(false);
  const { t } = useTranslation('base');
  return (
    <Root aria-labelledby={id} data-selected={isSelected || undefined}>
      <header>
        {select && (
          <RowCheckbox
            id={key}
            name={nameOf(columns, row)}
            isSelected={isSelected}
            onChange={select}
            onRange={selectRange}
          />
        )}
        <h2 id={id}>{primary && <CellValue column={primary} row={row} />}</h2>
        {status && <CellValue column={status} row={row} />}
      </header>
      <Lines id={`${id}-lines`} row={row} columns={isOpen ? others : brief} />
      {(actions ?? hasMore) && (
        <footer>
          {hasMore && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              aria-controls={`${id}-lines`}
              aria-describedby={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('details')}
              <Icon path={icons.chevronDown} />
            </Button>
          )}
          {actions && <RowActions actions={actions(row)} describedBy={id} />}
        </footer>
      )}
    </Root>
  );
}

function LineOf<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <dt data-control={column.isControl}>{t(column.header)}</dt>
      <dd data-control={column.isControl} data-figures={hasFigures(column) || undefined}>
        {children}
      </dd>
    </>
  );
}

/** Skeleton cards. */
export function SkeletonCards<Row>({ columns }: RowsProps<Row>) {
  return (
    <div>
      {[0, 1, 2, 3].map((at) => (
        <CardItem key={at} as="div">
          <Root>
            <header>
              <Skeleton $width="14ch" $height="1.1em" />
            </header>
            <dl>
              {briefOf(columns.slice(1)).map((column) => (
                <LineOf key={column.key} column={column}>
                  <Skeleton />
                </LineOf>
              ))}
            </dl>
          </Root>
        </CardItem>
      ))}
    </div>
  );
}

/** Estimated height of a card in px. */
function cardHeight<Row>(columns: readonly Column<Row>[]) {
  return pixelsOf(5.625 + briefOf(columns).length * 1.5625);
}

function AllCards<Row>({ list, rows, ...shared }: RowsProps<Row> & { list: HTMLElement | null }) {
  useKeptFocus(list);
  return rows.map((row) => (
    <CardItem key={shared.rowKey(row)}>
      <RowCard row={row} {...shared} />
    </CardItem>
  ));
}

function Items<Row>({ list, ...props }: RowsProps<Row> & { list: HTMLElement | null }) {
  const { rows, columns, rowKey } = props;
  if (rows.length < virtualFrom) return <AllCards list={list} {...props} />;
  return (
    <Suspense fallback={<AllCards list={list} {...props} rows={rows.slice(0, virtualFrom)} />}>
      <NearCards
        count={rows.length}
        list={list}
        cardHeight={cardHeight(columns)}
        keyOf={(index) => {
          const row = rows[index];
          return row === undefined ? String(index) : rowKey(row);
        }}
        renderCard={(index) => {
          const row = rows[index];
          return row === undefined ? null : <RowCard row={row} {...props} />;
        }}
      />
    </Suspense>
  );
}

/** The rows as cards, for a phone; of a long list only those near the viewport. */
export function RowCards<Row>(props: RowsProps<Row>) {
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <CardList ref={setList} aria-label={props.caption}>
      <Items list={list} {...props} />
    </CardList>
  );
}
