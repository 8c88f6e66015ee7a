import type { DuerpDocument } from '@odu/api-contract';
import {
  formatPluriel,
  hasPart,
  isDansLAnnexe,
  isLigneRenseignee,
  listAnnexe,
  listFacteurs,
  PHRASE_DE_L_ANNEXE,
  PHRASE_DES_SEUILS,
} from '@odu/domain';
import {
  Badge,
  Button,
  Card,
  Disclosure,
  focusFirstNew,
  Heading,
  LongText,
  PhraseDeLoi,
  Stack,
  Text,
} from '@odu/ui';
import { useRef, useState } from 'react';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { FacteurForm } from './FacteurForm.tsx';

const PHRASES_LENGTH = PHRASE_DE_L_ANNEXE.texte.length + PHRASE_DES_SEUILS.texte.length;

type AnnexeDesExpositionsProps = { duerp: DuerpDocument };

/** The annex of exposures to fill in: the factors that the document's risks carry, and the others where a person's own risks do; nothing for a document whose risks carry none. */
export function AnnexeDesExpositions({ duerp }: AnnexeDesExpositionsProps) {
  return isAsked(duerp) ? <Facteurs duerp={duerp} /> : null;
}

/** Whether the annex is asked about: a risk carries one of its factors, or a person's own risk may. */
const isAsked = ({ data }: DuerpDocument) =>
  listAnnexe(data).length > 0 ||
  data.unitesDeTravail.some(({ risques }) => risques.some(({ code }) => code === ''));

function Facteurs({ duerp }: AnnexeDesExpositionsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const listRef = useRef<HTMLDivElement>(null);
  useFocusedPlace('annexe');
  const facteurs = listFacteurs(duerp.data);
  const concernes = facteurs.filter(isDansLAnnexe);
  const entreprise = duerp.data.entreprise ?? null;
  const renseignes = concernes.filter(
    (ligne) => isLigneRenseignee(ligne) && hasPart(ligne, entreprise),
  ).length;
  return (
    <Card as="section" padding="large" id="annexe" aria-label="Annexe des expositions">
      <Stack>
        <Heading level={2} size="s22">
          Annexe des expositions
        </Heading>
        <LongText tone="soft" isProse length={PHRASES_LENGTH} about="Annexe des expositions">
          <PhraseDeLoi phrase={PHRASE_DE_L_ANNEXE} /> <PhraseDeLoi phrase={PHRASE_DES_SEUILS} />
        </LongText>
        <Text>
          {concernes.length === 0
            ? 'Aucun risque choisi dans le référentiel ne porte un de ces facteurs.'
            : `${formatPluriel(renseignes, 'facteur renseigné', 'facteurs renseignés')} sur ${concernes.length}. Ce que vous écrivez s'enregistre quand vous quittez le champ.`}
        </Text>
        <div ref={listRef}>
          {(isWhole ? facteurs : concernes).map((ligne) => (
            <Disclosure
              key={ligne.facteur}
              title={ligne.label}
              meta={
                isLigneRenseignee(ligne) ? (
                  hasPart(ligne, entreprise) ? (
                    <Badge tone="success">Renseigné</Badge>
                  ) : (
                    <Badge tone="warning">Part à vérifier</Badge>
                  )
                ) : (
                  isDansLAnnexe(ligne) && <Badge tone="warning">À renseigner</Badge>
                )
              }
            >
              <FacteurForm duerpId={duerp.id} ligne={ligne} entreprise={entreprise} />
            </Disclosure>
          ))}
        </div>
        {!isWhole && concernes.length < facteurs.length && (
          <div>
            <Button
              variant="secondary"
              onPress={() => focusFirstNew(listRef.current, 'button', () => setIsWhole(true))}
            >
              Mes propres risques portent un autre facteur
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
