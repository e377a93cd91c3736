import { useTranslation } from '@tawseel/i18n';
import { Button, TextField } from '@tawseel/ui';
import type { Ref, SubmitEvent } from 'react';
import { codeLength } from './new-scan.ts';
import { CodeLine } from './scan.styles.ts';

export interface CodeFormProps {
  field: Ref<HTMLInputElement>;
  onCode: (code: string) => void;
}

/** The field of the code. Enter, with which scanners end a code, empties it for the next one. */
export function CodeForm({ field, onCode }: CodeFormProps) {
  const { t } = useTranslation('dispatch');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('code');
    if (!(input instanceof HTMLInputElement)) return;
    const code = input.value.trim();
    input.value = '';
    input.focus();
    if (code) onCode(code);
  };
  return (
    <CodeLine noValidate onSubmit={submit}>
      <TextField
        ref={field}
        name="code"
        label={t('scan.field')}
        dir="ltr"
        maxLength={codeLength}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" variant="primary">
        {t('scan.enter')}
      </Button>
    </CodeLine>
  );
}
