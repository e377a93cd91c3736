import { labels } from '@tawseel/api-client/labels';
import type { Failure } from '@tawseel/api-client/schemas';
import {
  translate,
  translateFieldErrors,
  writtenAmounts,
  type ResponseLanguage,
} from '../messages/translate.ts';
import type { ApiError } from '../errors/api-error.ts';

/** The body of an error response. It contains nothing of the error itself: `requestId` leads to the log. */
export function failureResponse(fault: ApiError, language: ResponseLanguage, requestId: string): Failure {
  const {
    message,
    values,
    amounts = {},
    statuses = {},
    roles,
    fields,
    current,
    present,
    restorable,
    factor,
  } = fault.details;
  const translations = labels[language].get('order')?.values?.status;
  const replacements = Object.entries(statuses).map(([name, status]): [string, string] => [
    name,
    translations?.[status] ?? status,
  ]);
  const names = labels[language].get('account')?.values?.['role'];
  const needed = roles?.map((role) => names?.[role] ?? role) ?? [];
  return {
    success: false,
    code: fault.code,
    message: translate(language, message, {
      ...values,
      ...Object.fromEntries(replacements),
      ...writtenAmounts(language, amounts),
      roles: new Intl.ListFormat(language, { type: 'disjunction' }).format(needed),
    }),
    ...(fields && { fields: translateFieldErrors(language, fields) }),
    ...(current && { current }),
    ...(present && { present }),
    ...(restorable && { restorable }),
    ...(factor && { factor }),
    requestId,
  };
}
