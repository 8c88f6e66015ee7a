import {
  countConformite,
  ETAPES,
  formatConformite,
  NBSP,
  type PointDeConformite,
  type StatutDeConformite,
  TITRES_DE_CONFORMITE,
} from '@odu/domain';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LongText } from '../../components/LongText/LongText.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ArticlesDeLoi } from '../TexteDeLoi/ArticlesDeLoi.tsx';
import * as styles from './ConformiteCard.css.ts';

export interface ConformiteCardProps {
  points: readonly PointDeConformite[];
  /** The address of the step where a point is mended. */
  getHref: (point: PointDeConformite & { step: NonNullable<PointDeConformite['step']> }) => string;
  /** The address of the follow-up of the versions. */
  suiviHref?: string | undefined;
  level?: 2 | 3;
}

const TONES: Readonly<Record<StatutDeConformite, BadgeTone>> = {
  renseigné: 'success',
  'à compléter': 'warning',
  'à vérifier': 'brand',
  'sans objet': 'neutral',
  conseil: 'neutral',
};

const isOpen = ({ statut }: PointDeConformite) => statut === 'à compléter' || statut === 'à vérifier';

/** What the Labour Code asks of this document, point by point; it blocks nothing and never says that the document is lawful. */
export function ConformiteCard({ points, getHref, suiviHref, level = 2 }: ConformiteCardProps) {
  const { aVerifier } = countConformite(points);
  const others = points.filter((point) => !isOpen(point) && point.statut !== 'conseil');
  const conseils = points.filter(({ statut }) => statut === 'conseil');
  const shared = { getHref, suiviHref };
  return (
    <div className={styles.onScreen}>
      <Card as="section" padding="large" aria-label="Contrôle de conformité">
        <Stack>
          <Inline justify="between" align="center">
            <Heading level={level} size="s22">
              Contrôle de conformité
            </Heading>
            <Text>
              {formatConformite(points)}
              {aVerifier > 0 && `, ${aVerifier} à vérifier par vous`}
            </Text>
          </Inline>
          <Text tone="soft" isProse>
            Des repères tirés du code du travail, qui n'empêchent pas de générer une version. Ils ne
            remplacent ni la lecture des articles ni l'avis d'un spécialiste.
          </Text>
          <PointList points={points.filter(isOpen)} level={3} {...shared} />
          {conseils.length > 0 && (
            <Disclosure title={`Conseils (${conseils.length})`} level={3}>
              <PointList points={conseils} level={4} {...shared} />
            </Disclosure>
          )}
          {others.length > 0 && (
            <Disclosure title={`Points renseignés ou sans objet (${others.length})`} level={3}>
              <PointList points={others} level={4} {...shared} />
            </Disclosure>
          )}
        </Stack>
      </Card>
    </div>
  );
}

function PointList({
  points,
  getHref,
  suiviHref,
  level,
}: Pick<ConformiteCardProps, 'points' | 'getHref' | 'suiviHref'> & { level: 3 | 4 }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => {
        const { code, statut, message, reference, autresReferences = [], step, place } = point;
        return (
          <li key={code} className={styles.point}>
            <Inline gap="small" align="center">
              <Heading level={level} size="s16">
                {TITRES_DE_CONFORMITE[code]}
              </Heading>
              <Badge tone={TONES[statut]}>{statut}</Badge>
            </Inline>
            <LongText isProse length={message.length} about={TITRES_DE_CONFORMITE[code]}>
              {message}
            </LongText>
            <Text tone="soft" size="s14">
              art.{NBSP}
              <ArticlesDeLoi references={[reference, ...autresReferences]} />
            </Text>
            {step !== null && statut !== 'renseigné' && statut !== 'sans objet' && (
              <Link variant="standalone" href={getHref({ ...point, step })}>
                Étape {step}
                {NBSP}: {ETAPES[step - 1]}
              </Link>
            )}
            {place === 'suivi' &&
              suiviHref !== undefined &&
              statut !== 'renseigné' &&
              statut !== 'sans objet' && (
                <Link variant="standalone" href={suiviHref}>
                  Suivi des versions
                </Link>
              )}
          </li>
        );
      })}
    </ul>
  );
}
