import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { Selection } from './table.types.ts';

const Box = styled.input.attrs({ type: 'checkbox' })`
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  accent-color: ${tokens.color.accent};
  vertical-align: middle;
`;

interface RowCheckboxProps extends Selection {
  id: string;
  /** The row's name. */
  name: string;
}

/** Ticks one row. */
export function RowCheckbox({ id, name, selected, onChange }: RowCheckboxProps) {
  const { t } = useTranslation('base');
  const toggle = (isTicked: boolean) => {
    const next = new Set(selected);
    if (isTicked) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <Box
      aria-label={t('selectRow', { row: name })}
      checked={selected.has(id)}
      onChange={(event) => toggle(event.target.checked)}
    />
  );
}

/** Ticks all rows on show, or none. */
export function AllRowsCheckbox({ ids, selected, onChange }: Selection & { ids: readonly string[] }) {
  const { t } = useTranslation('base');
  const ticked = ids.filter((id) => selected.has(id)).length;
  return (
    <Box
      aria-label={t('selectAll')}
      checked={ids.length > 0 && ticked === ids.length}
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && ticked < ids.length;
      }}
      onChange={(event) => onChange(new Set(event.target.checked ? ids : []))}
    />
  );
}
