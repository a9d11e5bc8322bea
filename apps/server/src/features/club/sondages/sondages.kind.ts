import { sondages } from '@foulee/db/schema'
import { inArray } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { sondageShare } from './sondages.share.ts'

export const sondageKind: EntityType = {
  kind: 'sondage',
  async find(db, ids) {
    const rows = await db
      .select()
      .from(sondages)
      .where(inArray(sondages.id, [...ids]))
    return rows.map(({ id, titre, description, slug, etat }) => ({
      kind: 'sondage',
      id,
      titre,
      texte: description,
      url: `/sondages/${slug}`,
      is_visible: etat !== 'brouillon',
      is_masked: false,
    }))
  },
  findOwners: () => Promise.resolve([]),
  share: sondageShare,
}
