import type { DuerpDocument } from '@odu/api-contract';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeVersion, MASTER_DATA } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeDuerp, makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { withEntreprise } from '../complete-duerp.test-data.ts';
import { PlaceKeeper } from '../place-keeper.test-data.tsx';
import EntrepriseStep from '../steps/EntrepriseStep.tsx';
import FinalisationStep from '../steps/FinalisationStep.tsx';
import PapripactStep from '../steps/PapripactStep.tsx';
import RisquesStep from '../steps/RisquesStep.tsx';

/** Carries a factor of the annex, and is all that there is: its company has nothing that the law asks beside it. */
const RISQUE = makeRisque('r1', {
  code: 'PHY-MAN-01',
  evalGravite: 2,
  evalFrequence: 2,
  evalMaitrise: 2,
  isRisqueEvalue: true,
});
const makeCompany = (nombreEmployes: number | null, isSecteurPublic: boolean): DuerpDocument => ({
  ...withEntreprise(makeDuerp([makeUnite('u1', [RISQUE])]), { nombreEmployes, isSecteurPublic }),
  // Of years ago: from eleven employees its yearly update is late.
  versions: [makeVersion({ creationTime: '2020-01-02T09:00:00Z' })],
});

const open = (duerp: DuerpDocument, step: (loaded: DuerpDocument) => ReactNode, address = '') =>
  renderScreen(
    <PlaceKeeper>
      <LoadedDuerp duerpId="d1">{step}</LoadedDuerp>
    </PlaceKeeper>,
    {
      path: `/duerps/d1/edit${address}`,
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        'GET /api/duerp/{id}/suivi': () => ({ body: [] }),
        'GET /api/duerpmasterdata/risques': () => ({ body: MASTER_DATA }),
      },
    },
  );
const openStep7 = (duerp: DuerpDocument) =>
  open(duerp, (loaded) => <FinalisationStep duerp={loaded} onGenerated={() => undefined} />);
const card = page.getByRole('region', { name: 'Contrôle de conformité' });

const EDIT = '/duerps/d1/edit';
const DE_L_INVENTAIRE = [
  ['à compléter', 'L. 4121-3-1, I', `${EDIT}?step=4&unite=u1#familles`],
  ['à compléter', 'R. 4463-2', `${EDIT}?step=4&unite=u1#familles`],
  ['à compléter', 'L. 4121-1', `${EDIT}?step=4&unite=u1#familles`],
  ['à compléter', 'L. 4121-3', `${EDIT}?step=3&unite=u1#differences`],
  ['à compléter', 'R. 4121-1-1', `${EDIT}?step=7#annexe`],
];
const LISTE = [['à compléter', 'L. 4121-3-1, III, 2°', `${EDIT}?step=6`]];
const PROGRAMME = [
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6`],
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6`],
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6`],
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6`],
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6`],
  ['à compléter', 'L. 4121-3-1, III, 1°', `${EDIT}?step=6#ressources`],
];
const PUBLIC = [['à vérifier', 'L. 4111-1', `${EDIT}?step=6`]];
const RETARD = [['à compléter', 'R. 4121-2', `${EDIT}?step=7#generer`]];
const SPST = ['à compléter', 'L. 4121-3-1, VI', '/duerps/d1#suivi'];
const CSE = ['à vérifier', 'L. 4121-3 et L. 2311-1', '/duerps/d1#suivi'];
/** Below eleven employees too: whether the code asks it of the public sector is to be checked. */
const CSE_DE_PEU = ['à vérifier', 'L. 4121-3 et L. 2311-2 et L. 2301-1 et L. 2311-1', '/duerps/d1#suivi'];
const CSE_LISTE = ['à vérifier', 'L. 4121-3 et L. 2311-2 et L. 2312-5', '/duerps/d1#suivi'];
const CSE_PROGRAMME = [
  'à vérifier',
  'L. 4121-3 et L. 2311-2 et L. 2312-27 et L. 2312-19 et L. 2312-22 et L. 2312-2',
  '/duerps/d1#suivi',
];
const AVIS = ['à compléter', 'R. 4121-4', '/duerps/d1#suivi'];
const AU_CODE = expect.stringContaining('legifrance.gouv.fr/codes/article_lc/');
/** Those that a person answers: the yearly document to the service, and who is put in charge. */
const RAPPELS = [
  ['à vérifier', 'D. 4622-22 et R. 4624-23, III et R. 4624-24', AU_CODE],
  ['à vérifier', 'L. 4644-1, I et R. 4644-1 et L. 2315-16 et L. 2315-17', AU_CODE],
];

describe('what is asked of a company is named by its article, and one press from where it is mended', () => {
  test.for([
    [3, false, [...DE_L_INVENTAIRE, ...LISTE, SPST, AVIS, ...RAPPELS]],
    [12, false, [...DE_L_INVENTAIRE, ...LISTE, ...RETARD, SPST, CSE_LISTE, AVIS, ...RAPPELS]],
    [62, false, [...DE_L_INVENTAIRE, ...PROGRAMME, ...RETARD, SPST, CSE_PROGRAMME, AVIS, ...RAPPELS]],
    [260, false, [...DE_L_INVENTAIRE, ...PROGRAMME, ...RETARD, SPST, CSE_PROGRAMME, AVIS, ...RAPPELS]],
    [3, true, [...DE_L_INVENTAIRE, ...PUBLIC, SPST, CSE_DE_PEU, AVIS, ...RAPPELS]],
    [12, true, [...DE_L_INVENTAIRE, ...PUBLIC, ...RETARD, SPST, CSE, AVIS, ...RAPPELS]],
    [62, true, [...DE_L_INVENTAIRE, ...PUBLIC, ...RETARD, SPST, CSE, AVIS, ...RAPPELS]],
    [260, true, [...DE_L_INVENTAIRE, ...PUBLIC, ...RETARD, SPST, CSE, AVIS, ...RAPPELS]],
  ] as const)('%i employees, public: %s', async ([nombreEmployes, isSecteurPublic, expected]) => {
    openStep7(makeCompany(nombreEmployes, isSecteurPublic));
    await expect.element(card.getByText(/Dernière version non transmise au SPST/)).toBeVisible();
    // Those that are open stand first, those that are answered under « Points renseignés ou sans objet ».
    const [list] = card.getByRole('list').elements();
    const points = [...(list?.children ?? [])].map((point) => {
      const anchors = [...point.querySelectorAll('a')];
      const place = anchors.pop();
      for (const { href } of anchors)
        expect(href).toMatch(/^https:\/\/www\.legifrance\.gouv\.fr\/codes\/article_lc\/LEGIARTI\d{12}$/);
      return [
        /à (?:compléter|vérifier)/.exec(point.textContent ?? '')?.[0],
        anchors.map(({ firstChild }) => firstChild?.textContent?.replaceAll('\u00a0', ' ')).join(' et '),
        place?.getAttribute('href'),
      ];
    });
    expect(points).toEqual(expected);
  });
});

describe('the press leads to the place itself', () => {
  test('of the annex, on the page on which the check stands', async () => {
    openStep7(makeCompany(12, false));
    const annexe = page.getByRole('heading', { name: 'Annexe des expositions' });
    await expect.element(annexe).toBeVisible();
    const link = card.getByRole('link', { name: 'Étape 7\u00A0: Finalisation' });
    await link.first().click();
    await expect.element(annexe).toHaveFocus();
    await link.last().click();
    await expect.element(page.getByRole('button', { name: 'Générer une version' })).toHaveFocus();
  });

  test('of the headcount', async () => {
    open(makeCompany(null, false), (loaded) => <EntrepriseStep duerp={loaded} />, '?step=2#effectif');
    await expect.element(page.getByRole('textbox', { name: /Nombre d'employés/ })).toHaveFocus();
  });

  test('of the families of the unit', async () => {
    open(makeCompany(3, false), (loaded) => <RisquesStep duerp={loaded} />, '?step=4&unite=u1#familles');
    await expect.element(page.getByRole('button', { name: /familles? sur 22/ })).toHaveFocus();
  });

  test("of the company's resources", async () => {
    open(makeCompany(62, false), (loaded) => <PapripactStep duerp={loaded} />, '?step=6#ressources');
    await expect.element(page.getByRole('textbox', { name: /Ressources de l'entreprise/ })).toHaveFocus();
  });
});
