const describeFiles = (
  productName: string,
): string => `Cette archive contient ce que ${productName} garde de votre compte.

compte.json
  Votre compte, ses connexions, ses délégués, son journal, ses emails en attente,
  la date du lien de son calendrier,
  ses profils de facturation, ses abonnements, ses paiements et ses factures.
  Ni mot de passe, ni clé, ni leur empreinte.
duerps/<identifiant>/duerp.json
  Le DUERP tel qu'il est aujourd'hui (dans le format de l'API, /docs).
  «\u202FdeletedAt\u202F» est la date de sa suppression, s'il est dans les archives ou en attente d'effacement.
duerps/<identifiant>/versions.json
  Ses versions, avec leurs empreintes SHA-256\u00A0: celle des données (snapshotSha256),
  celle du PDF (pdfSha256), celle de la version précédente (previousHash) et le sceau (hash).
duerps/<identifiant>/suivi.json
  Ce que vous avez noté de ses versions\u00A0: transmission au SPST, CSE, avis d'accès.
duerps/<identifiant>/revue.json
  Vos réponses, risque par risque, lors de la revue d'une version.
duerps/<identifiant>/DUERP_v1.json
  Les données de la version 1, telles qu'elles ont été scellées, à l'octet près.
duerps/<identifiant>/DUERP_v1.pdf
  Le PDF complet de la version 1, si elle est couverte par un abonnement.
factures/
  Vos factures et vos avoirs (en JSON, ceux dont le fichier manque).
SHA256SUMS
  L'empreinte de chaque fichier. Pour la vérifier\u00A0: sha256sum -c SHA256SUMS
`;

/** A file that should be in the archive, and a French sentence that says why it is not. */
export type MissingFile = { path: string; reason: string };

/** What the archive of an account says of itself, and of what it lacks. */
export const writeReadme = (productName: string, missing: readonly MissingFile[]): string =>
  missing.length === 0
    ? describeFiles(productName)
    : [
        describeFiles(productName),
        'Fichiers qui manquent',
        ...missing.flatMap(({ path, reason }) => [path, `  ${reason}`]),
        '',
      ].join('\n');
