// By the name of the package: the parts are the shared ones of the shell, not copies in the feature.
import { Button, Dialog, DialogActions, Notice, TextField, tokens, useToast } from '@tawseel/ui';
import { useTranslation } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Content = styled.div`
  display: grid;
  gap: 14px;

  &[data-large] input {
    block-size: auto;
    padding-block: 10px;
    font: 600 1.5rem/1.3 ${tokens.font.mono};
    letter-spacing: 0.06em;
    text-align: center;
  }
`;

export interface ShownOnceDialogProps {
  title: string;
  /** Label of the value. */
  label: string;
  /** A link or a password, left to right in both languages. */
  value: string;
  hint?: ReactNode;
  /** Says that the value cannot be seen again. */
  warning: ReactNode;
  copyLabel: string;
  /** Message after the value was copied. */
  copied: string;
  /** Whether the value is read aloud or typed elsewhere, and therefore large. */
  isLarge?: boolean;
  /** Further ways to pass it on, before the button that copies it. */
  children?: ReactNode;
  onClose: () => void;
}

/** A value that the server tells once: to be copied, or passed on in another way. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, label, value, hint, warning, copyLabel, copied, isLarge, children, onClose } = props;
  const { t } = useTranslation('base');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(copied);
    } catch {
      toast.failure(t('failed'));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Content data-large={isLarge || undefined}>
        <TextField
          label={label}
          hint={hint}
          value={value}
          dir="ltr"
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Notice tone="attention">{warning}</Notice>
      </Content>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {children}
        {/* Browsers offer the clipboard only to pages over HTTPS or of this machine. */}
        {'clipboard' in navigator && (
          <Button variant="primary" data-autofocus onClick={() => void copy()}>
            {copyLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
