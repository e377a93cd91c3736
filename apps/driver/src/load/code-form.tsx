import { useTranslation } from '@tawseel/i18n';
import { Button, fetchedDialog, Icon, Notice, Sentence, TextField, type NoticeTone } from '@tawseel/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import type { CameraDialogProps } from '../scanner/camera-dialog.tsx';
import { cameraIcon } from '../scanner/camera-icon.ts';
import { hasCamera } from '../scanner/open-reader.ts';
import { CodeLine } from './load.styles.ts';

const CameraDialog = fetchedDialog<CameraDialogProps>(
  async () => (await import('../scanner/camera-dialog.tsx')).CameraDialog,
);

/** What became of a code. */
export interface CodeResult {
  tone: NoticeTone;
  text: string;
}

/** Takes codes of labels, one after the other, by the camera, a scanner or typing. */
export function CodeForm({ onCode }: { onCode: (code: string) => Promise<CodeResult> }) {
  const { t } = useTranslation('driver');
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [result, setResult] = useState<CodeResult>();
  const enter = (code: string) => void onCode(code).then(setResult);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? '';
    if (!input || code === '') return;
    input.value = '';
    input.focus();
    enter(code);
  };
  return (
    <>
      <CodeLine noValidate onSubmit={submit}>
        <TextField
          ref={field}
          name="code"
          label={t('load.code')}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">{t('load.enter')}</Button>
        {hasCamera() && (
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            <Icon path={cameraIcon} />
            {t('scan.open')}
          </Button>
        )}
      </CodeLine>
      {result && (
        <Notice tone={result.tone}>
          <Sentence text={result.text} />
        </Notice>
      )}
      {isOpen && <CameraDialog message={result?.text} onCode={enter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
