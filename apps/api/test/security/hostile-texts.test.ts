import { randomUUID } from 'node:crypto';
import type { DuerpDocument, Entreprise } from '@odu/api-contract';
import { afterAll, describe, expect, test } from 'vitest';
import { ENTREPRISE, makeCompleteDuerp, makeRisque } from '../support/duerp-scenario.ts';
import { idOf, useDuerpServer } from '../support/duerp-server.ts';
import { categorie } from '../support/editor-scenario.ts';
import { compact, readPdfText } from '../support/read-pdf.ts';
import { HOSTILE_TEXTS } from './support/samples.ts';

const { server, account, calls } = useDuerpServer({ isVip: 1 });
afterAll(() => process.stdout.write(`hostile texts: ${HOSTILE_TEXTS.length}\n`));

const put = (text: string) => async () => {
  const { id, unites, risques } = await makeCompleteDuerp(calls);
  const sols = { ...categorie(text), code: '' };
  const company: Entreprise = {
    ...ENTREPRISE,
    nom: text,
    secteurDActivite: text,
    adresse: text,
    nomDuRepresentantLegal: text,
  };
  const risque = {
    ...makeRisque(sols.idCategorie, { idRisque: risques[0] ?? '' }),
    displayName: text,
    danger: text,
    remarques: text,
    mesuresEnPlace: [{ idMesure: randomUUID(), texte: text, type: 'organisation' }],
    evalGravite: 1,
    evalFrequence: 1,
    evalMaitrise: 1,
  };
  const action = {
    idAction: randomUUID(),
    idUniteDeTravail: unites[0],
    idRisqueAssocie: risques[0],
    descriptionDeLaMesure: text,
    responsable: text,
    budget: text,
    conditionsExecution: text,
    indicateurResultat: text,
    date: '2027-03-01',
    statut: 'À planifier',
  };
  const answers = [
    await calls.write(id, 'update-infosentreprise', company),
    await calls.write(id, 'update-list-unitesdetravail', {
      unitesDeTravail: [{ idUniteDeTravail: unites[0], displayName: text, differencesSelonSexe: text }],
    }),
    await calls.write(id, 'update-list-risques', {
      idUniteDeTravail: unites[0],
      categorieDeRisques: [sols],
      risques: [risque],
    }),
    await calls.write(id, 'upsert-action-preventive-papripact', action),
    await calls.write(id, 'update-toggle-papripact', {
      isPapripactEnabled: true,
      ressourcesPapripact: text,
    }),
    await calls.write(id, 'update-expositions', {
      expositions: [{ facteur: 'bruit', donneesCollectives: text, nombreAuDela: 1 }],
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual(answers.map(() => 200));
  return { id, company, risque, action };
};

describe.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text), text] as const))('%s', (_name, text) => {
  test('in every field of a document comes back as it was, in its copy too', async () => {
    const { id, company, risque, action } = await put(text)();
    const copy = idOf(await calls.duplicate(id));
    for (const one of [id, copy]) {
      const { data } = (await calls.read(one)).json<DuerpDocument>();
      expect(data.entreprise).toMatchObject({ adresse: company.adresse, nom: company.nom });
      expect(data.ressourcesPapripact).toBe(text);
      expect(data.expositions?.[0]?.donneesCollectives).toBe(text);
      const [unite] = data.unitesDeTravail;
      expect(unite).toMatchObject({ displayName: text, differencesSelonSexe: text });
      expect(unite?.categorieDeRisques[0]?.displayName).toBe(text);
      expect(unite?.risques[0]).toMatchObject({
        displayName: text,
        danger: text,
        remarques: risque.remarques,
        mesuresEnPlace: risque.mesuresEnPlace,
      });
      expect(unite?.papripactActionsPreventives.at(-1)).toMatchObject({
        responsable: text,
        budget: action.budget,
        conditionsExecution: text,
        indicateurResultat: text,
      });
    }
  });

  test('in a contact message stays in the text of one mail to one address', async () => {
    const answer = await server.request({
      method: 'POST',
      url: '/api/contact',
      account,
      from: `198.51.100.${HOSTILE_TEXTS.indexOf(text)}`,
      body: {
        emailAddress: 'client@exemple.fr',
        name: text,
        phoneNumber: Array.from(text).slice(0, 50).join(''),
        userMessage: text,
      },
    });
    expect(answer.statusCode).toBe(204);
    const mails = await server.mails();
    server.clock.advance(1);
    expect(mails[0]).toMatchObject({ recipient: 'support@localhost', replyTo: 'client@exemple.fr' });
    expect(mails[0]?.subject).not.toMatch(/[\r\n]/);
    expect(mails[0]?.text).toContain(text.trim());
  });
});

test('all of them in one document: its PDF is made, says them as they are, and has a plain name', async () => {
  const { id, risque, action } = await put(HOSTILE_TEXTS[0])();
  const sols = categorie();
  const risques = HOSTILE_TEXTS.map((text) => ({
    ...risque,
    idRisque: randomUUID(),
    idCategorie: sols.idCategorie,
    displayName: text,
    danger: text,
    remarques: text,
  }));
  const written = await calls.write(id, 'update-list-risques', {
    idUniteDeTravail: action.idUniteDeTravail,
    categorieDeRisques: [sols],
    risques,
  });
  expect(written.statusCode).toBe(200);
  const generated = await calls.generate(id, { notesDeVersion: HOSTILE_TEXTS.join(' | ') });
  expect(generated.statusCode).toBe(201);
  for (const suffix of ['', '-demo']) {
    const pdf = await server.request({
      url: `/api/duerp/${id}/versions/${idOf(generated)}/download${suffix}`,
      account,
    });
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="DUERP_v1(_demo)?\.pdf"$/);
    const said = await readPdfText(pdf.rawPayload);
    for (const literal of ['<script>alert(1)</script>', '#read("/etc/passwd")', '${7*7}'])
      expect(said).toContain(compact(literal));
    expect(said).not.toContain('root:');
  }
});
