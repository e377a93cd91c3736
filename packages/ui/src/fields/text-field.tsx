import { plainText } from '@tawseel/i18n/text';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './control.styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { showPlain } from './show-plain.ts';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url';
}

/** One line of text. */
export function TextField({
  label,
  hint,
  fault,
  isOptional = false,
  type = 'text',
  onChange,
  ...rest
}: TextFieldProps) {
  // Email addresses and numbers are left to right in both languages; other text follows its own direction.
  const dir = type === 'text' ? 'auto' : 'ltr';
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => (
        <Input
          type={type}
          dir={dir}
          {...control}
          {...rest}
          {...(onChange && {
            onChange: (event) => {
              if (type !== 'text') showPlain(event.target, plainText);
              onChange(event);
            },
          })}
        />
      )}
    </FieldFrame>
  );
}
