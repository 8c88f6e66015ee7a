export { recogniseSecteurs, selectMasterData, selectSecteurs } from './select-master-data.ts';
