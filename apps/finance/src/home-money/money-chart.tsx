import { useTranslation } from '@tawseel/i18n';
import { Button } from '@tawseel/ui';
import { Chart, type ChartProps } from '@tawseel/ui/chart';
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
  const { t } = useTranslation('books');
  const [isTable, setIsTable] = useState(false);
  return (
    <Root>
      <Button size="small" onClick={() => setIsTable(!isTable)}>
        {isTable ? t('asChart') : t('asTable')}
      </Button>
      <Chart {...props} unit="money" height={310} isTable={isTable} />
    </Root>
  );
}
