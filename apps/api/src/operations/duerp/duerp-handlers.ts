import type { Handlers } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { createDuerp } from './create-duerp.ts';
import { deleteActionPreventive } from './delete-action-preventive.ts';
import { deleteDuerp } from './delete-duerp.ts';
import {
  downloadArchivedVersion,
  downloadArchivedVersionDemo,
  downloadVersion,
  downloadVersionDemo,
  downloadVersionUnite,
} from './download-version.ts';
import { duplicateDuerp } from './duplicate-duerp.ts';
import { generateVersion } from './generate-version.ts';
import { getDuerp } from './get-duerp.ts';
import { getMasterData } from './get-master-data.ts';
import { listArchives } from './list-archives.ts';
import { listDuerps } from './list-duerps.ts';
import { listVersions } from './list-versions.ts';
import { updateInfosEntreprise } from './update-infos-entreprise.ts';
import { updateListRisques } from './update-list-risques.ts';
import { updateListUnitesDeTravail } from './update-list-unites-de-travail.ts';
import { updateRisque } from './update-risque.ts';
import { updateExpositions } from './update-expositions.ts';
import { updateFamilles } from './update-familles.ts';
import { updateTogglePapripact } from './update-toggle-papripact.ts';
import { upsertActionPreventive } from './upsert-action-preventive.ts';

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
