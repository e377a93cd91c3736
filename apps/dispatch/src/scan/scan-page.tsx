import { ApiError, useMay } from '@tawseel/api-client';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  fetchedDialog,
  Notice,
  Page,
  PageHeader,
  Sentence,
  UnsavedGuard,
  useToast,
  VisuallyHidden,
} from '@tawseel/ui';
import { Choice, useStoredChoice } from '@tawseel/ui/choice';
import { useCallback, useRef, useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { hasCodeReader } from '@tawseel/ui/code-reader';
import type { CameraDialogProps } from './camera-dialog.tsx';
import { faultsOf, newScan, type ScanFaults } from './new-scan.ts';
import { noDetails } from './scan-details.ts';
import { ScanFields } from './scan-fields.tsx';
import { ScanHistory } from './scan-history.tsx';
import { ScanModes } from './scan-modes.tsx';
import type { Answer } from './scan-queue.ts';
import { ScanResult } from './scan-result.tsx';
import { playSound, type ScanSound } from './scan-sound.ts';
import { lastDone, viewsOf } from './scan-view.ts';
import { Actions, Column, Hint, Layout, Top } from './scan.styles.ts';
import { useCodeField } from './use-code-field.ts';
import { useScanMode } from './use-scan-mode.ts';
import { useScans } from './use-scans.ts';

const CameraDialog = fetchedDialog<CameraDialogProps>(
  async () => (await import('./camera-dialog.tsx')).CameraDialog,
);

/** Time in milliseconds in which the same code is one scan: a trigger that is held reads it again. */
const repeatTime = 1000;

const noFaults: ScanFaults = {};

/** Scans parcels by a hand scanner, by typing or by the camera. */
export function ScanPage() {
  const { t } = useTranslation('dispatch');
  const toast = useToast();
  const choice = useScanMode();
  const [sound, setSound] = useStoredChoice('tawseel.scan-sound', ['on', 'off']);
  const [details, setDetails] = useState(noDetails);
  const [shownFaults, setShownFaults] = useState(noFaults);
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [isUndoing, setIsUndoing] = useState(false);
  const { field, onClick } = useCodeField();
  const mayReverse = useMay('orders.reverse');
  const play = (next: ScanSound) => {
    if (sound === 'on') playSound(next);
  };
  const { queue, state, takeBack } = useScans(({ scanned }: Answer) => play(scanned ? 'done' : 'refused'));
  const isUnsaved = useCallback(() => queue.read().waiting.length > 0, [queue]);
  const last = useRef({ text: '', at: 0 });

  const enter = (code: string, chosen = { ...choice, details }) => {
    const text = `${chosen.mode} ${code}`;
    const now = performance.now();
    const isRepeated = last.current.text === text && now - last.current.at < repeatTime;
    last.current = { text, at: now };
    if (isRepeated) return;
    const scan = newScan(code, chosen);
    const faults = faultsOf(chosen);
    setShownFaults(faults);
    if (Object.keys(faults).length > 0) {
      queue.refuse({ scan, refusal: t(faults.run ?? faults.reason ?? 'scan.incomplete') });
      return;
    }
    queue.add(scan);
    setDetails({ ...noDetails, nextOn: details.nextOn });
    if (state.isStalled) play('kept');
  };

  const views = viewsOf(state);
  const view = views.find(({ scan }) => scan.client_id === state.latest);
  const done = lastDone(views);
  const isEnd = done?.scan.mode === 'delivered' || done?.scan.mode === 'return';
  const undoable = takeBack && done && (mayReverse || !isEnd) ? done : undefined;
  const undo = async () => {
    if (!takeBack || !undoable?.scanned) return;
    setIsUndoing(true);
    try {
      await takeBack(undoable.scan, undoable.scanned);
    } catch (error) {
      toast.failure(error instanceof ApiError ? error.message : t('scan.unreadable'));
    } finally {
      setIsUndoing(false);
    }
  };
  const returned =
    view?.scanned?.return_proposed && choice.modes.includes('return') ? view.scanned : undefined;
  const code = view?.scanned?.parcel_code ?? view?.scan.code ?? '';
  const announced = view && (
    <Sentence
      text={t('scan.announced', {
        outcome: t(view.text),
        code,
        more: view.refusal ?? view.scanned?.name_customer ?? '',
      })}
    />
  );
  return (
    <Page onClick={onClick}>
      <PageHeader
        title={t('scan.title')}
        actions={
          <>
            <Choice
              label={t('scan.sound')}
              options={[
                { value: 'on', label: t('scan.soundOn') },
                { value: 'off', label: t('scan.soundOff') },
              ]}
              value={sound}
              onChange={setSound}
            />
            {hasCodeReader() && <Button onClick={() => setIsCameraOpen(true)}>{t('scan.camera')}</Button>}
          </>
        }
      />
      <UnsavedGuard isUnsaved={isUnsaved} />
      <VisuallyHidden as="output">{view?.outcome !== 'refused' && announced}</VisuallyHidden>
      <VisuallyHidden role="alert">{view?.outcome === 'refused' && announced}</VisuallyHidden>
      <Top>
        <ScanModes modes={choice.modes} mode={choice.mode} onChange={(mode) => choice.set('mode', mode)} />
        <ScanFields choice={choice} details={details} faults={shownFaults} onDetails={setDetails} />
      </Top>
      <Layout>
        <Column>
          <CodeForm field={field} onCode={enter} />
          {state.isStalled && (
            <Notice tone="attention">
              {t('scan.waitingCount', { count: state.waiting.length, number: state.waiting.length })}{' '}
              <Button size="small" onClick={queue.wake}>
                {t('scan.sendNow')}
              </Button>
            </Notice>
          )}
          <ScanResult view={view}>
            {returned && view && (
              <Notice tone="attention">
                {t('scan.returnProposed')}{' '}
                <Button
                  size="small"
                  onClick={() =>
                    enter(returned.parcel_code, { ...choice, mode: 'return', details: noDetails })
                  }
                >
                  {t('scan.returnIt')}
                </Button>
              </Notice>
            )}
          </ScanResult>
          <Actions>
            {undoable && (
              <Button isBusy={isUndoing} onClick={() => void undo()}>
                {t('scan.undo', { code: undoable.scanned?.parcel_code ?? '' })}
              </Button>
            )}
          </Actions>
          <Hint>
            {t(hasCodeReader() ? 'scan.hint' : 'scan.hintWithoutCamera')}{' '}
            {t('scan.keys', { first: 'Alt+1', last: `Alt+${choice.modes.length}` })}
          </Hint>
        </Column>
        <ScanHistory views={views} />
      </Layout>
      {isCameraOpen && <CameraDialog view={view} onCode={enter} onClose={() => setIsCameraOpen(false)} />}
    </Page>
  );
}
