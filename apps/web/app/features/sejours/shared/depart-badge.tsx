import { ETAT_DEPART_LABELS, type EtatDepart } from '@foulee/domain/sejours/depart'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'

const ETATS: Readonly<Record<EtatDepart, { tone: Tone; icon: IconName }>> = {
  a_confirmer: { tone: 'info', icon: 'clock' },
  garanti: { tone: 'success', icon: 'check' },
  complet: { tone: 'warning', icon: 'users' },
  clos: { tone: 'neutral', icon: 'lock' },
  passe: { tone: 'neutral', icon: 'calendar' },
  annule: { tone: 'danger', icon: 'alert' },
}

export const DepartBadge = ({ etat }: { etat: EtatDepart }) => (
  <Badge {...ETATS[etat]}>{ETAT_DEPART_LABELS[etat]}</Badge>
)
