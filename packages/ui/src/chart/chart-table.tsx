import { Link } from 'react-router-dom';
import { Table } from '../table/table.styles.ts';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import type { ChartData } from './chart.types.ts';

interface ChartTableProps extends ChartData {
  label: string;
  categoryLabel: string;
  write: (value: unknown) => string;
  /** Address of the rows that a category counts. */
  linkOf?: ((category: number) => string) | undefined;
}

/** The numbers of a chart. */
export function ChartTable({ label, categoryLabel, categories, series, write, linkOf }: ChartTableProps) {
  return (
    <Table>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{categoryLabel}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-figures>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ name }, at) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{linkOf ? <Link to={linkOf(at)}>{name}</Link> : name}</bdi>
            </th>
            {series.map((one) => (
              <td key={one.name} data-figures>
                <bdi>{write(one.values[at] ?? 0)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
