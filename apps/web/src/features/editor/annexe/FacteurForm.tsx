import { ApiError } from '@odu/api-contract';
import {
  AIDE_DES_DONNEES_COLLECTIVES,
  COMPTE_AU_DELA_DU_SEUIL,
  FACTEURS_DE_RISQUES,
  formatAuDela,
  hasPart,
  hasSeuil,
  ligneDAnnexeFormSchema,
  modifierExpositions,
  PART_A_ECRIRE,
  readExpositions,
  SANS_SEUIL,
  seuilDuFacteur,
} from '@odu/domain';
import type { EntrepriseDAnnexe, LigneDAnnexe, LigneDAnnexeValues, ValeursDesExpositions } from '@odu/domain';
import { ArticleDeLoi, Stack, Text } from '@odu/ui';
import { useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { isNombre, isText, trimTyped } from '../../../drafts/draft-changes.ts';
import { toFacteurItem } from '../../../drafts/draft-items.ts';
import { useDraftSlot } from '../../../drafts/use-draft-slot.ts';
import { BoundNumberField } from '../../../forms/fields/BoundNumberField.tsx';
import { BoundTextArea } from '../../../forms/fields/BoundTextArea.tsx';
import { saveWhenLeft } from '../../../forms/save-when-left.ts';
import { SaveWhenGone } from '../../../forms/SaveWhenGone.tsx';
import { SchemaForm } from '../../../forms/SchemaForm.tsx';

const FIELDS = { donneesCollectives: isText, nombreAuDela: isNombre };

/** What a factor's form says, as fields of the annex. */
const toValeurs = (
  { facteur, donneesCollectives: saved }: LigneDAnnexe,
  { donneesCollectives, nombreAuDela }: LigneDAnnexeValues,
): Partial<ValeursDesExpositions> => ({
  [`donnees_${facteur}`]: trimTyped(saved, donneesCollectives),
  ...(hasSeuil(facteur) && { [`nombre_${facteur}`]: nombreAuDela }),
});

/** How those beyond the threshold are counted; once they are, their share, or where it goes that cannot be told. */
const describeAuDela = (
  ligne: Pick<LigneDAnnexe, 'facteur' | 'nombreAuDela'>,
  entreprise: EntrepriseDAnnexe | null,
): string => {
  if (ligne.nombreAuDela === null) return COMPTE_AU_DELA_DU_SEUIL;
  const part = `${formatAuDela(ligne, entreprise)}.`;
  return hasPart(ligne, entreprise) ? part : `${part} ${PART_A_ECRIRE}`;
};

type FacteurFormProps = { duerpId: string; ligne: LigneDAnnexe; entreprise: EntrepriseDAnnexe | null };

/** What the annex says of one factor, saved when the reader leaves it. */
export function FacteurForm({ duerpId, ligne, entreprise }: FacteurFormProps) {
  const edit = useEditDuerp(duerpId);
  const slot = useDraftSlot(duerpId, toFacteurItem(ligne.facteur));
  const { facteur, label, unites, donneesCollectives, nombreAuDela } = ligne;
  const { reference } = FACTEURS_DE_RISQUES[facteur];
  const seuil = seuilDuFacteur(facteur);
  return (
    <Stack gap="small" onBlur={saveWhenLeft}>
      <Text size="s14" tone="soft" isProse>
        {unites.length > 0 && <>Des risques y exposent dans&nbsp;: {unites.join(', ')}. </>}
        Facteur (<ArticleDeLoi reference={reference} />)
        {seuil === null ? (
          <>, {SANS_SEUIL}.</>
        ) : (
          <>
            . Seuil (<ArticleDeLoi reference={seuil.reference} />
            )&nbsp;: {seuil.texte}.
          </>
        )}
      </Text>
      <SchemaForm
        isWide
        aria-label={label}
        initialValues={{ donneesCollectives, nombreAuDela }}
        schema={ligneDAnnexeFormSchema}
        draft={{ slot, fields: FIELDS }}
        onSubmit={(values, { seen, markSaved }) => {
          // Made on what was seen: a colleague's value that came meanwhile is asked about.
          const before = { ...readExpositions({}), ...toValeurs(ligne, seen) };
          if (!edit(modifierExpositions(before, toValeurs(ligne, values))))
            return Promise.reject(new ApiError(401));
          markSaved();
          return Promise.resolve();
        }}
      >
        {({ values }) => (
          <>
            <SaveWhenGone />
            <BoundTextArea
              name="donneesCollectives"
              label="Données collectives"
              description={AIDE_DES_DONNEES_COLLECTIVES}
              isOptional
              minRows={2}
            />
            {hasSeuil(facteur) && (
              <BoundNumberField
                name="nombreAuDela"
                label="Salariés exposés au-delà du seuil"
                description={describeAuDela({ facteur, nombreAuDela: values.nombreAuDela }, entreprise)}
                isOptional
                minValue={0}
              />
            )}
          </>
        )}
      </SchemaForm>
    </Stack>
  );
}
