import {
  computeNiveauDeRisqueOrNull,
  formatFormule,
  isRisqueEvalue,
  SUIVI_RENFORCE_POSSIBLE,
  type Seuil,
} from '@odu/domain';
import { Fragment, memo, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconHelp } from '../../components/Icon/icons.ts';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { HelpGrid } from '../HelpGrid/HelpGrid.tsx';
import { NiveauMeter } from '../NiveauMeter/NiveauMeter.tsx';
import { CRITERES, type NoteChoisie } from '../NoteChoice/criteres.ts';
import { NoteChoice } from '../NoteChoice/NoteChoice.tsx';
import { ArticleDeLoi } from '../TexteDeLoi/ArticleDeLoi.tsx';
import { SeuilDeRisque } from '../TexteDeLoi/SeuilDeRisque.tsx';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';
import * as styles from './EvaluationDialog.css.ts';

export interface EvaluationCriteresProps {
  values: Pick<EvaluationValues, 'evalGravite' | 'evalFrequence' | 'evalMaitrise'>;
  errors: EvaluationErrors;
  onChange: (patch: Partial<EvaluationValues>) => void;
  /** What mastery is judged on: stands above its slider. */
  mesures: ReactNode;
  /** What the risk was before; empty for nothing. */
  avant: string;
  /** A legal threshold to show beside the evaluation. */
  seuil: Seuil | null;
  /** Whether its posts may call for a reinforced individual follow-up. */
  isSuiviRenforcePossible: boolean;
}

// Said once: its dialog is drawn when it is opened, not with each note.
const HELP = (
  <DialogTrigger>
    <Button variant="quiet">
      <Icon shape={IconHelp} /> Aide à l'évaluation
    </Button>
    <Dialog size="wide" title="Aide à l'évaluation">
      <HelpGrid />
    </Dialog>
  </DialogTrigger>
);

interface CritereFieldProps {
  critere: (typeof CRITERES)[number];
  value: NoteChoisie | null;
  errorMessage: string | undefined;
  onChange: (patch: Partial<EvaluationValues>) => void;
}

const CritereField = memo(function CritereField({
  critere,
  value,
  errorMessage,
  onChange,
}: CritereFieldProps) {
  const Choice = useIsPhone() ? NoteChoice : Slider;
  const { name, label, description, stops } = critere;
  return (
    <Choice
      name={name}
      label={label}
      description={description}
      stops={stops}
      value={value}
      onChange={(note: NoteChoisie) => onChange({ [name]: note })}
      errorMessage={errorMessage}
    />
  );
});

/** The three sliders (large buttons on a phone) and the level that moves with them, its formula written out. */
export function EvaluationCriteres({
  values,
  errors,
  onChange,
  mesures,
  seuil,
  isSuiviRenforcePossible,
  avant,
}: EvaluationCriteresProps) {
  return (
    <section className={styles.evaluation} aria-label="Évaluation">
      <div className={styles.criteres}>
        <div className={styles.criteresHeader}>
          <Heading level={3}>Évaluation</Heading>
          {HELP}
        </div>
        {avant !== '' && <Text tone="soft">Ce risque {avant}.</Text>}
        {CRITERES.map((critere) => (
          <Fragment key={critere.name}>
            {critere.name === 'evalMaitrise' && mesures}
            <CritereField
              critere={critere}
              value={values[critere.name]}
              errorMessage={errors[critere.name]}
              onChange={onChange}
            />
          </Fragment>
        ))}
        {(seuil !== null || isSuiviRenforcePossible) && (
          <Alert title="À savoir">
            {seuil !== null && <SeuilDeRisque seuil={seuil} />}{' '}
            {isSuiviRenforcePossible && (
              <>
                {SUIVI_RENFORCE_POSSIBLE.texte} (
                <ArticleDeLoi reference={SUIVI_RENFORCE_POSSIBLE.reference} />
                ).
              </>
            )}
          </Alert>
        )}
      </div>
      <div className={styles.niveau} aria-live="polite">
        <NiveauMeter
          value={computeNiveauDeRisqueOrNull(values)}
          size="large"
          formule={isRisqueEvalue(values) ? formatFormule(values) : undefined}
        />
        {!isRisqueEvalue(values) && (
          <span className={styles.hint}>Choisissez les trois critères pour obtenir le niveau.</span>
        )}
      </div>
    </section>
  );
}
