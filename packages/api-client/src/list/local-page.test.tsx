import { waitFor } from '@testing-library/react';
import { defineEntity } from '../description/define-entity.ts';
import { day, id, money, text } from '../description/field.ts';
import type { Row } from '../description/row.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import type { ListView } from './read-page.ts';
import { useList } from './use-list.ts';

const entity = defineEntity({
  name: 'row',
  reads: ['order'],
  key: ['id'],
  fields: { id: id(), name: text(), city: text({ nullable: true }), money: money(), day: day() },
  list: { name: 'rows', path: '/DC/DisplayRows', allow: 'records.see', rows: 'date', sort: 'id' },
});
const { list } = entity;

const row = (id: string, rest: Partial<Row<typeof entity>> = {}) => ({
  id,
  name: `Row ${id}`,
  city: 'Amman',
  money: 0,
  day: '2026-01-01T08:00:00+03:00',
  ...rest,
});

const api = fakeApi();

describe('a server of the bare contract', () => {
  const rows = [
    row('1', { name: 'أحمد حدّاد', city: 'عمّان', money: 10, day: '2026-01-09T08:00:00+03:00' }),
    row('2', { name: 'Sara', city: 'إربد', money: 9.5, day: '2026-02-01T08:00:00+03:00' }),
    row('10', { name: 'سارة', city: null, money: 1000, day: '2026-03-31T23:00:00+03:00' }),
  ];

  const renderBare = (view: ListView) =>
    renderWithApi((now: ListView) => useList(entity, now), view, { readCapabilities: () => [] });

  async function idsOf(view: ListView) {
    api.on(list.path, json({ success: true, date: rows }));
    const { result } = renderBare(view);
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ hasMore: false, total: result.current.rows.length });
    return result.current.rows.map(({ id }) => id);
  }

  test.each<[string, ListView, string[]]>([
    ['the whole list is one page', {}, ['1', '2', '10']],
    ['search folds Arabic', { search: 'احمد عمان' }, ['1']],
    ['search folds ta marbuta and Arabic-Indic digits', { search: 'ساره ١٠٠' }, ['10']],
    ['search finds amounts in the format of screens', { search: '1,000.00' }, ['10']],
    ['search reads Arabic decimal signs', { search: '٩٫٥٠' }, ['2']],
    ['search ignores case', { search: 'SARA' }, ['2']],
    ['search looks only in the columns of searchIn', { search: 'عمان', searchIn: ['name'] }, []],
    ['search does not find null', { search: 'null' }, []],
    ['numbers sort as numbers', { sort: 'money' }, ['2', '1', '10']],
    ['identifiers sort by their numbers, descending', { sort: '-id' }, ['10', '2', '1']],
    ['text sorts by the Arabic alphabet', { sort: 'city' }, ['10', '2', '1']],
    ['a filter matches whole values', { filter: { city: 'إربد' } }, ['2']],
    ['a filter of several values matches each', { filter: { city: ['إربد', 'عمّان'] } }, ['1', '2']],
    ['a filter of no values matches all rows', { filter: { city: [] } }, ['1', '2', '10']],
    [
      'a range of days includes both ends',
      { filter: { day: { from: '2026-02-01', to: '2026-03-31' } } },
      ['2', '10'],
    ],
    ['a range of numbers compares numbers', { filter: { money: { from: '9', to: '50' } } }, ['1', '2']],
    ['a range may have one end', { filter: { day: { to: '2026-01-31' } } }, ['1']],
  ])('%s', async (_, view, ids) => {
    expect(await idsOf(view)).toEqual(ids);
  });

  test('is asked once for its list, with an empty body, whatever the view', async () => {
    api.on(list.path, json({ success: true, date: rows }));
    const { result, rerender } = renderBare({ sort: 'id' });
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
    rerender({ search: 'sara' });
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    expect(api.received.map(({ body }) => body)).toEqual([{}]);
  });

  test('may put its rows under the other key of the contract', async () => {
    api.on(list.path, json({ success: true, data: rows }));
    const { result } = renderBare({});
    await waitFor(() => expect(result.current.rows).toHaveLength(3));
  });
});
