import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button } from '../button/button.tsx';
import { Select } from '../fields/control.styles.ts';
import { FilterDateRange } from '../filters/day-filters.tsx';
import { FilterSelect, FilterToggle, ResultCount } from '../filters/filters.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { CardItem, CardList } from '../table/card-list.ts';
import type { CellLook } from '../table/cell-look.ts';
import { writeValue } from '../table/cell-value.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { Root as Card } from '../table/row-card.styles.ts';
import { Tick } from '../table/row-checkbox.tsx';
import { Edges, Scroller } from '../table/scroller.styles.ts';
import { SortRoot } from '../table/sort-select.tsx';
import { SortButton } from '../table/sort-button.styles.ts';
import { Table } from '../table/table.styles.ts';
import type { Column } from '../table/table.types.ts';
import { columnPlaceholder } from './column-placeholder.ts';
import { rowButtons } from './first-rows.types.ts';

interface Sample {
  value: unknown;
}

/** Format and value of a cell with each look. */
const samples: Readonly<
  Record<CellLook['look'], [Pick<Column<Sample>, 'kind' | 'hasUnit'>, Sample['value']]>
> = {
  missing: [{}, null],
  isolated: [{}, '-'],
  ltr: [{ kind: 'id' }, '-'],
  amount: [{ kind: 'money', hasUnit: true }, 0],
  phone: [{ kind: 'phone', hasUnit: true }, '0790000000'],
  tag: [{ kind: 'status' }, '-'],
};

function Cells() {
  const { t } = useTranslation('base');
  const format = useFormat();
  return Object.entries(samples).map(([look, [kind, value]]) => (
    <div key={look} data-look={look}>
      {writeValue({ key: 'value', header: '', ...kind }, { value }, format, t)}
    </div>
  ));
}

function Actions() {
  const { t } = useTranslation('base');
  const shared = { onSelect: () => undefined };
  const buttons = rowButtons.map((name) => ({ ...shared, label: t(name), isDanger: name === 'delete' }));
  // More actions than buttons give a menu; the button beside it is copied, so it has no picture.
  const menu = [...buttons, { ...shared, label: '', quickIcon: 'M0 0' }];
  return Object.entries({ buttons, menu }).map(([name, actions]) => (
    <div key={name} data-actions={name}>
      <RowActions actions={actions} describedBy="" />
    </div>
  ));
}

function ToolbarParts() {
  const { t } = useTranslation('base');
  const shared = { label: columnPlaceholder, value: '', onChange: () => undefined };
  const parts = {
    select: <FilterSelect {...shared} options={[]} />,
    toggle: <FilterToggle {...shared} />,
    days: <FilterDateRange {...shared} value={{}} />,
    more: (
      <Button variant="ghost">
        {t('more')}
        <Icon path={icons.chevronDown} />
      </Button>
    ),
    count: <ResultCount shown={0} isUnknown />,
    columns: (
      <Button variant="ghost">
        <Icon path={icons.columns} />
        {t('columns')}
      </Button>
    ),
    print: (
      <Button variant="ghost">
        <Icon path={icons.print} />
        {t('print')}
      </Button>
    ),
  };
  return Object.entries(parts).map(([name, part]) => (
    <div key={name} data-toolbar={name}>
      {part}
    </div>
  ));
}

/**
 * Templates of a table, of cards, of their cells and of the toolbar, which `fillList` copies and fills without React. The
 * shell's build renders them.
 */
export function RowTemplates() {
  const { t } = useTranslation('base');
  return (
    <div hidden data-row-templates>
      <div data-rows="table">
        <Edges>
          <Scroller>
            <Table>
              <thead>
                <tr>
                  <th scope="col" data-tick>
                    <Tick />
                  </th>
                  <th scope="col">
                    <SortButton type="button">
                      {columnPlaceholder}
                      <Icon path={icons.sort} />
                    </SortButton>
                  </th>
                  <th scope="col" data-actions>
                    <VisuallyHidden>{t('actions')}</VisuallyHidden>
                  </th>
                </tr>
              </thead>
              <tbody />
            </Table>
          </Scroller>
        </Edges>
      </div>
      <div data-rows="cards">
        <div>
          <SortRoot>
            <label>
              <Tick />
              <span>{t('all')}</span>
            </label>
            <Select>
              <option>{t('sortBy')}</option>
              <option>{t('ascending', { column: columnPlaceholder })}</option>
              <option>{t('descending', { column: columnPlaceholder })}</option>
            </Select>
          </SortRoot>
          <CardList />
        </div>
      </div>
      <div data-rows="card">
        <CardItem>
          <Card>
            <header>
              <Tick />
              <h2> </h2>
            </header>
            <dl />
            <footer>
              <Button variant="ghost" size="small">
                {t('details')}
                <Icon path={icons.chevronDown} />
              </Button>
            </footer>
          </Card>
        </CardItem>
      </div>
      <div data-rows="parts">
        <Cells />
        <Actions />
      </div>
      <ToolbarParts />
    </div>
  );
}
