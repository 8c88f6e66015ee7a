export { selectMasterData } from './select-master-data.ts';
