import type { AdminBadge, Badge, ProgresBadge } from '@foulee/contract/club/badges'
import type { BadgeRow } from '@foulee/db/read-models/badges'
import { formatManque, formatRegle, formatValeur } from '@foulee/domain/club/badge-mots'
import { toIso } from '#platform/db/dates.ts'

export type BadgeFacts = BadgeRow & { nb_obtenus: number }

export const presentBadge = (row: BadgeFacts): Badge => ({
  id: row.id,
  slug: row.slug,
  titre: row.titre,
  description: row.description,
  famille: row.famille,
  medaille: row.medaille,
  demande: formatRegle(row.regle),
  nb_obtenus: row.nb_obtenus,
  est_actif: row.actif_le !== null,
  updated_at: toIso(row.updated_at),
})

export const presentAdminBadge = (row: BadgeFacts): AdminBadge => ({
  ...presentBadge(row),
  regle: row.regle,
  version: row.version,
})

export type ProgresRow = {
  badge: Pick<BadgeRow, 'id' | 'slug' | 'regle'>
  valeur: number | null
  obtenu_le: string | null
  montre: boolean | null
}

export function presentProgres({ badge, valeur, obtenu_le, montre }: ProgresRow): ProgresBadge {
  const { id, slug, regle } = badge
  const done = valeur ?? 0
  return {
    badges_id: id,
    slug,
    valeur: done,
    cible: regle.cible,
    valeur_texte: formatValeur(regle, done),
    cible_texte: formatValeur(regle, regle.cible),
    // A badge that was won stays won, whatever was withdrawn since.
    manque: obtenu_le === null ? formatManque(regle, done) : null,
    obtenu_le: obtenu_le && toIso(obtenu_le),
    montre: montre ?? false,
  }
}
