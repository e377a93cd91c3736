import { exportColumns } from '@tawseel/api-client/export-file';
import { labels } from '@tawseel/api-client/labels';
import type { Entity, Field } from '@tawseel/api-client/schemas';
import type { ListDefinition } from '../lists/list-definition.ts';
import { onEachDatabase } from '../testing/test-api.ts';
import released from './released-headings.json';

onEachDatabase('exported columns', (test) => {
  const entityOf = (name: string): Entity => {
    const list: ListDefinition | undefined = test().api.lists.get(name);
    if (!list) throw new Error(`There is no list ${name}`);
    return list.entity;
  };

  it.each(Object.entries(released))('of %s keep their released headings', (name, headings) => {
    const [en, ar] = [exportColumns(entityOf(name), 'en'), exportColumns(entityOf(name), 'ar')];
    const present = en.map(({ name: column, heading }, at) => [column, [heading, ar[at]?.heading]] as const);
    expect(Object.fromEntries(present)).toMatchObject(headings);
    const names = present.map(([column]) => column);
    expect(names.filter((column) => column in headings)).toEqual(Object.keys(headings));
  });

  it('of every list have labels, and labels of their values, in both languages', () => {
    for (const { entity } of test().api.lists.values()) {
      for (const language of ['en', 'ar'] as const) {
        const texts = labels[language].get(entity.name);
        for (const { name } of exportColumns(entity, language)) {
          const { values = [], known = values, code }: Field = entity.fields[name] ?? { kind: 'text' };
          expect({ entity: entity.name, name, label: texts?.fields[name] }).toEqual({
            entity: entity.name,
            name,
            label: expect.stringMatching(/\S/),
          });
          if (!code) expect(Object.keys(texts?.values?.[name] ?? {})).toEqual([...known]);
        }
      }
    }
  });

  it('in English keep every value but a role, the status of inactive accounts and the source of a deletion', () => {
    // Exports of these lists translate all of their values.
    const worded = [
      'activity',
      'cash',
      'account-balances',
      'journal',
      'money-by-age',
      'opening-balances',
      'failure-reasons',
      'runs',
      'run-lines',
      'return-manifests',
    ];
    const lists = [...test().api.lists.values()].filter(({ name }) => !worded.includes(name));
    const changed = lists.flatMap(({ entity }) =>
      exportColumns(entity, 'en').flatMap(({ name, words = new Map<string, string>() }) =>
        [...words]
          .filter(([value, word]) => value !== word)
          .map(([value, word]) => `${name}: ${value}, ${word}`),
      ),
    );
    const expected = [
      'role: DataEntry, Data entry',
      'status: InActive, Inactive',
      'collector: Driver, The driver',
      'collector: Company, The company',
      'collector: Nobody, Nobody, paid in advance',
      'collector: Undecided, Not decided',
      'place: Merchant, With the merchant',
      'place: Branch, In the branch',
      'place: Driver, With the driver',
      'place: Customer, With the customer',
      'quote_source: MerchantArea, Price of the merchant for the area',
      'quote_source: MerchantCity, Price of the merchant for the city',
      'quote_source: Area, Price of the area',
      'quote_source: City, Price of the city',
      'from_deletion: admin, Administrator',
    ];
    expect([...new Set(changed)]).toEqual(expected);
  });
});
