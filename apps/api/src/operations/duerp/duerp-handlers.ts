import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { createDuerp } from './liste/create-duerp.ts';
import { deleteActionPreventive } from './edition/delete-action-preventive.ts';
import { deleteDuerp } from './liste/delete-duerp.ts';
import {
  downloadArchivedVersion,
  downloadArchivedVersionDemo,
  downloadVersion,
  downloadVersionDemo,
  downloadVersionUnite,
} from './versions/download-version.ts';
import { duplicateDuerp } from './liste/duplicate-duerp.ts';
import { generateVersion } from './versions/generate-version.ts';
import { getDuerp } from './lecture/get-duerp.ts';
import { getMasterData } from './lecture/get-master-data.ts';
import { listArchives } from './liste/list-archives.ts';
import { listDuerps } from './liste/list-duerps.ts';
import { listVersions } from './versions/list-versions.ts';
import { updateInfosEntreprise } from './edition/update-infos-entreprise.ts';
import { updateListRisques } from './edition/update-list-risques.ts';
import { updateListUnitesDeTravail } from './edition/update-list-unites-de-travail.ts';
import { updateRisque } from './edition/update-risque.ts';
import { updateExpositions } from './edition/update-expositions.ts';
import { updateFamilles } from './edition/update-familles.ts';
import { updateTogglePapripact } from './edition/update-toggle-papripact.ts';
import { upsertActionPreventive } from './edition/upsert-action-preventive.ts';

/** The operations of documents, their editor, versions and archives. */
export const makeDuerpHandlers = (deps: Deps) =>
  ({
    listDuerps: listDuerps(deps),
    createDuerp: createDuerp(deps),
    getDuerp: getDuerp(deps),
    deleteDuerp: deleteDuerp(deps),
    duplicateDuerp: duplicateDuerp(deps),
    updateInfosEntreprise: updateInfosEntreprise(deps),
    updateListUnitesDeTravail: updateListUnitesDeTravail(deps),
    updateListRisques: updateListRisques(deps),
    updateRisque: updateRisque(deps),
    updateExpositions: updateExpositions(deps),
    updateFamilles: updateFamilles(deps),
    updateTogglePapripact: updateTogglePapripact(deps),
    upsertActionPreventive: upsertActionPreventive(deps),
    deleteActionPreventive: deleteActionPreventive(deps),
    getMasterData: getMasterData(deps),
    listVersions: listVersions(deps),
    generateVersion: generateVersion(deps),
    downloadVersion: downloadVersion(deps),
    downloadVersionDemo: downloadVersionDemo(deps),
    downloadVersionUnite: downloadVersionUnite(deps),
    listArchives: listArchives(deps),
    downloadArchivedVersion: downloadArchivedVersion(deps),
    downloadArchivedVersionDemo: downloadArchivedVersionDemo(deps),
  }) satisfies Partial<Handlers>;
