import type { BillingProfile, Country } from '@odu/api-contract';
import {
  billingProfileFormSchema,
  formatSiret,
  isNumeroDeTVA,
  NBSP,
  PAYS_PAR_DEFAUT,
  PAYS_UE,
  warnSiren,
} from '@odu/domain';
import { Button, Dialog, DialogFooter, Stack } from '@odu/ui';
import { isText } from '../drafts/draft-changes.ts';
import { COMPTE_SCOPE } from '../drafts/draft-store.ts';
import { useDraftSlot } from '../drafts/use-draft-slot.ts';
import { BoundTextField } from '../forms/fields/BoundTextField.tsx';
import { FormFailure } from '../forms/FormFailure.tsx';
import { SchemaForm } from '../forms/SchemaForm.tsx';
import { useUpsertBillingProfile } from '../queries/account/billing-profiles.ts';
import { PaysField } from './PaysField.tsx';

const isPays = (value: unknown): value is Country => isText(value) && Object.hasOwn(PAYS_UE, value);

const DRAFT_FIELDS = {
  name: isText,
  line1: isText,
  line2: isText,
  postalCode: isText,
  city: isText,
  country: isPays,
  vatNumber: isText,
  siren: isText,
};

const toValues = (profile: BillingProfile | null) => {
  const address = profile?.billingAddress;
  return {
    name: address?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? PAYS_PAR_DEFAUT,
    vatNumber: address?.vatNumber ?? '',
    siren: address?.siren ? formatSiret(address.siren) : '',
  };
};

export type BillingProfileDialogProps = {
  /** Null for a new one. */
  profile: BillingProfile | null;
  onClose: () => void;
  onSaved: (profile: BillingProfile) => void;
};

/** Creates or changes a billing profile; what was typed when it is closed is there when it opens again. */
export default function BillingProfileDialog({ profile, onClose, onSaved }: BillingProfileDialogProps) {
  const slot = useDraftSlot(COMPTE_SCOPE, `facturation:${profile?.id ?? 'new'}`);
  const upsert = useUpsertBillingProfile();
  return (
    <Dialog
      isOpen
      title={profile === null ? 'Nouveau profil de facturation' : 'Modifier le profil de facturation'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <SchemaForm
        initialValues={toValues(profile)}
        schema={billingProfileFormSchema}
        draft={{ slot, fields: DRAFT_FIELDS }}
        onSubmit={async (values, form) => {
          const saved = await upsert.mutateAsync({ ...values, id: profile?.id ?? null });
          form.clear();
          onSaved(saved);
        }}
      >
        {({ isSubmitting, failure, values }) => (
          <Stack gap="large">
            <FormFailure message={failure} />
            <BoundTextField
              name="name"
              label="Nom ou raison sociale"
              autoComplete="organization"
              isRequired
            />
            <BoundTextField name="line1" label="Adresse ligne 1" autoComplete="address-line1" isRequired />
            <BoundTextField name="line2" label="Adresse ligne 2" autoComplete="address-line2" isOptional />
            <BoundTextField name="postalCode" label="Code postal" autoComplete="postal-code" isRequired />
            <BoundTextField name="city" label="Ville" autoComplete="address-level2" isRequired />
            <PaysField />
            <BoundTextField
              name="vatNumber"
              label="N° de TVA"
              isOptional
              {...(values.vatNumber.trim() !== '' &&
                !isNumeroDeTVA(values.country, values.vatNumber) && {
                  description: `Ce n'est pas la forme d'un numéro de TVA de ce pays${NBSP}: il commence par son code. Vérifiez votre saisie.`,
                })}
            />
            <BoundTextField
              name="siren"
              label="SIREN"
              inputMode="numeric"
              isOptional
              description={warnSiren(values.siren) ?? `9 chiffres, par exemple ${formatSiret('732829320')}.`}
            />
            <DialogFooter>
              <Button variant="secondary" onPress={onClose}>
                Annuler
              </Button>
              <Button type="submit" isPending={isSubmitting} pendingText="Enregistrement…">
                Enregistrer
              </Button>
            </DialogFooter>
          </Stack>
        )}
      </SchemaForm>
    </Dialog>
  );
}
