import { useList } from '@tawseel/api-client';
import { returnManifest, type ReturnManifest } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, filtersOf, ListScreen, useListState } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { ManifestLink } from './manifest-link.tsx';
import { manifestTones } from './manifest-tones.ts';

const columns = columnsOf(
  'dispatch',
  returnManifest,
  ['manifest_id', 'merchant_id', 'state', 'parcels', 'created_at', 'person', 'signed_at', 'signer_name'],
  {
    manifest_id: {
      isPrimary: true,
      render: ({ manifest_id }: ReturnManifest) => <ManifestLink id={manifest_id} />,
    },
    merchant_id: { header: 'dispatch:return_manifest.fields.merchant_name' },
    state: { tones: manifestTones },
    created_at: { kind: 'dateTime' },
    signed_at: { kind: 'dateTime' },
  },
);

const filters = filtersOf('dispatch', returnManifest);

/** Manifests of parcels that merchants get or got back, newest first. */
export function ReturnManifests({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('dispatch');
  const state = useListState({ columns, filters });
  const list = useList(returnManifest, state.query);
  return (
    <ListScreen title={t('returns.title')} subtitle={t('returns.manifestsLead')} state={state} actions={tabs}>
      <ListScreen.Toolbar list={list} search={{ label: t('returns.searchManifests') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={({ manifest_id }) => String(manifest_id)}
        empty={{ text: t('returns.noManifests'), hint: t('returns.noManifestsHint') }}
      />
    </ListScreen>
  );
}
