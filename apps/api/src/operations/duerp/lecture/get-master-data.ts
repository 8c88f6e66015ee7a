import { createHash } from 'node:crypto';
import {
  recogniseSecteurs,
  selectMasterData,
  selectNoms,
  selectSecteurs,
  selectTextes,
} from '@odu/referentiel';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { findDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { toAnswer } from '../../../services/kept-answers.ts';
import { duerpNotFound } from '../problems.ts';
import { readEntreprise } from './read-duerp-data.ts';

/** Compressed once for everybody of a sector: a tenth smaller than at the speed of one answer, for 70 ms. */
const QUALITY = 10;

/**
 * The same bytes for everybody of the sector. It is no secret and holds nobody's
 * data, so a browser may keep it, asking each time: the sector of a document changes.
 */
const KEPT_BY_BROWSER = { 'cache-control': 'private, no-cache' };

/** What each value of `partie` asks for. */
const PARTIES = { secteurs: selectSecteurs, noms: selectNoms, textes: selectTextes };

/** The referential for a document's sector. */
export const getMasterData =
  ({ database, keptMasterData }: Deps): Handler<'getMasterData'> =>
  async ({ caller, query, headers, encoding }) => {
    const row = await findDuerp(database.queries, { id: query.duerpDocId, accountId: caller.accountId });
    if (row === undefined) throw duerpNotFound();
    const secteur = readEntreprise(row)?.secteurDActivite ?? null;
    const key = { subject: [query.partie ?? 'tout', ...recogniseSecteurs(secteur)].join(' ') };
    const write = () => {
      const select = query.partie === undefined ? selectMasterData : PARTIES[query.partie];
      const text = JSON.stringify(select(secteur));
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      return keptMasterData.keep(key, text, { etag, encoding, quality: QUALITY });
    };
    const kept = keptMasterData.find(key, encoding) ?? (await write());
    return toAnswer(kept, { ifNoneMatch: headers['If-None-Match'], headers: KEPT_BY_BROWSER });
  };
