/** Each version after the one that it follows: the order in which a chain is checked, and written to a backup. */
export const VERSION_ORDER: readonly string[] = ['duerpDocumentId', 'versionNumber'];
