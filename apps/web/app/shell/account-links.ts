import type { Droit } from '@foulee/domain/membres/droits'
import type { IconName } from '#ui/icon.tsx'

type AccountLink = { to: string; label: string; icon: IconName }

export const accountLinks = (droits: readonly Droit[]): AccountLink[] => [
  { to: '/profil', label: 'Moi', icon: 'user' },
  { to: '/ma-runlist', label: 'Ma run list', icon: 'heart' },
  { to: '/badges', label: 'Mes badges', icon: 'trophy' },
  { to: '/carte', label: 'Ma carte', icon: 'star' },
  { to: '/mes-reservations', label: 'Mes réservations', icon: 'ticket' },
  { to: '/mes-evenements', label: 'Mes inscriptions', icon: 'check' },
  { to: '/mon-agenda', label: 'Mon agenda', icon: 'calendar' },
  { to: '/reductions', label: 'Réductions', icon: 'euro' },
  { to: '/sondages', label: 'Sondages', icon: 'list' },
  { to: '/contribution/parcours', label: 'Mes parcours', icon: 'route' },
  { to: '/contribution/courses', label: 'Mes courses', icon: 'flag' },
  { to: '/contribution/evenements', label: 'Les évènements que je propose', icon: 'users' },
  { to: '/contribution/magasins', label: 'Mes magasins', icon: 'shop' },
  { to: '/contribution/trainings', label: 'Mes séances', icon: 'stopwatch' },
  ...(droits.includes('gerer_sejours')
    ? [
        { to: '/contribution/sejours', label: 'Mes séjours', icon: 'mountain' as const },
        { to: '/contribution/sejours/agences', label: 'Mes agences', icon: 'shop' as const },
      ]
    : []),
  ...(droits.includes('gerer_plans')
    ? [
        { to: '/contribution/plans', label: 'Mes plans', icon: 'list' as const },
        { to: '/contribution/athletes', label: 'Mes athlètes', icon: 'users' as const },
      ]
    : []),
  { to: '/invitations', label: 'Inviter', icon: 'users' },
  { to: '/reglages', label: 'Réglages', icon: 'settings' },
  ...(droits.includes('moderer')
    ? [{ to: '/moderation/courses', label: 'Modération', icon: 'shield' as const }]
    : []),
]
