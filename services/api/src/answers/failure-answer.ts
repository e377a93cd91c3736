import type { Failure } from '@tawseel/api-client/schemas';
import { say, sayFaults, type AnswerLanguage } from '../messages/say.ts';
import type { Fault } from './fault.ts';

/** The body of a failed answer. Nothing of the error itself is in it: `requestId` leads to the log. */
export function failureAnswer(fault: Fault, language: AnswerLanguage, requestId: string): Failure {
  const { message, values, fields, current } = fault.details;
  return {
    success: false,
    code: fault.code,
    message: say(language, message, values),
    ...(fields && { fields: sayFaults(language, fields) }),
    ...(current && { current }),
    requestId,
  };
}
