import type { Failure } from '@tawseel/api-client/schemas';
import { say, sayFaults, type AnswerLanguage } from '../messages/say.ts';
import { valueWords } from '../messages/value-words.ts';
import type { Fault } from './fault.ts';

/** The body of a failed answer. Nothing of the error itself is in it: `requestId` leads to the log. */
export function failureAnswer(fault: Fault, language: AnswerLanguage, requestId: string): Failure {
  const { message, values, statuses = {}, fields, current } = fault.details;
  const words = valueWords[language].status;
  const said = Object.entries(statuses).map(([name, status]): [string, string] => [
    name,
    words?.get(status) ?? status,
  ]);
  return {
    success: false,
    code: fault.code,
    message: say(language, message, { ...values, ...Object.fromEntries(said) }),
    ...(fields && { fields: sayFaults(language, fields) }),
    ...(current && { current }),
    requestId,
  };
}
