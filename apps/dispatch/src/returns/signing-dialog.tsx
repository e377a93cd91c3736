import { ApiError, type Send } from '@tawseel/api-client';
import type { ManifestSigning, ReturnManifest } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  Notice,
  Sentence,
  TextField,
  UnsavedGuard,
  useToast,
} from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import { DrawnSignature, isInked, type SignatureSource, type Stroke } from '@tawseel/ui/signature-pad';
import { useCallback, useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Fields, Statement } from './signing-dialog.styles.ts';

export interface SigningDialogProps {
  manifest: ReturnManifest;
  sign: Send<ManifestSigning>;
  onClose: () => void;
}

interface Fault {
  name?: string | undefined;
  pad?: string | undefined;
  other?: string | undefined;
}

/** The merchant's name and signature for the parcels of a manifest. The input stays until it is saved. */
export function SigningDialog({ manifest, sign, onClose }: SigningDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const statement = useId();
  const source = useRef<SignatureSource>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'hand' | 'name'>('hand');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [fault, setFault] = useState<Fault>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const unsaved = useRef(false);
  useLayoutEffect(() => {
    unsaved.current = name !== '' || strokes.length > 0;
  }, [name, strokes]);
  const isUnsaved = useCallback(() => unsaved.current, []);
  const requestClose = () => (unsaved.current ? setIsAsking(true) : onClose());

  const send = async (signature: string | undefined) => {
    setIsBusy(true);
    try {
      const { manifest_id } = manifest;
      await sign({ manifest_id, signer_name: name.trim(), ...(signature && { signature_image: signature }) });
      unsaved.current = false;
      toast.success(t('manifest.signed', { id: manifest_id }));
      onClose();
    } catch (error) {
      const { fields = {}, message = t('base:failed') } = error instanceof ApiError ? error : {};
      const { signer_name, signature_image: pad } = fields;
      setFault({ name: signer_name, pad, other: signer_name || pad ? undefined : message });
      setIsBusy(false);
    }
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const canvas = kind === 'hand' ? await source.current?.toCanvas() : undefined;
    const found = {
      name: name.trim() === '' ? 'required' : undefined,
      pad: kind === 'hand' && !(canvas && isInked(canvas)) ? t('manifest.askDrawn') : undefined,
    };
    setFault(found);
    if (found.name) nameField.current?.focus();
    else if (!found.pad) await send(canvas?.toDataURL('image/png'));
  };

  return (
    <Dialog
      title={t('manifest.signOne', { id: manifest.manifest_id })}
      width="36rem"
      isLocked={isBusy}
      onClose={requestClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <Statement id={statement}>
            <Sentence
              text={t('manifest.statement', {
                count: manifest.parcels,
                number: format.number(manifest.parcels),
                merchant: manifest.merchant_name ?? manifest.merchant_id,
              })}
            />
          </Statement>
          <TextField
            ref={nameField}
            data-autofocus
            label={t('manifest.signer')}
            hint={t('manifest.signerHint')}
            autoComplete="off"
            maxLength={100}
            value={name}
            fault={fault.name}
            disabled={isBusy}
            onChange={({ target }) => {
              setName(target.value);
              setFault({});
            }}
          />
          <div>
            <Choice
              label={t('manifest.kind')}
              options={[
                { value: 'hand', label: t('manifest.hand') },
                { value: 'name', label: t('manifest.nameOnly') },
              ]}
              value={kind}
              disabled={isBusy}
              onChange={(next) => {
                setKind(next);
                setFault({});
              }}
            />
          </div>
          {kind === 'hand' && (
            <DrawnSignature
              ref={source}
              strokes={strokes}
              label={t('manifest.pad')}
              drawnLabel={t('manifest.padDrawn')}
              hint={t('manifest.padHint')}
              onChange={(next) => {
                setStrokes(next);
                setFault({});
              }}
            />
          )}
        </Fields>
        <DialogActions>
          {(fault.pad ?? fault.other) && <Notice tone="failure">{fault.pad ?? fault.other}</Notice>}
          <Button disabled={isBusy} onClick={requestClose}>
            {t('base:cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} aria-describedby={statement}>
            {t('manifest.sign')}
          </Button>
        </DialogActions>
      </form>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
