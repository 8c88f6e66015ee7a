import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { addSuivi } from './add-suivi.ts';
import { downloadAvis } from './download-avis.ts';
import { listRevue } from './list-revue.ts';
import { listSuivi } from './list-suivi.ts';
import { markRevue } from './mark-revue.ts';
import { sendToSpst } from './send-to-spst.ts';

export const makeSuiviHandlers = (
  deps: Deps,
): Handlers<'addSuivi' | 'downloadAvis' | 'listRevue' | 'listSuivi' | 'markRevue' | 'sendToSpst'> => ({
  addSuivi: addSuivi(deps),
  downloadAvis: downloadAvis(deps),
  listRevue: listRevue(deps),
  listSuivi: listSuivi(deps),
  markRevue: markRevue(deps),
  sendToSpst: sendToSpst(deps),
});
