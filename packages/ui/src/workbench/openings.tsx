import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Card } from '../frame/card.tsx';
import { useToast } from '../toast/toast.ts';
import { Row } from './workbench.styles.ts';
import type { Samples } from './samples.ts';

const openings = ['Dialog', 'ConfirmDialog'] as const;

/** Parts that open above the page. */
export function Openings({ t }: { t: Samples }) {
  const toast = useToast();
  const [open, setOpen] = useState<(typeof openings)[number]>();
  const close = () => setOpen(undefined);
  return (
    <Card title="Dialog, ConfirmDialog, Toast">
      <Row>
        {openings.map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button onClick={() => toast.success(t.message, { action: { label: t.remove, onSelect: close } })}>
          Toast
        </Button>
        <Button onClick={() => toast.failure(t.failure)}>Failure toast</Button>
      </Row>
      {open === 'Dialog' && (
        <Dialog title={t.driver} onClose={close}>
          <p>{t.question}</p>
        </Dialog>
      )}
      {open === 'ConfirmDialog' && (
        <ConfirmDialog
          title={t.remove}
          question={t.question}
          confirmLabel={t.remove}
          isDanger
          onConfirm={() => undefined}
          onClose={close}
        />
      )}
    </Card>
  );
}
