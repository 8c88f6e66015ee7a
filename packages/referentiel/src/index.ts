export {
  recogniseSecteurs,
  selectMasterData,
  selectNoms,
  selectSecteurs,
  selectTextes,
} from './select-master-data.ts';
