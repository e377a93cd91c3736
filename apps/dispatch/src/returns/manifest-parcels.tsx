import { labelKey } from '@tawseel/api-client';
import { returnedParcel, type ReturnedParcel } from '@tawseel/api-client/dispatch';
import { sumOf } from '@tawseel/api-client/fils';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { Money, VisuallyHidden } from '@tawseel/ui';
import type { PrintWords } from '@tawseel/ui/print';
import { Parcels } from './manifest-sheet.styles.ts';
import { reasonKeys } from './parcel-columns.tsx';

interface ManifestParcelsProps {
  parcels: readonly ReturnedParcel[];
  words: PrintWords;
}

/** One row per parcel of a manifest, with their count and the sum of their prices. */
export function ManifestParcels({ parcels, words: { t, format } }: ManifestParcelsProps) {
  const label = (name: keyof ReturnedParcel) => t(labelKey('dispatch', returnedParcel, name));
  const reasonOf = ({ end_reason: reason }: ReturnedParcel) => {
    const key = reasonKeys[reason ?? ''];
    return key ? t(key) : (reason ?? '—');
  };
  const count = parcels.length;
  const pieces = parcels.reduce((sum, parcel) => sum + parcel.pieces, 0);
  return (
    <Parcels>
      <table>
        <VisuallyHidden as="caption">{t('dispatch:manifest.parcels')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('dispatch:manifest.number')}</th>
            {(['parcel_code', 'merchant_order_id', 'name_customer', 'city_order', 'end_reason'] as const).map(
              (name) => (
                <th key={name} scope="col">
                  {label(name)}
                </th>
              ),
            )}
            <th scope="col" data-figures>
              {label('pieces')}
            </th>
            <th scope="col" data-figures>
              {label('total_price')} ({format.unit()})
            </th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((parcel, at) => (
            <tr key={writeOrderKey(parcel)}>
              <td>{format.number(at + 1)}</td>
              <td>
                <bdi dir="ltr">{parcel.parcel_code}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{parcel.merchant_order_id}</bdi>
              </td>
              <td>
                <bdi>{parcel.name_customer}</bdi>
              </td>
              <td>
                <bdi>{parcel.city_order}</bdi>
              </td>
              <td>
                <bdi>{reasonOf(parcel)}</bdi>
              </td>
              <td data-figures>{format.number(parcel.pieces)}</td>
              <td data-figures>
                <Money value={parcel.total_price} unit="none" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6}>
              {t('dispatch:manifest.count', { count, number: format.number(count) })}
            </th>
            <td data-figures>{format.number(pieces)}</td>
            <td data-figures>
              <Money value={sumOf(parcels.map(({ total_price }) => total_price))} unit="none" />
            </td>
          </tr>
        </tfoot>
      </table>
    </Parcels>
  );
}
