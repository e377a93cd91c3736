import { labels } from '@tawseel/api-client/labels';
import {
  returnedParcel,
  returnManifest,
  run,
  runLine,
  waitingReturn,
} from '@tawseel/api-client/dispatch-schemas';
import {
  accountBalance,
  cashDay,
  cashPosition,
  entities,
  handoverDriver,
  handoverOrder,
  journalLine,
  moneyAge,
  payoutLine,
  payoutMerchant,
  unpaidLine,
  type Entity,
  type Field,
  type FieldKind,
} from '@tawseel/api-client/schemas';
import type { Schema } from './document.ts';
import { choiceFields, otherFields, requestFields, type FieldText } from './other-fields.ts';
import { priceFields, priceFileFields } from './price-fields.ts';

const furtherFields: Readonly<Record<string, FieldText>> = { ...priceFields, ...otherFields };

/** Whether the schema is of a request or of a response. */
export type Direction = 'input' | 'output';

const notes: Partial<Record<FieldKind, string>> = {
  money: 'JD, up to three decimals',
  signedMoney: 'JD, up to three decimals',
  quantity: 'up to three decimals',
  image: 'image as a data URL',
  secret: 'stored as a hash and never returned',
  json: 'values by field',
};

const examplesByKind: Partial<Record<FieldKind, unknown>> = {
  money: 12.5,
  signedMoney: 12.5,
  quantity: 2,
  wholeNumber: 3,
  phone: '0791234567',
  email: 'sami@example.com',
  day: '2026-11-22',
  secret: 'a-long-password',
  image: 'data:image/png;base64,iVBORw0KGgo=',
  json: { status: 'Active' },
};

const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const examplesByName: Record<string, unknown> = {
  company_id: '1001',
  merchant_id: 'M-1',
  driver_id: 'D-1',
  driver1_id: 'D-1',
  driver2_id: 'D-2',
  driver3_id: 'D-3',
  car_id: '12-34567',
  service_id: 'S-1',
  merchant_order_id: 'O-1',
  parcel_code: '1234567895',
  pieces: 1,
  contract_id: '3',
  payment_id: '7',
  name_driver: 'Sami Haddad',
  full_name: 'Lina Khoury',
  name_shop: 'Lina Flowers',
  shop_name: 'Lina Flowers',
  name_customer: 'Omar Nasser',
  name_order: 'Bouquet',
  address_order: 'Rainbow Street 12',
  city: 'Amman',
  city_driver: 'Amman',
  city_order: 'Amman',
  country: 'Jordan',
  delivery_type: 'Standard',
  type_car: 'Toyota',
  model: 'Prius',
  type_payment: 'Cash',
  bank_fee: 0,
  max_fee: 0,
  counts: { 10: 1, coins: 2.5 },
  working_hours: '9-17',
  contract_text_sha256: hash,
  contract_terms_sha256: hash,
  image_sha256: hash,
  previous_hash: hash,
  hash,
};

function isMoment({ kind }: Field) {
  return kind === 'moment';
}

function exampleOf(name: string, field: Field, label: string, io: Direction): unknown {
  if (isMoment(field)) return io === 'input' ? '2026-11-22' : '2026-11-22T09:30:00+03:00';
  const named = examplesByName[name];
  // Another entity may have a choice of the same name.
  if (field.values) return field.values.find((value) => value === named) ?? field.values[0];
  return named ?? examplesByKind[field.kind] ?? field.known?.[0] ?? label;
}

function formatOf(field: Field, io: Direction): string | undefined {
  if (field.kind === 'day' || (isMoment(field) && io === 'input')) return 'date';
  return isMoment(field) ? 'date-time' : undefined;
}

function isText({ type, anyOf = [] }: Schema): boolean {
  return [type].flat().includes('string') || anyOf.some(isText);
}

/** Fields of entities are texts and numbers: an array or a boolean of the same name is something else. */
function isOther({ type, anyOf = [] }: Schema): boolean {
  return type === 'array' || type === 'boolean' || anyOf.some(isOther);
}

const described: readonly Pick<Entity, 'name' | 'fields'>[] = [
  ...Object.values(entities),
  accountBalance,
  cashDay,
  cashPosition,
  journalLine,
  moneyAge,
  handoverDriver,
  handoverOrder,
  payoutLine,
  payoutMerchant,
  unpaidLine,
  run,
  runLine,
  returnManifest,
  returnedParcel,
  waitingReturn,
];

/** The entity that most of the properties belong to, if they are at least half of them. */
function entityOf(names: readonly string[]) {
  const ranked = described
    .map(({ name, fields }) => ({
      name,
      fields: new Map<string, Field>(Object.entries(fields)),
      shared: names.filter((property) => property in fields).length,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  const [first] = ranked;
  // One name of two, such as `type`, may be of anything.
  const least = Math.max(names.length / 2, Math.min(names.length, 2));
  return first && first.shared >= least ? first : undefined;
}

function describedByEntity(name: string, field: Field, schema: Schema, label: string, io: Direction): Schema {
  const note =
    field.kind === 'company' && io === 'input' ? 'ignored: it is that of the session' : notes[field.kind];
  const description = [label, note].filter(Boolean).join('; ');
  const format = isText(schema) ? formatOf(field, io) : undefined;
  const example = exampleOf(name, field, label || name, io);
  return {
    ...schema,
    ...(description && { description }),
    ...(format && { format }),
    examples: [schema.type === 'string' ? String(example) : example],
  };
}

/** Adds what is known of the properties: description and example, and of those of entities also unit and format. */
export function describeProperties(
  properties: Readonly<Record<string, Schema>>,
  io: Direction,
): Record<string, Schema> {
  const entity = entityOf(Object.keys(properties));
  const ownFields: Readonly<Record<string, FieldText>> =
    'writes' in properties ? { ...requestFields, ...priceFileFields } : requestFields;
  const entityLabels = entity && labels.en.get(entity.name)?.fields;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const field = entity?.fields.get(name);
      if (schema.const === '') return [name, { ...schema, description: 'Always empty' }];
      const choice = schema.enum && choiceFields[name];
      if (field && !choice && schema.const === undefined && !isOther(schema))
        return [name, describedByEntity(name, field, schema, entityLabels?.[name] ?? '', io)];
      const { description, example } =
        choice ?? (io === 'input' ? ownFields[name] : undefined) ?? furtherFields[name] ?? {};
      return [
        name,
        {
          ...schema,
          ...(description && { description }),
          ...(example !== undefined && { examples: [example] }),
        },
      ];
    }),
  );
}
