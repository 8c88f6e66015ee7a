import { ENTREPRISE_FIELD_LABELS, formatSiret, warnSiret } from '@odu/domain';
import { FieldGroup } from '@odu/ui';
import { BoundNumberField } from '../../../forms/fields/BoundNumberField.tsx';
import { BoundTextField } from '../../../forms/fields/BoundTextField.tsx';
import { BoundYesNo } from '../../../forms/fields/BoundYesNo.tsx';
import { SecteurField } from './SecteurField.tsx';

type EntrepriseFieldsProps = {
  duerpId: string;
  values: { isEtablissement: boolean; siret: string; secteurDActivite: string };
};

/** The fields of the company, in the order of the form. */
export function EntrepriseFields({ duerpId, values }: EntrepriseFieldsProps) {
  const siretWarning = warnSiret(values.siret);
  return (
    <>
      <BoundTextField
        name="nom"
        label={ENTREPRISE_FIELD_LABELS.nom}
        autoComplete="organization"
        maxLength={200}
      />
      <BoundYesNo
        name="isEtablissement"
        label={ENTREPRISE_FIELD_LABELS.isEtablissement}
        noLabel="Toute l'entreprise"
        yesLabel="Un seul établissement"
      />
      {values.isEtablissement && (
        <BoundTextField
          name="nomDeLEtablissement"
          label={ENTREPRISE_FIELD_LABELS.nomDeLEtablissement}
          maxLength={200}
        />
      )}
      <BoundTextField
        name="siret"
        label={ENTREPRISE_FIELD_LABELS.siret}
        inputMode="numeric"
        maxLength={40}
        description={siretWarning ?? `14 chiffres, par exemple ${formatSiret('73282932000074')}.`}
      />
      <BoundTextField
        name="adresse"
        label={ENTREPRISE_FIELD_LABELS.adresse}
        autoComplete="street-address"
        maxLength={1000}
      />
      <SecteurField duerpId={duerpId} secteur={values.secteurDActivite} />
      <FieldGroup>
        <BoundNumberField
          name="nombreEmployes"
          label={ENTREPRISE_FIELD_LABELS.nombreEmployes}
          minValue={0}
          maxValue={10_000_000}
        />
        <BoundYesNo
          name="isSecteurPublic"
          label={ENTREPRISE_FIELD_LABELS.isSecteurPublic}
          noLabel="Non"
          yesLabel="Oui"
        />
      </FieldGroup>
      <BoundTextField
        name="nomDuRepresentantLegal"
        label={ENTREPRISE_FIELD_LABELS.nomDuRepresentantLegal}
        autoComplete="name"
        maxLength={200}
      />
    </>
  );
}
