import { seances } from '@foulee/db/schema'
import { isPublished } from '@foulee/domain/shared/publication'
import { eq, inArray } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { seancePhotoModel } from './seances.photos.ts'
import { SANS_TITRE } from './seances.presenter.ts'
import { seanceShare } from './seances.share.ts'
import { unpublishSeance } from './seances-etat.commands.ts'

export const seanceKind: EntityType = {
  kind: 'seance',
  async find(db, ids) {
    const { id, titre, slug, description, etat } = seances
    const rows = await db
      .select({ id, titre, slug, description, etat })
      .from(seances)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'seance',
      id: row.id,
      titre: row.titre || SANS_TITRE,
      texte: row.description,
      url: `/training/${row.slug}`,
      is_visible: isPublished(row.etat),
      is_masked: false,
    }))
  },
  async findOwners(db, id) {
    const rows = await db
      .select({ users_id: seances.users_id })
      .from(seances)
      .where(eq(seances.id, id))
    return rows.flatMap(({ users_id }) => users_id ?? [])
  },
  tag: (id) => `seance:${id}`,
  withdraw: unpublishSeance,
  share: seanceShare,
  photos: seancePhotoModel,
}
