import type { FactorMethod, FactorProof, FactorRequest } from '@tawseel/api-client/factors';
import { useTranslation } from '@tawseel/i18n';
import { Button, Notice, tokens } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { useTotpCode } from './totp-code.ts';
import { hasPasskeys, provePasskey } from './passkey.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;

  > p {
    color: ${tokens.color.muted};
  }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: -10px;
`;

export interface FactorProofFormProps {
  request: FactorRequest;
  /** Sends the proof; throws the server's error. */
  onProof: (proof: FactorProof) => unknown;
  /** Button beside the submit button. */
  actions: ReactNode;
  align?: 'start' | 'end';
}

interface StepProps extends FactorProofFormProps {
  method: FactorMethod;
}

function PasskeyStep({ request, onProof, actions }: StepProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function prove() {
    setIsBusy(true);
    setFailure(undefined);
    const passkey = request.passkey && (await provePasskey(request.passkey).catch(() => undefined));
    try {
      if (passkey) await onProof({ passkey });
      else setFailure(t('factor:passkeyFailed'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('base:failed'));
    }
    setIsBusy(false);
  }
  return (
    <>
      <p>{t('factor:passkeyHint')}</p>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <div>
        <Button
          variant="primary"
          data-autofocus
          isBusy={isBusy}
          busyLabel={t('factor:confirming')}
          onClick={() => void prove()}
        >
          {t('factor:passkey')}
        </Button>{' '}
        {actions}
      </div>
    </>
  );
}

const text = () => z.string({ error: 'required' }).check(z.minLength(1, 'required'));

/** Schema and field of each proof that is typed. */
function useTypedProof(method: FactorMethod) {
  const { t } = useTranslation();
  const totp = useTotpCode();
  if (method === 'totp') return totp;
  if (method === 'password')
    return {
      schema: z.object({ password: text() }),
      field: {
        name: 'password',
        kind: 'password',
        label: t('factor:password'),
        autoComplete: 'current-password',
      } as const,
    };
  return {
    schema: z.object({ code: text() }),
    field: {
      name: 'code',
      kind: 'id',
      label: t('factor:recovery'),
      hint: t('factor:recoveryHint'),
      autoComplete: 'one-time-code',
    } as const,
  };
}

function TypedStep({ method, onProof, actions, align = 'start' }: StepProps) {
  const { t } = useTranslation();
  const { schema, field } = useTypedProof(method);
  return (
    <Form<Record<string, string>, FactorProof>
      key={method}
      schema={schema}
      fields={[field]}
      onSubmit={onProof}
      submitLabel={t('factor:confirm')}
      savingLabel={t('factor:confirming')}
      isGuarded={false}
      align={align}
      actions={actions}
    />
  );
}

function focusFirst(step: HTMLElement | null) {
  step?.querySelector<HTMLElement>('input, button')?.focus();
}

/** Asks for one of the proofs that the server accepts; the person may choose another way. */
export function FactorProofForm(props: FactorProofFormProps) {
  const { t } = useTranslation();
  const methods = props.request.methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const [method, setMethod] = useState<FactorMethod>(
    methods.find((name) => name !== 'recovery') ?? 'recovery',
  );
  return (
    <Root key={method} ref={focusFirst}>
      {method === 'passkey' ? (
        <PasskeyStep {...props} method={method} />
      ) : (
        <TypedStep {...props} method={method} />
      )}
      {methods.length > 1 && (
        <Others>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="ghost" size="small" onClick={() => setMethod(other)}>
                {t(`factor:use.${other}`)}
              </Button>
            ))}
        </Others>
      )}
    </Root>
  );
}
