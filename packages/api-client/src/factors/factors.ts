import { useApiMutation, useApiQuery, type ApiQuery, type ApiResponse } from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import type { ChangeCall, InputOf } from '../client/described-call.ts';
import {
  factorConfirmationCall,
  factorResetCall,
  passkeyCreationCall,
  passkeyOptionsCall,
  passkeyOptionsResponse,
  passkeyRemovalCall,
  recoveryCodesCall,
  recoveryCodesResponse,
  securityCall,
  securityResponse,
  securityUpdateCall,
  totpConfirmationCall,
  totpCreationCall,
  totpRemovalCall,
  totpResponse,
  type SecurityUpdate,
} from './factors.calls.ts';

export { readFactorRequest } from './factor-request.ts';
export type {
  AccountFactor,
  FactorMethod,
  FactorProof,
  FactorRequest,
  PasskeyCreation,
  SecurityUpdate,
  SignInFactor,
} from './factors.calls.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from './passkey.schema.ts';

/** A mutation whose response has data. Undefined, like the mutation, if the server has not announced factors. */
function useResponse<const Described extends ChangeCall, Value>(
  call: Described,
  read: (response: ApiResponse) => Value,
): ((input: InputOf<Described>) => Promise<Value>) | undefined {
  const send = useApiMutation(call);
  return send && (async (input) => read(await send(input)));
}

/** A mutation without input. */
function useAction(call: typeof totpRemovalCall) {
  const send = useApiMutation(call);
  return send && (() => send({}));
}

const readTotp = readBy(totpResponse);
const readCodes = readBy(recoveryCodesResponse);
const readOptions = readBy(passkeyOptionsResponse);
const readSecurity = readBy(securityResponse);

const security: ApiQuery<SecurityUpdate> = {
  name: 'security',
  reads: [],
  call: securityCall,
  read: (response) => readSecurity(response).data,
};

/** Creates the secret of an authenticator app. An earlier one stays in use until the new one is confirmed. */
export const useTotpCreation = () => useResponse(totpCreationCall, readTotp);
/** Confirms a new secret by a code; the response has ten recovery codes, which end the earlier ones. */
export const useTotpConfirmation = () => useResponse(totpConfirmationCall, readCodes);
/** Removes the authenticator app. */
export const useTotpRemoval = () => useAction(totpRemovalCall);
/** Creates ten recovery codes, which end the earlier ones. */
export const useRecoveryCodesCreation = () => useResponse(recoveryCodesCall, readCodes);
/** Requests the options for creating a passkey in the browser, valid for five minutes. */
export const usePasskeyOptions = () => useResponse(passkeyOptionsCall, readOptions);
/** Adds a passkey; the response has ten recovery codes if the person has none, and no others. */
export const usePasskeyCreation = () => useResponse(passkeyCreationCall, readCodes);
/** Removes a passkey. */
export const usePasskeyRemoval = () => useApiMutation(passkeyRemovalCall);
/** Makes the session fresh, after `factor_stale`. */
export const useFactorConfirmation = () => useApiMutation(factorConfirmationCall);
/** Removes every factor of a person who has lost them, and ends their sessions. */
export const useFactorReset = () => useApiMutation(factorResetCall);
/** Security settings of the company. */
export const useSecurity = () => useApiQuery(security);
/** Changes the security settings of the company. */
export const useSecurityUpdate = () => useApiMutation(securityUpdateCall);
