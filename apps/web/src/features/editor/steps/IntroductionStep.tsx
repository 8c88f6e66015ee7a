import { canStart, PHRASE_RESPONSABILITE } from '@odu/domain';
import { Button, Checkbox, Link, PhraseDeLoi, Stack, Text } from '@odu/ui';
import { useState } from 'react';
import { usePublicConfig } from '../../../api/use-public-config.ts';
import { FormFailure } from '../../../forms/FormFailure.tsx';
import { PRODUCT_NAME } from '../../../routing/use-page-title.ts';

type IntroductionStepProps = {
  /** VIP or covered: the limits of the free version do not concern them. */
  hasFullAccess: boolean;
  isPending?: boolean;
  /** Why it could not be started; it stays in the page (decision B15). */
  failure?: string | null;
  onStart: () => void;
};

/** Step 1: what the user takes on before starting. */
export default function IntroductionStep({
  hasFullAccess,
  isPending = false,
  failure = null,
  onStart,
}: IntroductionStepProps) {
  const config = usePublicConfig();
  const [isResponsibilityAccepted, setIsResponsibilityAccepted] = useState(false);
  const [isFreeVersionAccepted, setIsFreeVersionAccepted] = useState(false);
  const [areTermsAccepted, setAreTermsAccepted] = useState(false);
  const boxes = { isResponsibilityAccepted, isFreeVersionAccepted, areTermsAccepted, hasFullAccess };
  return (
    <Stack gap="large">
      <Text isProse>
        En sept étapes, vous décrivez votre entreprise et ses unités de travail, vous recensez les risques,
        vous les évaluez, vous prévoyez des actions préventives (étape PAPRIPACT, du nom du programme annuel
        de prévention), puis vous obtenez votre document unique en PDF. Tout est enregistré au fur et à mesure
        (l'étape 2, par son bouton)&nbsp;: vous pouvez vous arrêter et reprendre quand vous voulez.
      </Text>
      <Stack gap="medium">
        <Checkbox
          isSelected={isResponsibilityAccepted}
          onChange={setIsResponsibilityAccepted}
          label="Je comprends que l'évaluation des risques relève de ma responsabilité d'employeur."
          description={
            <>
              {PRODUCT_NAME} vous guide et met en forme votre document. Ce qu'il contient reste votre
              évaluation. <PhraseDeLoi phrase={PHRASE_RESPONSABILITE} />
            </>
          }
        />
        {!hasFullAccess && (
          <Checkbox
            isSelected={isFreeVersionAccepted}
            onChange={setIsFreeVersionAccepted}
            label="Je comprends les limites de la version gratuite."
            description="Vous créez un DUERP complet, conservé temporairement. Le PDF complet se télécharge avec une formule payante&#8239;; la version gratuite donne un PDF de démonstration."
          />
        )}
        <Checkbox
          isSelected={areTermsAccepted}
          onChange={setAreTermsAccepted}
          label="J'accepte les conditions générales d'utilisation."
          description={
            config !== null && (
              <Link href={config.termsUrl} isExternal>
                Lire les conditions générales d'utilisation
              </Link>
            )
          }
        />
      </Stack>
      <FormFailure message={failure} />
      <div>
        <Button
          isDisabled={!canStart(boxes)}
          isPending={isPending}
          pendingText="Création du DUERP…"
          onPress={onStart}
        >
          Commencer
        </Button>
      </div>
    </Stack>
  );
}
