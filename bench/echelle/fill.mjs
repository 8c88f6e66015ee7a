/** Of one account; the whole of issue 14 is 100,000 of them. */
export const SHAPE = {
  duerps: 2,
  unites: 5,
  risquesOfUnite: 20,
  actionsOfUnite: 2,
  refreshTokens: 10,
  auditEntries: 5,
};
/** What each database has to do when a job runs, however large it is: what is compared is what finding it costs. */
const DUE = 20;

const entreprise = JSON.stringify({
  nom: 'Boulangerie Martin',
  siret: '73282932000074',
  secteurDActivite: 'Boulangerie artisanale',
  isSecteurPublic: false,
  adresse: '3 rue des Lilas, 69003 Lyon',
  nomDuRepresentantLegal: 'Camille Martin',
  nombreEmployes: 8,
  isEtablissement: false,
  nomDeLEtablissement: null,
});

/**
 * Ids whose beginning follows their rank, so that a fill writes each index from one end to the other: its depth and its size
 * are those of any other order, and it takes a tenth of the time.
 */
export const FUNCTIONS = `
  create function make_id(kind text, rank bigint, total bigint) returns text language sql immutable as $$
    select lpad(to_hex(rank * 4294967295 / total), 8, '0') || substr(md5(kind || rank)::uuid::text, 9)
  $$;
  create function part_id(kind text, rank bigint) returns text language sql immutable as $$
    select md5(kind || rank)::uuid::text
  $$;
  create function instant(age_in_hours double precision) returns text language sql stable as $$
    select to_char((now() at time zone 'utc') - age_in_hours * interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  $$;`;

const text = (value) => `'${value.replaceAll("'", "''")}'`;

/** The statements that fill a migrated, empty PostgreSQL with so many accounts and what each has, by table. */
export function statementsOf({ accounts, passwordHash }) {
  const { duerps, unites, risquesOfUnite, actionsOfUnite, refreshTokens, auditEntries } = SHAPE;
  const documents = accounts * duerps;
  const account = (rank) => `make_id('account', ${rank}, ${accounts})`;
  const document = (rank) => `make_id('duerp', ${rank}, ${documents})`;
  const ofUnites = (inner) =>
    `from generate_series(0, ${documents - 1}) d cross join generate_series(0, ${unites - 1}) u ${inner}`;
  return {
    account: `insert into account (id, "emailAddress", "passwordHash", "isEmailVerified", "isVip", "maxNumberOfDuerps", "createdAt")
      select ${account('i')}, 'employeur' || i || '@exemple.fr', ${text(passwordHash)}, 1, 1, 1000, instant(i % 20000)
      from generate_series(0, ${accounts - 1}) i`,
    session: `insert into session (id, "accountId", "createdAt", "expiresAt")
      select make_id('session', i, ${accounts}), ${account('i')}, instant(i % 700), instant(i % 700 - 720)
      from generate_series(0, ${accounts - 1}) i`,
    refreshToken: `insert into "refreshToken" ("tokenHash", "sessionId", "expiresAt", "spentAt")
      select make_id('token', i, ${accounts * refreshTokens}), make_id('session', i / ${refreshTokens}, ${accounts}), instant(-300), instant(1)
      from generate_series(0, ${accounts * refreshTokens - 1}) i`,
    auditEntry: `insert into "auditEntry" (id, "accountId", type, detail, "createdAt")
      select make_id('audit', i, ${accounts * auditEntries}), ${account(`i / ${auditEntries}`)},
        case when i % 50 = 0 then 'delegate-sign-in' else 'suivi-de-version' end, part_id('delegate', i % 3), instant(i % 20000)
      from generate_series(0, ${accounts * auditEntries - 1}) i`,
    delegate: `insert into delegate (id, name, "keyHash", "createdAt")
      select part_id('delegate', i), 'Cabinet ' || i, md5('key' || i), instant(1000) from generate_series(0, 2) i`,
    notice: `insert into notice (key, "accountId", "sentAt")
      select 'echeance0:' || part_id('notice', i), ${account('i')}, instant(i % 10000) from generate_series(0, ${accounts - 1}) i`,
    // A day's mails, each with its job.
    job: `insert into job (id, kind, payload, "dueAt", "maxAttempts", "createdAt", "finishedAt", outcome)
      select make_id('job', i, ${accounts}), 'send-mail', '{}', instant(i % 40), 9, instant(i % 40), instant(i % 40), 'done'
      from generate_series(0, ${Math.ceil(accounts / 5)}) i`,
    subscription: `insert into subscription (id, "accountId", plan, "startDate", "paidUntilDate", "isAutoRenew")
      select make_id('subscription', i, ${accounts}), ${account('i')}, 'SUBPLAN_PREMIUM',
        to_char(now() - interval '1 day' * (i % 200), 'YYYY-MM-DD'), to_char(now() + interval '1 day' * (364 - i % 200), 'YYYY-MM-DD'), 0
      from generate_series(0, ${accounts - 1}, 3) i`,
    duerpDocument: `insert into "duerpDocument" (id, "accountId", "displayName", revision, "generatedRevision", entreprise,
        "isPapripactEnabled", "sortBy", "shouldGroupByUnite", "shouldGroupByCategorie", "createdAt", "updatedAt", "openedAt", "deletedAt")
      select ${document('i')}, ${account(`i / ${duerps}`)}, 'Boulangerie ' || i, 30, 30, ${text(entreprise)}, 1, 'code', 1, 0,
        instant(9000 + i % 5000), instant(i % 7000), instant(i % 7000), null
      from generate_series(0, ${documents - 1}) i`,
    uniteDeTravail: `insert into "uniteDeTravail" ("duerpDocumentId", "idUniteDeTravail", position, "displayName")
      select ${document('d')}, part_id('unite', u), u, 'Atelier ' || u ${ofUnites('')}`,
    categorieDeRisques: `insert into "categorieDeRisques"
      select ${document('d')}, part_id('categorie', u * 4 + c), part_id('unite', u), c, 'CPP', 'Chutes de plain-pied ' || c, 0
      ${ofUnites('cross join generate_series(0, 3) c')}`,
    risque: `insert into risque ("duerpDocumentId", "idRisque", "idUniteDeTravail", "idCategorie", position, code, "displayName",
        "isUserDefined", danger, remarques, "evalGravite", "evalFrequence", "evalMaitrise", "niveauDeRisqueValue")
      select ${document('d')}, part_id('risque', u * ${risquesOfUnite} + r), part_id('unite', u), part_id('categorie', u * 4 + r % 4), r,
        'CPP-SOL-01', 'Glissade sur un sol mouillé', 0,
        'Le sol du fournil est farineux le matin et mouillé après le nettoyage, poste ' || r,
        'Constaté avec les salariés pendant la visite du ' || d % 28 + 1 || ' : le tapis ne va pas jusqu''à la porte.',
        1 + r % 4, 1 + r % 3, 1 + r % 4, (1 + r % 4) * (1 + r % 3) * (array[0.25, 0.5, 0.75, 1.25])[1 + r % 4]
      ${ofUnites(`cross join generate_series(0, ${risquesOfUnite - 1}) r`)}`,
    actionPreventive: `insert into "actionPreventive" ("duerpDocumentId", "idAction", "idUniteDeTravail", position, "idRisqueAssocie",
        "descriptionDeLaMesure", responsable, budget, date, statut)
      select ${document('d')}, part_id('action', u * ${actionsOfUnite} + a), part_id('unite', u), a, part_id('risque', u * ${risquesOfUnite} + a),
        'Poser un tapis antidérapant devant le four', 'Dominique Petit', '200 euros', '2027-03-01', 'À planifier'
      ${ofUnites(`cross join generate_series(0, ${actionsOfUnite - 1}) a`)}`,
  };
}

/** One or two versions for each document, each with the bytes of one that the server made, its own after them: a download compares their hash. The last of few is due for a reminder. */
export const versionsOf = ({ accounts }) => {
  const documents = accounts * SHAPE.duerps;
  return `insert into version (id, "duerpDocumentId", "versionNumber", "creationTime", "notesDeVersion", motif, "displayOptions", snapshot,
      "snapshotSha256", "pdfSha256", "previousHash", hash, pdf, "isAlwaysCovered", compteurs)
    select make_id('version', d * 2 + n, ${documents * 2}), make_id('duerp', d, ${documents}), n + 1,
      instant(case when n = 0 and d % 2 = 1 then 12000 when d < ${DUE} then 365 * 24 - 40 else d % 6000 end),
      '', motif, "displayOptions", snapshot, "snapshotSha256", encode(sha256(file.pdf), 'hex'), null, md5('hash' || d || n), file.pdf, 0, compteurs
    from generate_series(0, ${documents - 1}) d cross join generate_series(0, 1) n
      cross join lateral (select $1::bytea || convert_to('version ' || d || '-' || n, 'UTF8') as pdf) file, (select * from "modelVersion" limit 1) model
    where n = 0 or d % 2 = 1`;
};

/** One of twenty is in the archive. */
export const archiveOf = `update "duerpDocument" set "deletedAt" = instant(800 + position.rank % 5000)
  from (select id, row_number() over (order by id) as rank from "duerpDocument") position
  where position.id = "duerpDocument".id and position.rank % 20 = 0`;

/** Documents without a version that were deleted 30 days ago. */
export const toErase = ({
  accounts,
}) => `insert into "duerpDocument" (id, "accountId", "displayName", revision, "isPapripactEnabled",
    "sortBy", "shouldGroupByUnite", "shouldGroupByCategorie", "createdAt", "updatedAt", "openedAt", "deletedAt")
  select gen_random_uuid()::text, make_id('account', i, ${accounts}), 'À effacer', 1, 0, 'code', 1, 0, instant(9000), instant(9000), instant(9000), instant(721)
  from generate_series(0, ${DUE - 1}) i`;
