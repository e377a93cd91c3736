import { useMay } from '@tawseel/api-client';
import { usePriceCreation, usePriceGrid, type PriceCell } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import {
  Button,
  EmptyState,
  ErrorPanel,
  fetchedDialog,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
} from '@tawseel/ui';
import { useRef, useState } from 'react';
import type { AreasDialogProps } from './areas-dialog.tsx';
import { presentDay } from './days.ts';
import { MerchantColumns } from './merchant-columns.tsx';
import { foundPlaces, placesOf, type Place } from './places.ts';
import { PriceEditor } from './price-editor.tsx';
import { PriceGrid } from './price-grid.tsx';
import type { PriceHistoryProps } from './price-history.tsx';
import type { QuoteDialogProps } from './quote-dialog.tsx';
import type { RequoteDialogProps } from './requote-dialog.tsx';
import { useChosenMerchants, useMerchantNames } from './use-chosen-merchants.ts';
import { usePricesFile } from './use-prices-file.ts';
import { useScopeText } from './use-scope-text.ts';

const History = fetchedDialog<PriceHistoryProps>(
  async () => (await import(/* webpackChunkName: "price-dialogs" */ './price-history.tsx')).PriceHistory,
);
const Requote = fetchedDialog<RequoteDialogProps>(
  async () => (await import(/* webpackChunkName: "price-dialogs" */ './requote-dialog.tsx')).RequoteDialog,
);
const Areas = fetchedDialog<AreasDialogProps>(
  async () => (await import(/* webpackChunkName: "price-dialogs" */ './areas-dialog.tsx')).AreasDialog,
);
const QuoteQuestion = fetchedDialog<QuoteDialogProps>(
  async () => (await import(/* webpackChunkName: "price-dialogs" */ './quote-dialog.tsx')).QuoteDialog,
);

type OpenDialog =
  | { dialog: 'history' | 'requote'; cell: PriceCell }
  | { dialog: 'areas'; place: Place }
  | { dialog: 'quote' };

/** Prices by city and area: those of all merchants, and those of chosen merchants beside them. */
export function PricesPage() {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const [today] = useState(presentDay);
  const chosen = useChosenMerchants();
  const nameOf = useMerchantNames(chosen.ids);
  const titleOf = useScopeText(nameOf);
  const grid = usePriceGrid(chosen.ids);
  const mayChange = usePriceCreation() !== undefined;
  const seesAreas = useMay('records.see');
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<PriceCell>();
  const [open, setOpen] = useState<OpenDialog>();
  const opener = useRef<HTMLElement>(null);
  const file = usePricesFile();
  const close = () => setOpen(undefined);
  const leave = () => {
    setEdited(undefined);
    opener.current?.focus();
  };
  const openCell = (cell: PriceCell, button: HTMLElement) => {
    opener.current = button;
    if (!mayChange) setOpen({ dialog: 'history', cell });
    else setEdited((now) => (now === cell ? undefined : cell));
  };
  const cities = foundPlaces(placesOf(grid.value ?? [], format.language), search);
  const areasButton = (place: Place) =>
    seesAreas && (
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('areas.open', { city: place.city })}
        onClick={() => setOpen({ dialog: 'areas', place })}
      >
        {t('areas.button')}
      </Button>
    );

  return (
    <Page>
      <PageHeader
        title={t('prices.title')}
        subtitle={t('prices.lead')}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'quote' })}>
              {t('prices.quote.title')}
            </Button>
            <Button isBusy={file.isBusy} busyLabel={t('prices.file.busy')} onClick={() => void file.save()}>
              {t('prices.file.save')}
            </Button>
            {mayChange && <LinkButton to="/prices/import">{t('prices.file.open')}</LinkButton>}
          </>
        }
      />
      <MerchantColumns chosen={chosen} nameOf={nameOf} search={search} onSearch={setSearch} />
      {grid.error && <ErrorPanel message={grid.error.message} onRetry={grid.retry} />}
      {!grid.value && !grid.error && <Skeleton aria-busy="true" />}
      {grid.value && cities.length === 0 && (
        <EmptyState text={t('cities.empty')} hint={t('cities.emptyHint')} />
      )}
      {cities.length > 0 && (
        <PriceGrid
          cities={cities}
          merchants={chosen.ids}
          nameOf={nameOf}
          titleOf={titleOf}
          today={today}
          isUnfolded={search.trim() !== ''}
          open={edited}
          onOpen={openCell}
          renderCity={areasButton}
          editor={
            edited && (
              <PriceEditor
                key={titleOf(edited)}
                cell={edited}
                title={titleOf(edited)}
                today={today}
                onClose={leave}
                onHistory={() => setOpen({ dialog: 'history', cell: edited })}
                onRequote={() => setOpen({ dialog: 'requote', cell: edited })}
              />
            )
          }
        />
      )}
      {open?.dialog === 'history' && (
        <History scope={open.cell} title={titleOf(open.cell)} today={today} onClose={close} />
      )}
      {open?.dialog === 'requote' && <Requote scope={open.cell} title={titleOf(open.cell)} onClose={close} />}
      {open?.dialog === 'areas' && (
        <Areas country={open.place.country} city={open.place.city} onClose={close} />
      )}
      {open?.dialog === 'quote' && (
        <QuoteQuestion today={today} merchantId={chosen.ids[0] ?? ''} onClose={close} />
      )}
    </Page>
  );
}
