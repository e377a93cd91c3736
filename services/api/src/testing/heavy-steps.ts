/** Rows that a page may read of a table, besides those that it returns. */
const fewRows = 3000;

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Steps of a plan that read more rows than a page may, with their number. */
export function heavySteps(plan: PlanNode): string[] {
  // A bitmap index scan returns positions of rows; the step above it reads the rows themselves.
  const steps = nodesOf(plan).filter((node) => node['Node Type'] !== 'Bitmap Index Scan');
  return steps.flatMap((node) => {
    const each =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    const touched = each * node['Actual Loops'];
    return touched > fewRows ? [`${node['Node Type']} ${node['Relation Name'] ?? ''} ${touched} rows`] : [];
  });
}
