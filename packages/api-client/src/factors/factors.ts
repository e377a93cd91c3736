import {
  useApiMutation,
  useApiQuery,
  type ApiMutation,
  type ApiQuery,
  type ApiResponse,
} from '@tawseel/api-client';
import { readBy } from '@tawseel/api-client/read-by';
import { useMemo } from 'react';
import {
  passkeyOptionsResponse,
  recoveryCodesResponse,
  securityResponse,
  totpResponse,
  type FactorProof,
  type PasskeyCreation,
  type SecurityUpdate,
  type TotpConfirmation,
} from './factors.schema.ts';

export { readFactorRequest } from './factor-request.ts';
export type {
  AccountFactor,
  FactorMethod,
  FactorProof,
  FactorRequest,
  PasskeyCreation,
  SecurityUpdate,
  SignInFactor,
} from './factors.schema.ts';
export type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  PasskeyRequest,
} from './passkey.schema.ts';

const needs = 'factors';
const change = { needs, allow: 'account.own', invalidates: [] } as const;
const creation = { ...change, method: 'POST' } as const;
const update = { ...change, method: 'PUT' } as const;
const removal = { ...change, method: 'DELETE' } as const;

const totpCreation: ApiMutation<object> = { ...creation, path: '/DC/CreateTotp' };
const totpConfirmation: ApiMutation<TotpConfirmation> = { ...update, path: '/DC/ConfirmTotp' };
const totpRemoval: ApiMutation<object> = { ...removal, path: () => '/DC/DeleteTotp' };
const codesCreation: ApiMutation<object> = { ...creation, path: '/DC/CreateRecoveryCodes' };
const optionsCreation: ApiMutation<object> = { ...creation, path: '/DC/CreatePasskeyOptions' };
const passkeyCreation: ApiMutation<PasskeyCreation> = { ...creation, path: '/DC/CreatePasskey' };
const passkeyRemoval: ApiMutation<{ passkey_id: string }> = {
  ...removal,
  path: ({ passkey_id }) => `/DC/DeletePasskey/${encodeURIComponent(passkey_id)}`,
};
const confirmation: ApiMutation<FactorProof> = { ...creation, path: '/DC/ConfirmFactor' };
const reset: ApiMutation<{ account_id: string }> = {
  ...creation,
  allow: 'staff.manage',
  invalidates: ['account'],
  path: ({ account_id }) => `/DC/ResetFactor/${encodeURIComponent(account_id)}`,
};
const securityChange: ApiMutation<SecurityUpdate> = {
  ...update,
  allow: 'staff.manage',
  path: '/DC/UpdateSecurity',
};

/** A mutation whose response has data. Undefined, like the mutation, if the server has not announced factors. */
function useResponse<Input extends object, Value>(
  mutation: ApiMutation<Input>,
  read: (response: ApiResponse) => Value,
): ((input: Input) => Promise<Value>) | undefined {
  const send = useApiMutation(mutation);
  return useMemo(() => send && (async (input) => read(await send(input))), [send, read]);
}

/** A mutation without input. */
function useAction(mutation: ApiMutation<object>) {
  const send = useApiMutation(mutation);
  return useMemo(() => send && (() => send({})), [send]);
}

const readTotp = readBy(totpResponse);
const readCodes = readBy(recoveryCodesResponse);
const readOptions = readBy(passkeyOptionsResponse);
const readSecurity = readBy(securityResponse);

const security: ApiQuery<SecurityUpdate> = {
  name: 'security',
  reads: [],
  call: { method: 'POST', path: '/DC/DisplaySecurity', reads: true },
  needs,
  read: (response) => readSecurity(response).data,
};

/** Creates the secret of an authenticator app. An earlier one stays in use until the new one is confirmed. */
export const useTotpCreation = () => useResponse(totpCreation, readTotp);
/** Confirms a new secret by a code; the response has ten recovery codes, which end the earlier ones. */
export const useTotpConfirmation = () => useResponse(totpConfirmation, readCodes);
/** Removes the authenticator app. */
export const useTotpRemoval = () => useAction(totpRemoval);
/** Creates ten recovery codes, which end the earlier ones. */
export const useRecoveryCodesCreation = () => useResponse(codesCreation, readCodes);
/** Requests the options for creating a passkey in the browser, valid for five minutes. */
export const usePasskeyOptions = () => useResponse(optionsCreation, readOptions);
/** Adds a passkey; the response has ten recovery codes if the person has none, and no others. */
export const usePasskeyCreation = () => useResponse(passkeyCreation, readCodes);
/** Removes a passkey. */
export const usePasskeyRemoval = () => useApiMutation(passkeyRemoval);
/** Makes the session fresh, after `factor_stale`. */
export const useFactorConfirmation = () => useApiMutation(confirmation);
/** Removes every factor of a person who has lost them, and ends their sessions. */
export const useFactorReset = () => useApiMutation(reset);
/** Security settings of the company. */
export const useSecurity = () => useApiQuery(security);
/** Changes the security settings of the company. */
export const useSecurityUpdate = () => useApiMutation(securityChange);
