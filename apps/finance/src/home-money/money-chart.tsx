import { Chart, ChartToggle, type ChartProps } from '@tawseel/ui/chart';
import { useState } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 8px;

  > button {
    justify-self: end;
  }
`;

/** A chart of amounts in a panel of home, or its numbers as a table. */
export function MoneyChart(props: Pick<ChartProps, 'label' | 'categoryLabel' | 'categories' | 'series'>) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Root>
      <ChartToggle isTable={isTable} onChange={setIsTable} />
      <Chart {...props} unit="money" height={310} isTable={isTable} />
    </Root>
  );
}
