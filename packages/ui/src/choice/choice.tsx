import { useId } from 'react';
import { styled } from 'styled-components';
import type { Option } from '../fields/fields.tsx';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.fieldset`
  display: inline-flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  margin: 0;
  padding: 3px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: ${tokens.height.controlSmall};
    padding-inline: 14px;
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.muted};
    font-weight: 500;
    text-align: center;
    cursor: pointer;
    transition:
      background ${tokens.motion},
      color ${tokens.motion};
  }

  &:enabled label:hover {
    color: ${tokens.color.text};
  }

  label:has(:checked) {
    background: ${tokens.color.raised};
    color: ${tokens.color.text};
    box-shadow: 0 0 0 1px ${tokens.color.lineStrong};
    /* Forced colours show it instead of the background. */
    outline: 1px solid transparent;
  }

  label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 1px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:disabled {
    opacity: 0.62;

    label,
    input {
      cursor: default;
    }
  }

  ${media.phone} {
    label {
      min-block-size: 2.5rem;
    }
  }
`;

export interface ChoiceProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  options: readonly (Option & { value: Value; lang?: string })[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the value can no longer be changed. */
  disabled?: boolean;
}

/** Radio buttons styled as one segmented control. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <Root disabled={disabled}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Root>
  );
}
