import type { PasskeyOptions, PasskeyRequest } from '@tawseel/api-client/factors';

const library = () => import(/* webpackChunkName: "factor" */ '@simplewebauthn/browser');

/** Whether the browser has passkeys, which it offers only to pages over HTTPS or of this machine. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** A credential without the absent transports, which the library does not take. */
function withTransports({ transports, ...credential }: PasskeyRequest['allowCredentials'][number]) {
  return transports ? { ...credential, transports } : credential;
}

/** Creates a passkey on this or another device. Throws if the person cancels. */
export async function createPasskey({ authenticatorSelection, ...options }: PasskeyOptions) {
  const { startRegistration } = await library();
  const { residentKey, userVerification } = authenticatorSelection;
  return startRegistration({
    optionsJSON: {
      ...options,
      authenticatorSelection: { residentKey, userVerification },
      excludeCredentials: options.excludeCredentials.map(withTransports),
    },
  });
}

/** Proves by a passkey. Throws if the person cancels. */
export async function provePasskey(request: PasskeyRequest) {
  const { startAuthentication } = await library();
  return startAuthentication({
    optionsJSON: { ...request, allowCredentials: request.allowCredentials.map(withTransports) },
  });
}
