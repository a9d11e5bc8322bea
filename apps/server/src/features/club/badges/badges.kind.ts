import { badges } from '@foulee/db/schema'
import { inArray } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { badgeShare } from './badges.share.ts'

export const badgeKind: EntityType = {
  kind: 'badge',
  async find(db, ids) {
    const { id, titre, slug, description, actif_le } = badges
    const rows = await db
      .select({ id, titre, slug, description, actif_le })
      .from(badges)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'badge',
      id: row.id,
      titre: row.titre,
      texte: row.description,
      url: `/badge/${row.slug}`,
      is_visible: row.actif_le !== null,
      is_masked: false,
    }))
  },
  findOwners: async () => [],
  tag: (id) => `badge:${id}`,
  share: badgeShare,
}
