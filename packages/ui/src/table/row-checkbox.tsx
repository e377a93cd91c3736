import { useTranslation } from '@tawseel/i18n';
import { memo } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { Selection } from './table.types.ts';
import type { RowControls } from './use-row-controls.ts';

const Box = styled.input.attrs({ type: 'checkbox' })`
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  accent-color: ${tokens.color.accent};
  vertical-align: middle;
`;

interface RowCheckboxProps {
  id: string;
  /** The row's name. */
  name: string;
  labelOf: (name: string) => string;
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

const RowCheckbox = memo(function RowCheckbox({ id, name, labelOf, ...rest }: RowCheckboxProps) {
  const { isTicked, onTick } = rest;
  return (
    <Box
      aria-label={labelOf(name)}
      checked={isTicked}
      onChange={(event) => onTick(id, event.target.checked)}
    />
  );
});

interface RowTickProps {
  id: string;
  /** The row's name. */
  name: string;
  selection: Selection;
  controls: RowControls;
}

/** Selects one row. */
export function RowTick({ id, name, selection, controls }: RowTickProps) {
  return (
    <RowCheckbox
      id={id}
      name={name}
      labelOf={controls.tickLabel}
      isTicked={selection.selected.has(id)}
      onTick={controls.onTick}
    />
  );
}

/** Selects all shown rows, or none. */
export function AllRowsCheckbox({ ids, selected, onChange }: Selection & { ids: readonly string[] }) {
  const { t } = useTranslation('base');
  const ticked = ids.filter((id) => selected.has(id)).length;
  return (
    <Box
      aria-label={t('selectAll')}
      disabled={ids.length === 0}
      checked={ids.length > 0 && ticked === ids.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < ids.length;
      }}
      onChange={(event) => onChange(new Set(event.target.checked ? ids : []))}
    />
  );
}
