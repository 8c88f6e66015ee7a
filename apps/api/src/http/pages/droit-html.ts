import {
  buildAdresseLegifrance,
  DUREE_DES_FACTURES,
  ENONCES_DU_GUIDE,
  formatReference,
  NBSP,
  PHRASE_CONSERVATION,
  phraseDeLecture,
  PHRASE_RESPONSABILITE,
  separatorOfReference,
  type Enonce,
  type PhraseDeDroit,
  type Reference,
} from '@odu/domain';
import { escapeHtml } from './escape-html.ts';

const writeReferences = (references: readonly Reference[]): string =>
  references
    .map(
      (reference, index) =>
        `${separatorOfReference(index, references.length)}<a href="${escapeHtml(buildAdresseLegifrance(reference.article))}" rel="noreferrer">${escapeHtml(formatReference(reference))}</a>`,
    )
    .join('');

const writePhrase = ({ texte, references }: PhraseDeDroit): string =>
  `${escapeHtml(texte)} (art.${NBSP}${writeReferences(references)} du code du travail).`;

const writeEnonce = ({ texte, liste = [], fin, autresReferences = [], ...reference }: Enonce): string => {
  const elements = liste.map((element) => `<li>${escapeHtml(element)}</li>`).join('');
  const suite = `${elements === '' ? ' ' : `<ul>${elements}</ul>`}${fin === undefined ? '' : `${escapeHtml(fin)} `}`;
  return `<li>${escapeHtml(texte)}${suite}(art.${NBSP}${writeReferences([reference, ...autresReferences])})</li>`;
};

/** What the static pages say of the law, by the name between their triple braces; trusted HTML made of the domain's sentences. */
export const DROIT_HTML: Readonly<Record<string, string>> = {
  enoncesDuGuide: `<ul>${ENONCES_DU_GUIDE.map(writeEnonce).join('\n')}</ul><p>${escapeHtml(phraseDeLecture())}</p>`,
  responsabilite: writePhrase(PHRASE_RESPONSABILITE),
  conservation: writePhrase(PHRASE_CONSERVATION),
  dureeDesFactures: escapeHtml(DUREE_DES_FACTURES),
  articlesDeConservation: `art.${NBSP}${writeReferences(PHRASE_CONSERVATION.references)} du code du travail`,
};
