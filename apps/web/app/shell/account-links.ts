import type { Droit } from '@foulee/domain/membres/droits'
import type { IconName } from '#ui/icon.tsx'

/** `isDocument`: another application, entered by a document navigation. */
export type AccountLink = { to: string; label: string; icon: IconName; isDocument?: true }
export type AccountGroup = { label: string; icon: IconName; links: readonly AccountLink[] }
export type AccountEntry = AccountLink | AccountGroup

const ADVANTAGES: AccountGroup = {
  label: 'Club et avantages',
  icon: 'cup',
  links: [
    { to: '/carte', label: 'Ma carte', icon: 'star' },
    { to: '/badges', label: 'Mes badges', icon: 'trophy' },
    { to: '/reductions', label: 'Réductions', icon: 'euro' },
    { to: '/sondages', label: 'Sondages', icon: 'list' },
    { to: '/invitations', label: 'Inviter', icon: 'users' },
  ],
}

/** By what the member is: a runner first, then a publisher. At most nine entries with « Se déconnecter ». */
export const accountEntries = (
  droits: readonly Droit[],
  admin?: string | undefined,
): AccountEntry[] => [
  { to: '/profil', label: 'Moi', icon: 'user' },
  { to: '/ma-runlist', label: 'Ma run list', icon: 'heart' },
  { to: '/mon-agenda', label: 'Mon agenda', icon: 'calendar' },
  { to: '/mes-reservations', label: 'Mes réservations', icon: 'ticket' },
  { to: '/mes-evenements', label: 'Mes inscriptions', icon: 'check' },
  ADVANTAGES,
  { label: 'Ce que je gère', icon: 'edit', links: listManaged(droits, admin) },
  { to: '/reglages', label: 'Réglages', icon: 'settings' },
]

export const accountLinks = (droits: readonly Droit[]): AccountLink[] =>
  accountEntries(droits).flatMap((entry) => ('links' in entry ? entry.links : [entry]))

const listManaged = (droits: readonly Droit[], admin?: string | undefined): AccountLink[] => [
  { to: '/contribution/parcours', label: 'Mes parcours', icon: 'route' },
  { to: '/contribution/courses', label: 'Mes courses', icon: 'flag' },
  { to: '/contribution/evenements', label: 'Les évènements que je propose', icon: 'users' },
  { to: '/contribution/magasins', label: 'Mes magasins', icon: 'shop' },
  { to: '/contribution/reductions', label: 'Mes réductions', icon: 'euro' },
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
  ...(droits.includes('moderer')
    ? [{ to: '/moderation/courses', label: 'Modération', icon: 'shield' as const }]
    : []),
  ...(admin
    ? [{ to: admin, label: 'Back-office', icon: 'settings' as const, isDocument: true as const }]
    : []),
]
