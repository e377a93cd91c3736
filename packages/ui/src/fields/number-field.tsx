import { useFormat } from '@tawseel/i18n';
import { plainNumber } from '@tawseel/i18n/text';
import { useState, type ComponentPropsWithRef } from 'react';
import { Adorned, Input } from './control.styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

import { parseNumber } from './parse-number.ts';
import { showPlain } from './show-plain.ts';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'>;

export interface NumberFieldProps extends FieldFrameProps, InputProps {
  /** `undefined` for an empty field, `NaN` for text that is not a number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Hides the label visually if the context already names the field, such as a cell under its heading. */
  isLabelHidden?: boolean;
  /** Unit at the end of the field. */
  unit?: string;
}

function textOf(value: number | undefined) {
  return value === undefined || Number.isNaN(value) ? '' : String(value);
}

/**
 * A number field that accepts Arabic digits. It is a text input, because native number inputs discard text they cannot
 * parse, change with the mouse wheel and refuse Arabic digits.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    fault,
    isOptional = false,
    isLabelHidden = false,
    value,
    onChange,
    unit,
    ...rest
  } = props;
  const [typed, setTyped] = useState(() => textOf(value));
  // Keep the typed text while it has the same value; a value from outside replaces it.
  const text = Object.is(parseNumber(typed), value) ? typed : textOf(value);
  const change = (next: string) => {
    setTyped(next);
    onChange(parseNumber(next));
  };
  return (
    <FieldFrame {...{ label, hint, fault, isOptional, isLabelHidden }}>
      {(control) => (
        <Adorned>
          <Input
            type="text"
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            {...control}
            {...rest}
            value={text}
            onChange={(event) => change(showPlain(event.target, plainNumber))}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </Adorned>
      )}
    </FieldFrame>
  );
}

export type MoneyFieldProps = Omit<NumberFieldProps, 'unit'>;

/** An amount in JD. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField unit={useFormat().unit()} {...props} />;
}
