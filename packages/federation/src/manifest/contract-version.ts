/**
 * The contract between shell and features: a shell's build announces it, features and the registry are written for it. A
 * feature of another contract is neither released nor loaded.
 */
export const contractVersion = 1;
