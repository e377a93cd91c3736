/** Version of the contract between shell and features. A feature built for another one is not loaded. */
export const contractVersion = 1;
