export { recogniseSecteurs, selectMasterData } from './select-master-data.ts';
