import { useFormat, useTranslation } from '@tawseel/i18n';
import { isDay, plainText, readDay } from '@tawseel/i18n/text';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/button.tsx';
import { icons } from '../icon/icon.tsx';
import { Adorned, Input } from './control.styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { showPlain } from './show-plain.ts';

/** Opens its calendar below the field, and is never seen itself. */
const Picker = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  pointer-events: none;
`;

export interface DayInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  /** `YYYY-MM-DD`, or a text that is no day as it was typed. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A day, day first in both languages. It is a text input, because native date inputs have the format of the browser's language,
 * whatever that of the page is; their calendar opens by the button.
 */
export function DayInput({ value, onChange, onBlur, min, max, ...rest }: DayInputProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isTyped = typed !== '' && (readDay(typed) ?? typed) === value;
  const change = (text: string) => {
    setTyped(text);
    onChange(readDay(text) ?? text);
  };
  return (
    <Adorned>
      <Input
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={t('dayFormat')}
        {...rest}
        value={isTyped ? typed : format.carDate(value)}
        onChange={({ target }) => change(showPlain(target, plainText))}
        onBlur={(event) => {
          setTyped('');
          onBlur?.(event);
        }}
      />
      <IconButton
        size="small"
        label={t('calendar')}
        icon={icons.calendar}
        disabled={rest.readOnly ?? rest.disabled}
        onClick={() => picker.current?.showPicker()}
      />
      <Picker
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        {...{ min, max }}
        value={isDay(value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Adorned>
  );
}

export interface DateFieldProps extends FieldFrameProps, DayInputProps {}

/** A calendar day. */
export function DateField({ label, hint, fault, isOptional = false, ...rest }: DateFieldProps) {
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => <DayInput {...control} {...rest} />}
    </FieldFrame>
  );
}
