import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { addSuivi } from './add-suivi.ts';
import { downloadAvis } from './download-avis.ts';
import { listSuivi } from './list-suivi.ts';
import { sendToSpst } from './send-to-spst.ts';

export const makeSuiviHandlers = (
  deps: Deps,
): Handlers<'addSuivi' | 'downloadAvis' | 'listSuivi' | 'sendToSpst'> => ({
  addSuivi: addSuivi(deps),
  downloadAvis: downloadAvis(deps),
  listSuivi: listSuivi(deps),
  sendToSpst: sendToSpst(deps),
});
