import { invalidate } from '@foulee/db/invalidation'
import * as t from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { eq, inArray, sql } from 'drizzle-orm'
import { createSocial } from '#kernel/content/social.ts'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { agenceContents } from './agences.contents.ts'
import { ofAgence } from './agences.membership.ts'
import { getEditableAgence } from './agences.policy.ts'
import { agenceShare } from './agences.share.ts'
import { findContents } from './agences-contents.queries.ts'

const p = t.agencePhotos

const agencePhotoModel: PhotoModel = {
  stored: { table: 'agence_photos', column: 'agences_id' },
  rebuild: (tx, ids) =>
    invalidate(
      tx,
      [],
      ids.map((id) => `agence:${id}` as const),
    ),
  async open(db, user, id, { isLocked = false } = {}) {
    await getEditableAgence(db, user, id)
    if (isLocked) await db.select().from(t.agences).where(eq(t.agences.id, id)).for('update')
  },
  async insert(tx, id, photos) {
    const rows = await tx
      .insert(p)
      .values(photos.map(({ place: _, ...photo }) => ({ ...photo, agences_id: id })))
      .returning({ id: p.id })
    return rows.map((row) => row.id)
  },
  async change(tx, _id, id_photo, { place: _, ...texts }) {
    if (Object.values(texts).every((text) => text === undefined)) return
    await tx.update(p).set(texts).where(eq(p.id, id_photo))
  },
  async touch(tx, id, { now }) {
    await tx.update(t.agences).set({ updated_at: now.toISOString() }).where(eq(t.agences.id, id))
    await invalidate(tx, [`agence:${id}`])
  },
  async present(tx, id) {
    const { photos } = await findContents(tx, id)
    return photos.map((photo) => ({ ...photo, metres: null }))
  },
}

export const agenceKind: EntityType = {
  kind: 'agence',
  async find(db, ids) {
    const { id, nom, slug, description, logo } = t.agences
    const is_public = sql<boolean>`(${t.agences.verifie_le} is not null or exists (
      select from voyage_cards k where k.agences_id = ${id} and k.is_visible))`
    const rows = await db
      .select({ id, nom, slug, description, logo, is_public })
      .from(t.agences)
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'agence',
      id: row.id,
      titre: row.nom,
      texte: row.description ?? '',
      url: `/agences/${row.slug}`,
      is_visible: row.is_public,
      is_masked: false,
      image: getImageUrl(row.logo),
    }))
  },
  async findOwners(db, id) {
    return (await ofAgence.findMembers(db, id)).map(({ users_id }) => users_id)
  },
  tag: (id) => `agence:${id}`,
  share: agenceShare,
  photos: agencePhotoModel,
  contenus: agenceContents,
  social: createSocial(agenceContents, 'agence'),
}
