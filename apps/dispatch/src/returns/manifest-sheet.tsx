import { valueKeys } from '@tawseel/api-client';
import type { Letterhead } from '@tawseel/api-client/company';
import { returnManifest, type ReturnedParcel, type ReturnManifest } from '@tawseel/api-client/dispatch';
import { directionOf } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { DocumentHead, numberPlaces, PageNumbers, type PrintWords } from '@tawseel/ui/print';
import type { ReactNode } from 'react';
import { ManifestParcels } from './manifest-parcels.tsx';
import { ManifestRecord } from './manifest-record.tsx';
import { Facts, Sheet, Signatures } from './manifest-sheet.styles.ts';
import { manifestTones } from './manifest-tones.ts';

const states = valueKeys('dispatch', returnManifest, 'state');

interface ManifestSheetProps {
  manifest: ReturnManifest;
  parcels: readonly ReturnedParcel[];
  company: Letterhead;
  words: PrintWords;
}

/** A manifest on A4, in its own language and direction: the parcels, who gets them, and the signature. */
export function ManifestSheet({ manifest, parcels, company, words }: ManifestSheetProps) {
  const { language, t, format } = words;
  const { manifest_id: id, state, signature, signer_name } = manifest;
  const label = (name: 'merchant_name' | keyof ReturnManifest) =>
    t(`dispatch:return_manifest.fields.${name}`);
  const isSigned = state === 'Signed';
  const facts: (readonly [string, ReactNode])[] = [
    [
      label('merchant_name'),
      <>
        <bdi>{manifest.merchant_name ?? manifest.merchant_id}</bdi>{' '}
        <bdi dir="ltr">({manifest.merchant_id})</bdi>
      </>,
    ],
    [
      label('state'),
      <Tag key="state" tone={manifestTones[state]}>
        {t(states[state] ?? state)}
      </Tag>,
    ],
    [label('created_at'), <bdi key="time">{format.dateTime(manifest.created_at)}</bdi>],
    [label('person'), <bdi key="person">{manifest.person}</bdi>],
  ];
  return (
    <Sheet
      as="article"
      lang={language}
      dir={directionOf(language)}
      aria-label={t('dispatch:manifest.one', { id })}
    >
      <PageNumbers
        $direction={directionOf(language)}
        $text={t('dispatch:manifest.foot', { id, ...numberPlaces })}
      />
      <DocumentHead company={company}>
        <div>
          <h2>{t('dispatch:manifest.title')}</h2>
          <p>
            {label('manifest_id')} <bdi dir="ltr">{id}</bdi>
          </p>
        </div>
      </DocumentHead>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <ManifestParcels key={language} parcels={parcels} words={words} />
      <p>{t('dispatch:manifest.received')}</p>
      <Signatures>
        <div>
          <p>
            <bdi>{manifest.person}</bdi>
          </p>
          <p>{t('dispatch:manifest.handedOver')}</p>
        </div>
        <div>
          {signature && (
            <img src={signature} alt={t('dispatch:manifest.signatureOf', { name: signer_name })} />
          )}
          {isSigned && (
            <p>
              <bdi>{signer_name}</bdi>
            </p>
          )}
          <p>{t('dispatch:manifest.receivedBy')}</p>
        </div>
      </Signatures>
      {isSigned && <ManifestRecord manifest={manifest} words={words} />}
    </Sheet>
  );
}
