/**
 * The contracts between shell and features that this console supports, newest last. A feature of another contract is
 * neither released nor loaded.
 */
export const supportedContracts = [1, 2] as const;

/** The newest contract: a shell's build announces it, and the registry is written with it. */
export const contractVersion = 2;

/** Whether this console supports a contract. */
export function isSupportedContract(contract: number): boolean {
  return supportedContracts.some((supported) => supported === contract);
}
