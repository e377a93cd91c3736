/** Addresses of a contract's pages. */
export function contractPaths(contractId: string) {
  const id = encodeURIComponent(contractId);
  return {
    list: '/contract-list',
    ar: `/contract/${id}`,
    en: `/contractEng/${id}`,
    signing: `/SignatureClientAr/${id}`,
    verification: `/contract-verification/${id}`,
  } as const;
}
