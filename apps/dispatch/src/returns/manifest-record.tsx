import type { ReturnManifest } from '@tawseel/api-client/dispatch';
import type { PrintWords } from '@tawseel/ui/print';
import { useId } from 'react';
import { Record } from './manifest-sheet.styles.ts';

interface ManifestRecordProps {
  manifest: ReturnManifest;
  words: PrintWords;
}

/** Evidence of the signing of a manifest: time, address, browser, and the hashes that prove it. */
export function ManifestRecord({ manifest, words: { t, format } }: ManifestRecordProps) {
  const id = useId();
  const label = (name: keyof ReturnManifest) => t(`dispatch:return_manifest.fields.${name}`);
  return (
    <Record aria-labelledby={id}>
      <h3 id={id}>{t('dispatch:manifest.record')}</h3>
      <dl>
        <dt>{label('signed_at')}</dt>
        <dd>
          <bdi>{manifest.signed_at && format.expenseDate(manifest.signed_at)}</bdi>
        </dd>
        {(['address_seen', 'user_agent', 'orders_sha256', 'hash'] as const).map((name) => (
          <Entry key={name} label={label(name)} value={manifest[name]} />
        ))}
      </dl>
    </Record>
  );
}

function Entry({ label, value }: { label: string; value: string | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{value ? <code>{value}</code> : '—'}</bdi>
      </dd>
    </>
  );
}
