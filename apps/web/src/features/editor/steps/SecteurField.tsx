import type { MasterData } from '@odu/api-contract';
import { CHAMPS_D_ENTREPRISE, matchSecteurs, SECTEUR_LABELS } from '@odu/domain';
import { ComboBox } from '@odu/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { useBoundField } from '../../../forms/use-bound-field.ts';
import { whenPressed } from '../../../loading/when-pressed.ts';
import { secteursQuery } from '../../../queries/duerp/duerps.ts';
import { nomsQuery } from '../../../queries/duerp/master-data.ts';

const OPTIONS = SECTEUR_LABELS.map((label) => ({ value: label, label }));

const AUCUN: Pick<MasterData, 'secteurs'> = { secteurs: [] };

type SecteurFieldProps = { duerpId: string; secteur: string };

/** The company's sector: free text with suggestions; says when the referential has risks of its own for it. */
export function SecteurField({ duerpId, secteur }: SecteurFieldProps) {
  const { api } = useApp();
  // Those of the saved text stand with the names; the others count once another text is written.
  const { data: noms } = useQuery(nomsQuery(api, duerpId));
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => whenPressed(() => setIsUsed(true)), []);
  // A text that is pasted or dictated takes no press.
  const [opened] = useState(secteur);
  const { data: tous } = useQuery({
    ...secteursQuery(api, duerpId),
    enabled: isUsed || secteur !== opened,
  });
  const { value, onChange, ...field } = useBoundField<string>('secteurDActivite');
  const { secteurs } = tous ?? noms ?? AUCUN;
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
