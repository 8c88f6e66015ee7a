import { ApiError } from '@odu/api-contract';
import type { DuerpDocument, Entreprise } from '@odu/api-contract';
import {
  CHAMPS_D_ENTREPRISE,
  ENTREPRISE_VIDE,
  entrepriseFormSchema,
  formatSiret,
  listChamps,
  modifierEntreprise,
  normalizeSiret,
  validateWith,
} from '@odu/domain';
import type { ChampGarde } from '@odu/domain';
import { Button, Stack, Text } from '@odu/ui';
import { useRef } from 'react';
import { useDuerpAutosave, useEditDuerp } from '../../../autosave/use-edit-duerp.ts';
import { isText } from '../../../drafts/draft-changes.ts';
import type { DraftFields } from '../../../drafts/draft-changes.ts';
import { ENTREPRISE_ITEM } from '../../../drafts/draft-items.ts';
import { useDraftSlot } from '../../../drafts/use-draft-slot.ts';
import { SchemaForm } from '../../../forms/SchemaForm.tsx';
import type { SubmittedForm } from '../../../forms/use-schema-form.ts';
import { ConfirmLeave } from '../../../routing/ConfirmLeave.tsx';
import { notify } from '../../../toast/notify.ts';
import { EntrepriseFields } from './EntrepriseFields.tsx';

type EntrepriseValues = {
  nom: string;
  isEtablissement: boolean;
  nomDeLEtablissement: string;
  siret: string;
  adresse: string;
  secteurDActivite: string;
  isSecteurPublic: boolean;
  nombreEmployes: number | null;
  nomDuRepresentantLegal: string;
};

const toValues = (entreprise: Entreprise | null): EntrepriseValues => ({
  nom: entreprise?.nom ?? '',
  isEtablissement: entreprise?.isEtablissement ?? false,
  nomDeLEtablissement: entreprise?.nomDeLEtablissement ?? '',
  siret: formatSiret(entreprise?.siret ?? ''),
  adresse: entreprise?.adresse ?? '',
  secteurDActivite: entreprise?.secteurDActivite ?? '',
  isSecteurPublic: entreprise?.isSecteurPublic ?? false,
  nombreEmployes: entreprise?.nombreEmployes ?? null,
  nomDuRepresentantLegal: entreprise?.nomDuRepresentantLegal ?? '',
});

const toEntreprise = (values: EntrepriseValues): Entreprise => ({
  ...values,
  nom: values.nom.trim(),
  siret: normalizeSiret(values.siret),
  adresse: values.adresse.trim(),
  secteurDActivite: values.secteurDActivite.trim(),
  nomDuRepresentantLegal: values.nomDuRepresentantLegal.trim(),
  nomDeLEtablissement: values.isEtablissement ? values.nomDeLEtablissement.trim() : null,
});

/** The company as the user saw it: a field that somebody else changed while it was being typed in keeps what it showed. */
const toSeen = (entreprise: Entreprise | null, seen: EntrepriseValues): Entreprise => {
  const now = toValues(entreprise);
  const then = toEntreprise(seen);
  const pick = <F extends keyof Entreprise>(field: F): Entreprise[F] =>
    now[field] === seen[field] ? (entreprise ?? ENTREPRISE_VIDE)[field] : then[field];
  return Object.fromEntries(
    listChamps(CHAMPS_D_ENTREPRISE).map((field) => [field, pick(field)]),
  ) as Entreprise;
};

const isValid = (values: EntrepriseValues) =>
  Object.keys(validateWith(entrepriseFormSchema)(values)).length === 0;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const DRAFT_FIELDS: DraftFields<Pick<EntrepriseValues, ChampGarde<typeof CHAMPS_D_ENTREPRISE>>> = {
  nom: isText,
  isEtablissement: isBoolean,
  nomDeLEtablissement: isText,
  siret: isText,
  adresse: isText,
  secteurDActivite: isText,
  isSecteurPublic: isBoolean,
  nombreEmployes: (value): value is number | null => value === null || typeof value === 'number',
  nomDuRepresentantLegal: isText,
};

/** Step 2: the company, saved by its button (the other steps save by themselves). */
export default function EntrepriseStep({ duerp }: { duerp: DuerpDocument }) {
  const edit = useEditDuerp(duerp.id);
  const { autosave } = useDuerpAutosave(duerp.id);
  const slot = useDraftSlot(duerp.id, ENTREPRISE_ITEM);
  const saveButtonRef = useRef<HTMLButtonElement>(null);

  const save = async (values: EntrepriseValues, { seen, markSaved }: SubmittedForm<EntrepriseValues>) => {
    if (!edit(modifierEntreprise(toSeen(duerp.data.entreprise, seen), toEntreprise(values))))
      throw new ApiError(401);
    markSaved();
    // A save that fails stays in the queue, and its state stays in sight.
    if (await autosave.flush()) notify({ kind: 'success', message: 'Modifications sauvegardées\u202F!' });
  };

  return (
    <Stack gap="large">
      <Text isProse>
        Ces informations figurent en tête du document. Le secteur d'activité et le nombre d'employés servent à
        vous proposer les bons risques, et à vous dire ce que la loi vous demande.
      </Text>
      <SchemaForm
        initialValues={toValues(duerp.data.entreprise)}
        schema={entrepriseFormSchema}
        draft={{ slot, fields: DRAFT_FIELDS }}
        hasRequiredNote
        onSubmit={save}
      >
        {({ isSubmitting, isDirty, values, submit, forgetDraft }) => (
          <Stack gap="large">
            <ConfirmLeave
              shouldAsk={() => isDirty}
              warnsOnUnload={isDirty}
              title="Modifications non sauvegardées"
              confirmLabel="Continuer sans enregistrer"
              onLeave={forgetDraft}
              save={{
                run: () => (isValid(values) ? submit() : Promise.resolve(false)),
                // As its own button does: the form lists what is refused.
                onRefused: () => saveButtonRef.current?.form?.requestSubmit(),
              }}
            >
              Vous avez des modifications non sauvegardées. Voulez-vous continuer quand même&#8239;?
            </ConfirmLeave>
            <EntrepriseFields duerpId={duerp.id} values={values} />
            <div>
              <Button
                ref={saveButtonRef}
                type="submit"
                isPending={isSubmitting}
                pendingText="Enregistrement…"
              >
                Enregistrer
              </Button>
            </div>
          </Stack>
        )}
      </SchemaForm>
    </Stack>
  );
}
