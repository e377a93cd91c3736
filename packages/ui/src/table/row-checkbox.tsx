import { useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import type { Selection } from './table.types.ts';

export const Tick = styled.input.attrs({ type: 'checkbox' })`
  inline-size: 1rem;
  block-size: 1rem;
  margin: 0;
  accent-color: ${tokens.color.accent};
  vertical-align: middle;
`;

/** The space around a checkbox belongs to it, so that a finger hits it. */
const Target = styled.label`
  display: inline-grid;
  place-items: center;
  vertical-align: middle;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: -4px;
`;

interface RowCheckboxProps extends Pick<Selection, 'onChange' | 'onRange'> {
  id: string;
  /** The row's name. */
  name: string;
  isSelected: boolean;
}

/** Selects one row; with Shift, also those between it and the one that was selected last. */
export function RowCheckbox({ id, name, isSelected, onChange, onRange }: RowCheckboxProps) {
  const { t } = useTranslation('base');
  const select = (isTicked: boolean) =>
    onChange((selected) => new Set(isTicked ? [...selected, id] : [...selected].filter((key) => key !== id)));
  return (
    <Target>
      <Tick
        aria-label={t('selectRow', { row: name })}
        checked={isSelected}
        onChange={({ target: { checked }, nativeEvent }) => {
          const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (hasShift && onRange) onRange(id, checked);
          else select(checked);
        }}
      />
    </Target>
  );
}

/** Selects all shown rows, or none. */
export function AllRowsCheckbox({ ids, selected, onChange }: Selection & { ids: readonly string[] }) {
  const { t } = useTranslation('base');
  const ticked = ids.filter((id) => selected.has(id)).length;
  return (
    <Tick
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
