import { useCan } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import { Button, Card, LinkButton, Notice, tokens } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { DrawnSignature, isInked, type SignatureSource, type Stroke } from '@tawseel/ui/signature-pad';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { contractPaths } from '../contract/paths.ts';
import { TypedSignature } from './typed-signature.tsx';

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;

const Consent = styled.p`
  padding: 12px 14px;
  border-inline-start: 3px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.accentSoft};
  font-size: 0.8125rem;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Isolates a name whose direction may differ from the sentence's. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The two kinds of signature. */
export type SignatureKind = 'hand' | 'text';

export interface SignatureFormProps {
  client: string;
  /** Error of the last approval. */
  failure: string | undefined;
  isBusy: boolean;
  onTouched: () => void;
  onApprove: (image: string, kind: SignatureKind) => Promise<void>;
}

/** The client's drawn or typed signature and its approval. The input stays until it is saved. */
export function SignatureForm({ client, failure, isBusy, onTouched, onApprove }: SignatureFormProps) {
  const { t } = useTranslation('contracts');
  const consent = useId();
  const hasEvidence = useCan('evidence');
  const source = useRef<SignatureSource>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<SignatureKind>('hand');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const change = () => {
    setIsMissing(false);
    onTouched();
  };

  const approve = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const canvas = await source.current?.toCanvas();
    const isGiven = canvas && (kind === 'hand' || /\p{L}/u.test(name)) && isInked(canvas);
    setIsMissing(!isGiven);
    if (isGiven) return onApprove(canvas.toDataURL('image/png'), kind);
    // Without a signature, the focus moves to the field where a keyboard user can type one.
    nameField.current?.focus();
  };
  return (
    <Card title={t('sign.heading')}>
      <Fields noValidate onSubmit={(event) => void approve(event)}>
        <div>
          <Choice
            label={t('sign.kind')}
            options={[
              { value: 'hand', label: t('sign.hand') },
              { value: 'text', label: t('sign.text') },
            ]}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setIsMissing(false);
            }}
          />
        </div>
        {kind === 'hand' ? (
          <DrawnSignature
            ref={source}
            strokes={strokes}
            label={t('sign.pad')}
            drawnLabel={t('sign.padDrawn')}
            hint={t('sign.padHint')}
            onChange={(next) => {
              setStrokes(next);
              change();
            }}
          />
        ) : (
          <TypedSignature
            ref={source}
            field={nameField}
            name={name}
            fault={isMissing ? t('sign.askTyped') : undefined}
            onChange={(next) => {
              setName(next);
              change();
            }}
          />
        )}
        <Consent id={consent}>
          {t('sign.consent', { client: isolated(client) })} {hasEvidence && t('sign.evidence')}
        </Consent>
        {isMissing && kind === 'hand' && <Notice tone="failure">{t('sign.askDrawn')}</Notice>}
        {!isMissing && failure !== undefined && <Notice tone="failure">{failure}</Notice>}
        <Actions>
          <Button type="submit" variant="primary" isBusy={isBusy} aria-describedby={consent}>
            {t('sign.approve')}
          </Button>
          <LinkButton to={contractPaths('').list} variant="ghost">
            {t('base:cancel')}
          </LinkButton>
        </Actions>
      </Fields>
    </Card>
  );
}
