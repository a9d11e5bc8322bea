import type { Badge, ProgresBadge } from '@foulee/contract/club/badges'

export type Standing = { badge: Badge; progres: ProgresBadge | undefined }

export function joinStandings(badges: readonly Badge[], mine: readonly ProgresBadge[]): Standing[] {
  const byId = new Map(mine.map((item) => [item.badges_id, item]))
  return badges.map((badge) => ({ badge, progres: byId.get(badge.id) }))
}

export const listWon = (all: readonly Standing[]): Standing[] =>
  all
    .filter(({ progres }) => progres?.obtenu_le)
    .toSorted((a, b) => (b.progres?.obtenu_le ?? '').localeCompare(a.progres?.obtenu_le ?? ''))

export function listNear(all: readonly Standing[]): Standing[] {
  const share = ({ progres }: Standing) => (progres ? progres.valeur / progres.cible : 0)
  return all
    .filter((standing) => !standing.progres?.obtenu_le && share(standing) > 0)
    .toSorted((a, b) => share(b) - share(a))
}
