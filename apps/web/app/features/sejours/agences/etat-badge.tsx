import type { EtatAgence } from '@foulee/domain/sejours/immatriculation'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'

const BADGES: Readonly<Record<EtatAgence, { tone: Tone; icon: IconName; label: string }>> = {
  a_completer: { tone: 'warning', icon: 'edit', label: 'Papiers à compléter' },
  a_verifier: { tone: 'info', icon: 'clock', label: 'Papiers à vérifier par l’équipe' },
  refusee: { tone: 'danger', icon: 'alert', label: 'Papiers à corriger' },
  verifiee: { tone: 'success', icon: 'check', label: 'Agence vérifiée' },
}

export function EtatBadge({ etat }: { etat: EtatAgence }) {
  const { label, ...badge } = BADGES[etat]
  return <Badge {...badge}>{label}</Badge>
}
