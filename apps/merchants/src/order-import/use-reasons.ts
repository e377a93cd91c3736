import { labelKey } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import { fieldErrorMessage, useTranslation } from '@tawseel/i18n';
import type { DraftRow } from './draft.ts';
import { orderColumns } from './reading/column-rules.ts';

/** Returns a function that says why a row was not added, in one text. */
export function useReasons() {
  const { t } = useTranslation('merchants');
  const { t: ofBase } = useTranslation('base');
  return ({ faults, message }: DraftRow) => {
    const named = orderColumns.flatMap((column) => {
      const fault = faults[column];
      if (!fault) return [];
      const text = fault === 'inactive' ? t('imports.inactive') : fieldErrorMessage(ofBase, fault);
      return `${t(labelKey('merchants', order, column))}: ${text}`;
    });
    return [...named, message ?? []].flat().join(' ');
  };
}
