import type { DuerpDocument } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { written } from '../../../../test/contract-data.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { makeRisque, makeUnite } from '../../../autosave/duerp-fixture.test-data.ts';
import { LoadedDuerp } from '../../../queries/duerp/LoadedDuerp.tsx';
import { COMPLETE, withEntreprise } from '../complete-duerp.test-data.ts';
import FinalisationStep from '../steps/FinalisationStep.tsx';

const EXPOSITIONS = 'POST /api/duerp/{id}/update-expositions';

const withRisques = (...codes: string[]): DuerpDocument => ({
  ...COMPLETE,
  data: {
    ...COMPLETE.data,
    unitesDeTravail: [
      makeUnite(
        'u1',
        codes.map((code, index) => makeRisque(`r${index}`, { code })),
      ),
    ],
  },
});

const open = (duerp: DuerpDocument) => {
  let version = 2;
  const sent: unknown[] = [];
  renderScreen(
    <LoadedDuerp duerpId="d1">
      {(loaded) => <FinalisationStep duerp={loaded} onGenerated={() => undefined} />}
    </LoadedDuerp>,
    {
      handlers: {
        'GET /api/duerp/{id}': () => ({ body: duerp, headers: { ETag: '"1"' } }),
        [EXPOSITIONS]: ({ body }) => {
          sent.push(body);
          return written(`"${(version += 1)}"`);
        },
      },
    },
  );
  return sent;
};
const annexe = page.getByRole('region', { name: 'Annexe des expositions' });
const facteur = (name: string) => annexe.getByRole('button', { name, exact: true });
const donnees = annexe.getByRole('textbox', { name: /^Données collectives/ });
const nombre = annexe.getByRole('textbox', { name: /^Salariés exposés/ });

test('each factor that a risk carries is asked about, and saved when it is left', async () => {
  const sent = open(withRisques('ORG-NUI-01', 'PHY-MAN-01'));
  await expect.element(annexe.getByText(/^0 facteur renseigné sur 2/)).toBeVisible();
  await facteur('Travail de nuit').click();
  await nombre.fill('3');
  await donnees.fill(' Fournil, deux postes ');
  await expect.element(annexe.getByText(/^3 salariés sur un effectif de 12, soit 25\u202F%/)).toBeVisible();
  // Still in the form of the factor: one write for what is said of it.
  expect(sent).toEqual([]);
  await facteur('Manutentions manuelles de charges').click();
  await expect
    .poll(() => sent)
    .toEqual([
      { expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil, deux postes', nombreAuDela: 3 }] },
    ]);
  await expect.element(annexe.getByText(/^1 facteur renseigné sur 2/)).toBeVisible();
  await expect.element(page.getByText(/renseigner pour le facteur «\u202FManutentions/)).toBeVisible();
});

test('a share that cannot be worked out goes into the text, and leaves its factor to be checked', async () => {
  open(
    withEntreprise(
      {
        ...withRisques('ORG-NUI-01'),
        data: {
          ...withRisques('ORG-NUI-01').data,
          expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 3 }],
        },
      },
      { nombreEmployes: 12, isEtablissement: true },
    ),
  );
  await expect.element(annexe.getByText('Part à vérifier')).toBeVisible();
  await expect.element(annexe.getByText(/^0 facteur renseigné sur 1/)).toBeVisible();
  await facteur('Travail de nuit').click();
  await expect
    .element(
      annexe.getByText(/l'effectif de l'établissement\. Écrivez la part dans les données collectives\.$/),
    )
    .toBeVisible();
  // Nobody is 0 % of any staff.
  await nombre.fill('0');
  await donnees.click();
  await expect.element(annexe.getByText('0 salarié, soit 0\u202F%.')).toBeVisible();
});

test('the number that was just typed is saved with the text, even when the form is left from its field', async () => {
  const sent = open(withRisques('ORG-NUI-01'));
  await facteur('Travail de nuit').click();
  await nombre.fill('0');
  await facteur('Travail de nuit').click();
  await expect
    .poll(() => sent)
    .toEqual([{ expositions: [{ facteur: 'nuit', donneesCollectives: '', nombreAuDela: 0 }] }]);
});

test('a factor of own risks can be said, without a number where the law sets no threshold', async () => {
  const sent = open(withRisques(''));
  await expect.element(annexe.getByText(/^Aucun risque choisi dans le référentiel/)).toBeVisible();
  await annexe.getByRole('button', { name: 'Mes propres risques portent un autre facteur' }).click();
  // The button is gone: the first factor that came has the focus.
  await expect.element(facteur('Manutentions manuelles de charges')).toHaveFocus();
  await facteur('Vibrations mécaniques').click();
  await expect.element(nombre).not.toBeInTheDocument();
  await donnees.fill('Ponçage à la main');
  await facteur('Bruit').click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        expositions: [{ facteur: 'vibrations', donneesCollectives: 'Ponçage à la main', nombreAuDela: null }],
      },
    ]);
});

test('is not there for a document whose risks carry no factor', async () => {
  open(withRisques('CPP-SOL-01'));
  await expect.element(page.getByText(/n'expose à un des dix facteurs/)).toBeInTheDocument();
  await expect.element(annexe).not.toBeInTheDocument();
});
