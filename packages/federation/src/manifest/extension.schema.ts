import * as z from 'zod/mini';
import { schemaIssue, type Checked } from './schema-issue.ts';
import { label, pagePath, requires, serverNeeds } from './fields.schema.ts';

/** The places in the console that features extend. */
const slots = [
  'home.cards',
  'home.panels',
  'orders.row-actions',
  'orders.selection-actions',
  'orders.details',
  'merchants.details',
  'drivers.details',
  'palette.results',
] as const;

/** The figures of the home page, as the two dashboard calls name them in `@tawseel/api-client/dashboard`. */
const figures = [
  'afterExpenses',
  'profits',
  'expenses',
  'orders',
  'delivered',
  'returnedOrCancelledToday',
  'driversMoney',
  'merchantsMoney',
  'merchants',
  'drivers',
  'cars',
  'cities',
  'paidSoFar',
] as const;

const periods = ['today', 'week', 'month', 'total'] as const;

/** A figure of `home.cards`. It is data, so that the home page shows it without the feature's code. */
const homeFigure = z.strictObject({
  value: z.enum(figures),
  /** Position on the page: a card in one of the two rows, or a line of the company panel. */
  group: z.enum(['today', 'balances', 'company']),
  unit: z.enum(['money', 'count']),
  /** Periods of the figure: the card shows the first one large and each other one as a line below it. */
  periods: z.optional(z.array(z.enum(periods)).check(z.minLength(1, 'must name a period'))),
  /** `main` highlights the card; `attention` colours a number above 0. */
  tone: z.optional(z.enum(['main', 'attention'])),
  /** The list that explains the number: a page of the feature, filtered by the period's days in column `days`. */
  link: z.strictObject({
    page: pagePath,
    days: z.optional(z.string()),
    filter: z.optional(z.record(z.string(), z.string())),
  }),
});

/** A bar chart of `home.panels`, of a figure that is a list. */
const homeChart = z.strictObject({
  value: z.literal('topCities'),
  /** Headings of the chart's table. */
  category: label,
  count: label,
  empty: label,
});

/** An extension of a slot by a feature. */
const extension = z.strictObject({
  slot: z.enum(slots),
  /** Name of the component in `src/feature.ts`; unique in its slot. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be a lower-case name such as open-orders')),
  /** Title of a card or panel, label of a detail or an action, heading of results. */
  label,
  /** Position among the extensions of the slot, smallest first. */
  order: z.number(),
  requires,
  needs: serverNeeds,
  /** `home.cards` alone: the figure in place of a component. */
  figure: z.optional(homeFigure),
  /** `home.panels` alone: a chart in place of a component. */
  chart: z.optional(homeChart),
  /** `orders.row-actions` alone: the action is disabled for rows without a value in this column. */
  column: z.optional(z.string()),
});

export const extensions = z.optional(z.array(extension));

interface OwnSlot {
  field: 'figure' | 'chart' | 'column';
  slot: Extension['slot'];
}

const ownSlots: readonly OwnSlot[] = [
  { field: 'figure', slot: 'home.cards' },
  { field: 'chart', slot: 'home.panels' },
  { field: 'column', slot: 'orders.row-actions' },
];

/** Cross-field checks: fields of other slots, duplicate names, links to pages of other features. */
export function checkExtensions(
  { value, issues }: Checked<{ extensions?: readonly Extension[] | undefined }>,
  paths: readonly string[],
): void {
  const all = value.extensions ?? [];
  all.forEach((own, i) => {
    const refuse = (path: string[], message: string) =>
      issues.push(schemaIssue(value, ['extensions', i, ...path], message));
    for (const { field, slot } of ownSlots)
      if (own[field] !== undefined && own.slot !== slot) refuse([field], `is for ${slot} alone`);
    if (own.slot === 'home.cards' && !own.figure) refuse(['figure'], 'is missing');
    if (all.findIndex(({ slot, name }) => slot === own.slot && name === own.name) !== i)
      refuse(['name'], `must be unique in ${own.slot}`);
    if (own.figure && !paths.includes(own.figure.link.page))
      refuse(['figure', 'link', 'page'], 'must be the path of one of the pages');
  });
}

export type Extension = z.infer<typeof extension>;
export type Slot = Extension['slot'];
export type HomeFigure = z.infer<typeof homeFigure>;
export type FigureName = HomeFigure['value'];
export type Period = (typeof periods)[number];
