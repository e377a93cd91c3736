import { listBody, listCall, readRows, useApiClient } from '@tawseel/api-client';
import { useRunAddition, type Run } from '@tawseel/api-client/dispatch';
import { openStatuses, order as entity, writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Ltr, Money, Notice, Sentence, TextField } from '@tawseel/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Found, Search } from './addition-dialog.styles.ts';

const shownAtMost = 8;

/** Returns a function that finds open orders by a code, an order ID or a customer. */
function useOrderSearch() {
  const client = useApiClient();
  return (search: string) =>
    client.request(
      listCall(entity),
      (response) => readRows(entity, response),
      listBody({ search, filter: { status: [...openStatuses] }, limit: shownAtMost }, null),
    );
}

const isExactly = (text: string) => (order: Order) =>
  [order.parcel_code, order.merchant_order_id].some((id) => id?.toLowerCase() === text.toLowerCase());

/** Adds orders to a run, one after the other: a code that is scanned or typed adds its order at once. */
export function AdditionDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation('dispatch');
  const find = useOrderSearch();
  const add = useRunAddition();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Order[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [added, setAdded] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(undefined);
    setAdded(undefined);
    try {
      await work();
    } catch (thrown) {
      setFault(thrown instanceof Error && thrown.message ? thrown.message : t('base:failed'));
    }
    setIsBusy(false);
    field.current?.focus();
  };
  const addOne = async ({ merchant_order_id, merchant_id, parcel_code }: Order) => {
    await add?.({ run_id: run.run_id, orders: [{ merchant_order_id, merchant_id }] });
    setAdded(parcel_code || merchant_order_id);
    setFound([]);
    setText('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return setFault('required');
    void attempt(async () => {
      const orders = await find(wanted);
      const exact = orders.filter(isExactly(wanted));
      const [only] = exact.length === 1 ? exact : orders;
      if (!only) throw new Error(t('oneRun.notFound'));
      if (exact.length === 1 || orders.length === 1) return addOne(only);
      setFound(orders);
    });
  };
  return (
    <Dialog title={t('oneRun.addTo', { id: run.run_id })} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Search>
          <TextField
            ref={field}
            label={t('oneRun.search')}
            hint={t('oneRun.searchHint')}
            fault={fault}
            value={text}
            autoComplete="off"
            data-autofocus
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
          />
        </Search>
        {added && (
          <Notice tone="success">
            <Sentence text={t('oneRun.added', { id: added })} />
          </Notice>
        )}
        {found.length > 0 && (
          <Found aria-label={t('oneRun.found')}>
            {found.map((order) => (
              <li key={writeOrderKey(order)}>
                <span>
                  <Ltr>{order.parcel_code || order.merchant_order_id}</Ltr> <bdi>{order.name_customer}</bdi>
                  <small>
                    <bdi>{order.city_order}</bdi> · <Money value={order.total_price} />
                  </small>
                </span>
                <Button size="small" onClick={() => void attempt(() => addOne(order))}>
                  {t('oneRun.addThis')}
                </Button>
              </li>
            ))}
          </Found>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('base:close')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={t('base:loading')}>
            {t('oneRun.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
