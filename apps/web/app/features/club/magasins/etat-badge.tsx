import type { EtatMagasin } from '@foulee/domain/club/magasin'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'

const BADGES: Readonly<Record<EtatMagasin, { tone: Tone; icon: IconName; label: string }>> = {
  a_verifier: { tone: 'info', icon: 'clock', label: 'À vérifier par l’équipe' },
  visible: { tone: 'success', icon: 'check', label: 'En ligne' },
  ferme: { tone: 'danger', icon: 'close', label: 'Fermé définitivement' },
}

export function EtatBadge({ etat }: { etat: EtatMagasin }) {
  const { label, ...badge } = BADGES[etat]
  return <Badge {...badge}>{label}</Badge>
}
