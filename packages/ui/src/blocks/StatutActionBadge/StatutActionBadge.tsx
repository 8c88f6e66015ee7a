import type { StatutAction } from '@odu/api-contract';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';
import type { IconShape } from '../../components/Icon/Icon.tsx';
import { IconCalendar, IconCheck, IconClock, IconClose, IconRefresh } from '../../components/Icon/icons.ts';

export interface StatutActionBadgeProps {
  statut: StatutAction;
}

const LOOKS: Record<StatutAction, { tone: BadgeTone; icon: IconShape }> = {
  'À planifier': { tone: 'neutral', icon: IconCalendar },
  'En cours': { tone: 'brand', icon: IconRefresh },
  Terminé: { tone: 'success', icon: IconCheck },
  'En attente': { tone: 'warning', icon: IconClock },
  Annulé: { tone: 'neutral', icon: IconClose },
};

/** How far a preventive action is. */
export function StatutActionBadge({ statut }: StatutActionBadgeProps) {
  return <Badge {...LOOKS[statut]}>{statut}</Badge>;
}
