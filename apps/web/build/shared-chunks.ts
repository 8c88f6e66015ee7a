import type { SharedChunk } from './plan-chunks.ts';

/** And what is put into them at build. */
const LIBRARY = /\/node_modules\/|\/build\/overlays\/before-paint\.ts$/;

/** What vanilla-extract makes of a style sheet: no script, nothing that it imports. */
const STYLES = /\.vanilla\.css$/;

/** A few hundred bytes that need nothing else: in a larger file, they would bring it to pages that only want an icon. */
const LEAF =
  /\/lucide-react\/dist\/esm\/icons\/(?:trash|rotate-ccw-clock|upload)\.|\/src\/drafts\/draft-changes\.ts$|\/domain\/src\/texte\/format-euros\.ts|\/ui\/src\/components\/(?:BackLink\/|css-vars\.ts)|\/src\/routing\/use-focused-place\.ts$/;

/** What fetches the parts of a document, and what that needs: a few hundred bytes each, that would bring the page of one to the other. */
const FETCHES_PARTS =
  /\/src\/(?:document\/(?:Cadre|document-parts|LazyDocumentView)|selection\/AvecSelection|reevaluation\/LazyAReevaluer)\.tsx$|\/src\/place\/|\/SelectionBar\/selection-context\.ts$|\/domain\/src\/(?:reevaluation\/(?:fin-d-action|risques-a-reevaluer)|risque\/premade-selection)\.ts$/;

/** What every page begins with, and what stands around it. */
const EVERY_PAGE = [/\/index\.html$/, /\/src\/main\.tsx$/];
const LOGIN = [/\/routes\/login\.tsx/, /\/auth\/LoginPasswordStep\.tsx$/, /\/forms\/FailureAlert\.tsx$/];
const FIRST_PAGE = [...EVERY_PAGE, ...LOGIN];
const VISITOR_FORMS = [/\/routes\/(?:contact|create-account|dg|forgot-password|resetpwd)\.tsx/];
const FORMS = [...VISITOR_FORMS, /\/contact-private\.tsx/];
const SIGNED_IN = [/\/routes\/_authenticated\.tsx/, /\/workspace\/create-workspace\.ts$/];
const LIST = [/\/_authenticated\/duerps\.index\.tsx/, /\/duerp-niveaux\.ts$/];
const DETAIL = [/\/_authenticated\/duerps\.\$duerpId\.index\.tsx/];
/** Stands on the document's page as soon as its data is there, in a file with it: a request costs more than their bytes. */
const DETAIL_PARTS = [/\/duerp-detail\/DetailTableauDeBord\.tsx$/];
const EDITOR = [/\/_authenticated\/duerps\.\$duerpId\.edit\.tsx/];
const NEW_DUERP = [/\/_authenticated\/duerps\.new\.tsx/];
const EVALUATION = [/\/steps\/EvaluationStep\.tsx$/];
const DOCUMENT = [/\/document-view\.ts$/, /\/steps\/FinalisationStep\.tsx$/];
const INPUT = [
  /\/steps\/(?:Entreprise|Unites|Risques|Papripact)Step\.tsx$/,
  /\/evaluation\/RisqueEvaluation\.tsx$/,
  /\/document\/(?:cadre-reglementaire|help-grid|interactive-risques)\.ts$/,
];
const PARTS = [...INPUT, ...DOCUMENT];
const DUERP = [...DETAIL, ...EDITOR, ...NEW_DUERP, ...PARTS, ...EVALUATION];
/** What a signed-in page opens by a press, or shows further down. */
const SIGNED_IN_PART = /\/features\/(?:account|compare|duerp-detail|duerp-list|editor|plans)\//;
const ANYTHING_SIGNED_IN = [
  /\/routes\/_authenticated\//,
  /\/DetailDialogs\.tsx$/,
  /\/shell\/SignOutDialog\.tsx$/,
  ...DUERP,
];

/**
 * The files that pages share, from what every page begins with to what two steps have in common; what changes together is in
 * one: the libraries, what stands around every page, the sign-in page, what all signed-in pages use. The rest is the page's or the step's own.
 */
export const SHARED_CHUNKS: readonly SharedChunk[] = [
  { name: 'moteur', neededBy: [FIRST_PAGE], of: LIBRARY },
  { name: 'socle', neededBy: [EVERY_PAGE] },
  { name: 'socle', neededBy: [[/./]], of: LEAF },
  { name: 'socle', neededBy: [FORMS], of: STYLES },
  // One style sheet for all signed-in pages: they look alike, and a request costs more than its bytes.
  { name: 'application', neededBy: [[...ANYTHING_SIGNED_IN, SIGNED_IN_PART]], of: STYLES },
  { name: 'socle', neededBy: [LOGIN, [...SIGNED_IN, ...LIST, ...DETAIL, ...EDITOR, ...EVALUATION]] },
  { name: 'connexion', neededBy: [LOGIN] },
  // Few and small: alone, they would bring all that is for signed-in users to the forms of visitors.
  { name: 'socle', neededBy: [VISITOR_FORMS, [...SIGNED_IN, ...LIST]] },
  { name: 'application', neededBy: [SIGNED_IN] },
  { name: 'application', neededBy: [LIST, ANYTHING_SIGNED_IN], atLeast: 2 },
  { name: 'duerp', neededBy: [EDITOR, [...DETAIL, /\/document-view\.ts$/]] },
  { name: 'duerp', neededBy: [DETAIL], of: FETCHES_PARTS },
  { name: 'editeur', neededBy: [EDITOR] },
  { name: 'formulaire', neededBy: [FORMS], atLeast: 2 },
  { name: 'duerp', neededBy: [NEW_DUERP, [/\/document-view\.ts$/, ...DETAIL]] },
  { name: 'choix', neededBy: [NEW_DUERP, PARTS] },
  { name: 'duerp', neededBy: [EVALUATION, [/\/document-view\.ts$/]] },
  // The card of a risk stands in lazy lists too: a file of its own would be one request more.
  { name: 'evaluation', neededBy: [EVALUATION], of: /\/RisqueCard\// },
  { name: 'evaluation', neededBy: [EVALUATION, [...PARTS, ...DETAIL, ...NEW_DUERP]] },
  {
    name: 'document',
    neededBy: [
      [/\/document-view\.ts$/, ...DETAIL],
      [...PARTS, ...DETAIL],
    ],
    atLeast: 2,
  },
  { name: 'document', neededBy: [[/\/document-view\.ts$/]] },
  { name: 'saisie', neededBy: [PARTS], atLeast: 2 },
  { name: 'detail', neededBy: [[...DETAIL, ...DETAIL_PARTS]] },
  { name: 'liste', neededBy: [LIST] },
  { name: 'evaluation', neededBy: [EVALUATION] },
];
