import type { CompteursDeNiveau } from '@odu/api-contract/types';
import type { Precision } from '@odu/domain';
import type { JournalContent } from '../preuve/journal-content.ts';
import type { PreuveContent } from '../preuve/preuve-content.ts';
import type { AnnexeContent } from './annexe-content.ts';
import type { FamillesContent } from './familles-content.ts';

/** Key of a level in the template; the wire's null is NON_EVALUE. */
export type NiveauKey = keyof CompteursDeNiveau;

/** A level ready to print: value with one decimal (– for none), key and word. */
export type NiveauContent = { valeur: string; status: NiveauKey; label: string };

export type DocumentContent = {
  titre: string;
  auteur: string;
  motsCles: string[];
  date: { year: number; month: number; day: number };
  dateLongue: string;
  version: string;
  titreCourant: string;
  reference: string | null;
  referenceCourte: string | null;
  produit: string;
  interfaceVersion: string;
  isDemo: boolean;
};

/** An article as it is printed, and the address of its text. */
export type ReferenceContent = { libelle: string; url: string };

export type PhraseContent = { texte: string; references: ReferenceContent[] };

type EnonceContent = PhraseContent & {
  liste: string[];
  isNumerotee: boolean;
  fin: string | null;
};

export type CadreContent = { parties: { titre: string; enonces: EnonceContent[] }[]; lecture: string };

export type CouvertureContent = { entreprise: string; etablissement: string | null; siret: string | null };

export type ChampContent = { label: string; valeur: string | null };

type NoteContent = { note: string; label: string };

export type MethodeContent = {
  gravite: NoteContent[];
  frequence: NoteContent[];
  maitrise: (NoteContent & { coefficient: string })[];
  exemple: { gravite: string; frequence: string; maitrise: string; formule: string };
  niveaux: { status: NiveauKey; label: string; intervalle: string; priorite: string }[];
  grilles: { label: string; coefficient: string; lignes: NiveauContent[][] }[];
};

/** A number that leads to the row of what it numbers. */
export type RenvoiContent = { numero: string; ancre: string };

export type RisqueEleveContent = NiveauContent & {
  code: string;
  ancre: string;
  nom: string;
  nomCourt: string;
  unite: string;
  contexteCourt: string;
  isLong: boolean;
};

export type UniteContent = NiveauContent & {
  nom: string;
  /** Mean level over the scale's end, 0 to 1; null when nothing is evaluated. */
  ratio: number | null;
  /** How many risks by level; null for none. */
  compteurs: (string | null)[];
  plusHaut: string;
  isLong: boolean;
};

export type SyntheseContent = NiveauContent & {
  contexte: string;
  phrase: string;
  phraseActions: string;
  total: number;
  compteurs: { status: NiveauKey; label: string; nombre: string }[];
  plusEleve: RisqueEleveContent | null;
  prioritaires: RisqueEleveContent[];
  /** How many of all the important and critical risks are shown; null when it is all of them. */
  prioritairesMontres: string | null;
  parUnite: UniteContent[];
  echelle: { max: number; seuils: number[]; libelle: string };
};

/** A measure in place, with its kind. */
export type MesureContent = { texte: string; type: string };

export type RisqueContent = NiveauContent & {
  code: string;
  /** The name of the row, where another place of the report leads to it. */
  ancre: string | null;
  nom: string;
  contexte: string | null;
  danger: string | null;
  remarques: string | null;
  mesures: MesureContent[];
  gravite: string;
  frequence: string;
  maitrise: string;
  actions: RenvoiContent[];
  isLong: boolean;
};

export type BlocContent = { categorie: string | null; isLong: boolean; lignes: RisqueContent[] };

export type GroupeContent = {
  titre: string | null;
  /** Printed under the title when the title had to be shortened. */
  titreComplet: string | null;
  /** Who works in the unit. */
  exposition: Precision[];
  resume: (NiveauContent & { phrase: string }) | null;
  blocs: BlocContent[];
};

/** Who works in a unit, by its name. */
export type ExpositionContent = { unite: string; lignes: Precision[] };

export type RisquesContent = {
  legende: string;
  /** Of an inventory that is not grouped by unit. */
  expositions: ExpositionContent[];
  groupes: GroupeContent[];
};

export type ActionContent = {
  reference: string;
  ancre: string;
  echeance: string;
  mesure: string;
  precisions: Precision[];
  risque: string | null;
  risqueAncre: string | null;
  valeur: string;
  status: NiveauKey | null;
  label: string;
  unite: string;
  responsable: string;
  budget: string;
  statut: string;
  isLong: boolean;
};

export type ActionsContent = {
  titre: string;
  mesures: PhraseContent;
  /** What the company can use for its programme; null when nobody said. */
  ressources: Precision | null;
  /** How many and in which order; empty when there is none. */
  nombre: string;
  lignes: ActionContent[];
};

export type ParticipantsContent = {
  lignes: { nom: string | null; fonction: string | null; isLong: boolean }[];
};

export type VersionsContent = {
  conservation: PhraseContent;
  numero: string;
  notes: string | null;
  lignes: {
    numero: string;
    date: string;
    motif: string | null;
    notes: string | null;
    isCourante: boolean;
    isLong: boolean;
  }[];
};

/** The part of one unit, to post where it works. */
export type ExtraitContent = {
  document: DocumentContent;
  entreprise: string;
  titre: string;
  /** Printed under the title when the title had to be shortened. */
  titreComplet: string | null;
  /** Which version it comes from. */
  origine: string;
  risques: RisquesContent;
  actions: ActionsContent;
};

/** All that the template prints, as plain JSON: words are chosen here, the template only lays them out. */
export type ReportContent = {
  document: DocumentContent;
  couverture: CouvertureContent;
  entreprise: ChampContent[];
  cadre: CadreContent;
  methode: MethodeContent;
  synthese: SyntheseContent;
  risques: RisquesContent;
  actions: ActionsContent;
  /** Null in a demo. */
  familles: FamillesContent | null;
  /** Null in a demo where nothing was filled in. */
  annexe: AnnexeContent | null;
  participants: ParticipantsContent;
  versions: VersionsContent;
  preuve: PreuveContent | null;
  journal: JournalContent | null;
  /** The files that a full report carries; none in a demo. */
  attachments: { name: string; text: string }[];
};
