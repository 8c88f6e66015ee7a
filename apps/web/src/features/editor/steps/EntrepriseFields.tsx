import { AIDE_DE_L_EFFECTIF, CHAMPS_D_ENTREPRISE, formatSiret, warnSiret } from '@odu/domain';
import { FieldGroup } from '@odu/ui';
import { BoundNumberField } from '../../../forms/fields/BoundNumberField.tsx';
import { BoundTextField } from '../../../forms/fields/BoundTextField.tsx';
import { BoundYesNo } from '../../../forms/fields/BoundYesNo.tsx';
import { useFocusedPlace } from '../../../routing/use-focused-place.ts';
import { LoiSelonLEffectif } from '../aide/LoiSelonLEffectif.tsx';
import { SecteurField } from './SecteurField.tsx';

type EntrepriseFieldsProps = {
  duerpId: string;
  values: {
    isEtablissement: boolean;
    siret: string;
    secteurDActivite: string;
    nombreEmployes: number | null;
    isSecteurPublic: boolean;
  };
};

/** The fields of the company, in the order of the form. */
export function EntrepriseFields({ duerpId, values }: EntrepriseFieldsProps) {
  useFocusedPlace('effectif');
  const siretWarning = warnSiret(values.siret);
  return (
    <>
      <BoundTextField name="nom" label={CHAMPS_D_ENTREPRISE.nom.label} autoComplete="organization" />
      <BoundYesNo
        name="isEtablissement"
        label={CHAMPS_D_ENTREPRISE.isEtablissement.label}
        noLabel="Toute l'entreprise"
        yesLabel="Un seul établissement"
      />
      {values.isEtablissement && (
        <BoundTextField name="nomDeLEtablissement" label={CHAMPS_D_ENTREPRISE.nomDeLEtablissement.label} />
      )}
      <BoundTextField
        name="siret"
        label={CHAMPS_D_ENTREPRISE.siret.label}
        inputMode="numeric"
        description={siretWarning ?? `14 chiffres, par exemple ${formatSiret('73282932000074')}.`}
      />
      <BoundTextField
        name="adresse"
        label={CHAMPS_D_ENTREPRISE.adresse.label}
        autoComplete="street-address"
      />
      <SecteurField duerpId={duerpId} secteur={values.secteurDActivite} />
      <div id="effectif">
        <FieldGroup>
          <BoundNumberField
            name="nombreEmployes"
            label={CHAMPS_D_ENTREPRISE.nombreEmployes.label}
            description={
              values.isEtablissement
                ? `De toute l'entreprise, pas du seul établissement. ${AIDE_DE_L_EFFECTIF}`
                : AIDE_DE_L_EFFECTIF
            }
          />
          <BoundYesNo
            name="isSecteurPublic"
            label={CHAMPS_D_ENTREPRISE.isSecteurPublic.label}
            noLabel="Non"
            yesLabel="Oui"
          />
        </FieldGroup>
      </div>
      <LoiSelonLEffectif entreprise={values} />
      <BoundTextField
        name="nomDuRepresentantLegal"
        label={CHAMPS_D_ENTREPRISE.nomDuRepresentantLegal.label}
        autoComplete="name"
      />
    </>
  );
}
