import type { AvisDuCse, EntreeDeSuivi, TypeDeSuivi, Version } from '@odu/api-contract';
import {
  AVIS_DU_CSE,
  checkEntreeDeSuivi,
  PHRASE_DE_L_AVIS,
  PHRASE_DU_SPST,
  phraseDuCse,
  SUIVI_VIDE,
  toEntreeDeSuivi,
  toParisDay,
} from '@odu/domain';
import type { RegimeDesMesures, ValeursDeSuivi } from '@odu/domain';
import { SuiviDialog } from '@odu/ui';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { isText } from '../../drafts/draft-changes.ts';
import type { DraftFields } from '../../drafts/draft-changes.ts';
import { useDraftSlot } from '../../drafts/use-draft-slot.ts';
import { useDraftValues } from '../../drafts/use-draft-values.ts';
import { RestoredDraft } from '../../forms/RestoredDraft.tsx';
import { useAddSuivi } from '../../queries/duerp/write-suivi.ts';
import { toSuiviItem } from './suivi-item.ts';

type SuiviEntreeProps = {
  version: Version;
  type: TypeDeSuivi;
  /** The entry that this one replaces. */
  corrige: EntreeDeSuivi | null;
  regime: RegimeDesMesures;
  onClose: () => void;
};

const DRAFT_FIELDS: DraftFields<ValeursDeSuivi> = {
  date: (value): value is string | null => value === null || isText(value),
  destinataire: isText,
  moyen: isText,
  avis: (value): value is AvisDuCse | null => value === null || AVIS_DU_CSE.some((avis) => avis === value),
  compteRendu: isText,
  lieu: isText,
  modalites: isText,
};

/** The form of one entry; what is typed is kept until it is saved. */
export default function SuiviEntree({ version, type, corrige, regime, onClose }: SuiviEntreeProps) {
  const [now] = useState(() => new Date().toISOString());
  const slot = useDraftSlot(version.duerpDocumentId, toSuiviItem(version.id, type, corrige?.id));
  const { values, change, isRestored, dropDraft, forgetDraft } = useDraftValues<ValeursDeSuivi>(
    { slot, fields: DRAFT_FIELDS },
    { ...SUIVI_VIDE, date: toParisDay(now), ...corrige },
  );
  const [isChecked, setIsChecked] = useState(false);
  const add = useAddSuivi({
    version,
    onDone: () => {
      forgetDraft();
      onClose();
    },
  });
  const entree = toEntreeDeSuivi(type, values, corrige?.id ?? null);
  const errors = checkEntreeDeSuivi(entree, { today: now, versionCreationTime: version.creationTime });
  const phrases = { SPST: PHRASE_DU_SPST, CSE: phraseDuCse(regime), AVIS_D_ACCES: PHRASE_DE_L_AVIS };
  return (
    <SuiviDialog
      isOpen
      type={type}
      versionNumber={version.versionNumber}
      values={values}
      errors={isChecked ? errors : {}}
      phrase={phrases[type]}
      isCorrection={corrige !== null}
      isPending={add.isPending}
      {...(add.error !== null && { errorMessage: describeError(add.error) })}
      notice={isRestored && <RestoredDraft onDrop={dropDraft} />}
      onChange={change}
      onCancel={onClose}
      onSubmit={() => {
        setIsChecked(true);
        if (Object.keys(errors).length === 0) add.mutate(entree);
      }}
    />
  );
}
