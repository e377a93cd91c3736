import { useNextAttempt, useRunAddition, useRunCreation, useScan } from '@tawseel/api-client/dispatch';
import type { Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import type { RowAction } from '@tawseel/ui';
import type { OpenDeskDialog } from './desk-dialog.tsx';

interface DeskActions {
  /** The stage of the list. */
  stage: string;
  orders: readonly Order[];
  open: (dialog: OpenDeskDialog) => void;
}

/** Actions on selected orders of a stage that the person may take. */
export function useDeskActions({ stage, orders, open }: DeskActions): RowAction[] {
  const { t } = useTranslation('dispatch');
  const mayScan = useScan() !== undefined;
  const mayRetry = useNextAttempt() !== undefined;
  const canCreateRun = useRunCreation() !== undefined;
  const canAddToRun = useRunAddition() !== undefined;
  const opens = (action: OpenDeskDialog['action'], may: boolean) =>
    may ? () => open({ action, orders }) : undefined;
  const receive = { label: t('desk.receive.action'), onSelect: opens('receive', mayScan) };
  const putOnRun = { label: t('desk.run.action'), onSelect: opens('run', canCreateRun && canAddToRun) };
  const tryAgain = { label: t('desk.again.action'), onSelect: opens('again', mayRetry) };
  const takeBack = {
    label: t('desk.return.action'),
    isDanger: true,
    onSelect: opens('return', mayRetry && mayScan),
  };
  if (stage === 'branch') return [putOnRun];
  if (stage === 'decide') return [tryAgain, putOnRun, receive, takeBack];
  if (stage === 'failed') return [tryAgain, receive, takeBack];
  return [receive];
}
