import { fieldErrorMessage, useTranslation } from '@tawseel/i18n';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { tokens } from '../theme/tokens.ts';

/** Props that every field has besides those of its control. */
export interface FieldFrameProps {
  label: string;
  /** Help below the control: a format, a unit, a consequence. */
  hint?: ReactNode;
  /** The error: an error key (`tooLong:100`) or a sentence. */
  fault?: string | undefined;
  /** Marks the label as optional. */
  isOptional?: boolean;
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: 5px;
  min-inline-size: 0;
`;

const Label = styled.label`
  font-weight: 500;

  small {
    font-size: 0.75rem;
    font-weight: 400;
    color: ${tokens.color.muted};
  }
`;

const Hint = styled.p`
  font-size: 0.8125rem;
  color: ${tokens.color.muted};
`;

const Fault = styled.p`
  font-size: 0.8125rem;
  font-weight: 500;
  color: ${tokens.color.red};
`;

/** Ids that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FramedControlProps extends FieldFrameProps {
  /** Hides the label visually if the context already names the field, such as a cell under its heading. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label above a control, hint and error below it, all connected for screen readers. */
export function FieldFrame(props: FramedControlProps) {
  const { label, hint, fault, isOptional = false, isLabelHidden = false, children } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  const name = (
    <Label htmlFor={id}>
      {label}
      {isOptional && <small> ({t('optional')})</small>}
    </Label>
  );
  return (
    <Root>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {fault && <Fault id={`${id}-fault`}>{fieldErrorMessage(t, fault)}</Fault>}
    </Root>
  );
}
