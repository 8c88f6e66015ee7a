export { loadReferentiel, type Referentiel } from './load.ts';
export { selectMasterData, type MasterData } from './select-master-data.ts';
