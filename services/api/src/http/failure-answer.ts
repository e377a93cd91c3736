import type { Failure } from '@tawseel/api-client/schemas';
import { formatsOf } from '@tawseel/i18n/formats';
import { say, sayFaults, type AnswerLanguage } from '../messages/say.ts';
import { valueWords } from '../messages/value-words.ts';
import { toDinars } from '../money/fils.ts';
import type { Fault } from '../errors/fault.ts';

/** The body of a failed answer. Nothing of the error itself is in it: `requestId` leads to the log. */
export function failureAnswer(fault: Fault, language: AnswerLanguage, requestId: string): Failure {
  const { message, values, amounts = {}, statuses = {}, fields, current, restorable } = fault.details;
  const words = valueWords[language].status;
  const said = Object.entries(statuses).map(([name, status]): [string, string] => [
    name,
    words?.get(status) ?? status,
  ]);
  const written = Object.entries(amounts).map(([name, fils]): [string, string] => [
    name,
    formatsOf(language).money(toDinars(fils)),
  ]);
  return {
    success: false,
    code: fault.code,
    message: say(language, message, { ...values, ...Object.fromEntries([...said, ...written]) }),
    ...(fields && { fields: sayFaults(language, fields) }),
    ...(current && { current }),
    ...(restorable && { restorable }),
    requestId,
  };
}
