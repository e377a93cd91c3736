import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Card } from '../frame/card.tsx';

export interface ChartToggleProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}

/** Switches between a chart and its numbers as a table. */
export function ChartToggle({ isTable, onChange }: ChartToggleProps) {
  const { t } = useTranslation('base');
  return (
    <Button size="small" onClick={() => onChange(!isTable)}>
      {isTable ? t('asChart') : t('asTable')}
    </Button>
  );
}

/** A card with a chart. A {@link ChartToggle} in it is at the height of the heading, which contains no control. */
export const ChartCard = styled(Card)`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 16px;
  }
`;
