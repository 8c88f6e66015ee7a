/** The operations whose statements are counted on a document of one and of 1,000 risks; those below on a version, the others on an account. */
export const COUNTED_WITH_DOCUMENTS = [
  'getDuerp',
  'updateRisque',
  'upsertActionPreventive',
  'updateInfosEntreprise',
  'updateTogglePapripact',
  'updateFamilles',
  'updateExpositions',
  'updateListUnitesDeTravail',
  'updateListRisques',
  'deleteActionPreventive',
  'listDuerps',
  'listVersions',
  'listArchives',
  'getMasterData',
  'createDuerp',
  'duplicateDuerp',
  'deleteDuerp',
  'generateVersion',
  'downloadVersion',
  'downloadVersionDemo',
] as const;

/** Those that are counted on a version of one and of 1,000 risks. */
export const COUNTED_WITH_VERSIONS = [
  'getExample',
  'verifyFile',
  'getVersion',
  'downloadVersionUnite',
  'listSuivi',
  'addSuivi',
  'listRevue',
  'markRevue',
  'downloadAvis',
  'importDuerp',
  'exportAccountData',
  'sendToSpst',
] as const;
