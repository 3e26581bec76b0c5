/** Ids of the page's sections, apart from their copy: the page names them before the copy is loaded. */
export const ids = {
  architecture: 'architecture',
  protection: 'data-protection',
  ledger: 'blockchain-security',
  operations: 'operations',
  governance: 'governance',
} as const
