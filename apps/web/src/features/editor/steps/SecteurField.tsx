import { CHAMPS_D_ENTREPRISE, matchSecteurs, SECTEUR_LABELS } from '@odu/domain';
import { ComboBox } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-context.tsx';
import { useBoundField } from '../../../forms/use-bound-field.ts';
import { masterDataQuery } from '../../../queries/duerp/duerps.ts';

const OPTIONS = SECTEUR_LABELS.map((label) => ({ value: label, label }));

type SecteurFieldProps = { duerpId: string; secteur: string };

/** The company's sector: free text with suggestions; says when the referential has risks of its own for it. */
export function SecteurField({ duerpId, secteur }: SecteurFieldProps) {
  const { api } = useApp();
  const { data: masterData } = useQuery(masterDataQuery(api, duerpId));
  const { value, onChange, ...field } = useBoundField<string>('secteurDActivite');
  const secteurs = masterData?.secteurs ?? [];
  const recognised = new Set(matchSecteurs(secteur, secteurs));
  const names = secteurs.filter(({ code }) => recognised.has(code)).map(({ displayName }) => displayName);
  return (
    <ComboBox
      {...field}
      label={CHAMPS_D_ENTREPRISE.secteurDActivite.label}
      description={
        names.length === 0
          ? 'Choisissez dans la liste ou écrivez votre activité.'
          : `Des risques propres à ce secteur vous seront proposés\u00A0: ${names.join(', ')}.`
      }
      options={OPTIONS}
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
    />
  );
}
