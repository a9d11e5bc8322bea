import { presentPhotos, rebuildMagasinCards } from '@foulee/db/read-models/magasin-cards'
import { findMagasinFacts } from '@foulee/db/read-models/magasin-facts'
import * as t from '@foulee/db/schema'
import { getImageUrl } from '@foulee/domain/shared/image'
import { eq, inArray } from 'drizzle-orm'
import { createSocial } from '#kernel/content/social.ts'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import type { PhotoModel } from '#kernel/entity-types/photo-model.ts'
import { magasinContents } from './magasins.contents.ts'
import { ofMagasin } from './magasins.membership.ts'
import { getEditableMagasin } from './magasins.policy.ts'
import { magasinShare } from './magasins.share.ts'

const p = t.magasinPhotos

const magasinPhotoModel: PhotoModel = {
  stored: { table: 'magasin_photos', column: 'magasins_id' },
  rebuild: (tx, ids, now) => rebuildMagasinCards(tx, ids, now, 'edit'),
  async open(db, user, id, { isLocked = false } = {}) {
    await getEditableMagasin(db, user, id)
    if (isLocked) await db.select().from(t.magasins).where(eq(t.magasins.id, id)).for('update')
  },
  async insert(tx, id, photos) {
    const rows = await tx
      .insert(p)
      .values(photos.map(({ place: _, ...photo }) => ({ ...photo, magasins_id: id })))
      .returning({ id: p.id })
    return rows.map((row) => row.id)
  },
  async change(tx, _id, id_photo, { place: _, ...texts }) {
    if (Object.values(texts).every((text) => text === undefined)) return
    await tx.update(p).set(texts).where(eq(p.id, id_photo))
  },
  async touch(tx, id, { now }) {
    await tx.update(t.magasins).set({ updated_at: now.toISOString() }).where(eq(t.magasins.id, id))
    await rebuildMagasinCards(tx, [id], now, 'edit')
  },
  async present(tx, id) {
    const [facts] = await findMagasinFacts(tx, [id])
    return facts ? presentPhotos(facts).map((photo) => ({ ...photo, metres: null })) : []
  },
}

export const magasinKind: EntityType = {
  kind: 'magasin',
  async find(db, ids) {
    const { id, nom, slug, description, logo } = t.magasins
    const rows = await db
      .select({ id, nom, slug, description, logo, is_visible: t.magasinCards.is_visible })
      .from(t.magasins)
      .leftJoin(t.magasinCards, eq(t.magasinCards.magasins_id, id))
      .where(inArray(id, [...ids]))
    return rows.map((row) => ({
      kind: 'magasin',
      id: row.id,
      titre: row.nom,
      texte: row.description ?? '',
      url: `/magasins/${row.slug}`,
      is_visible: row.is_visible ?? false,
      is_masked: false,
      image: getImageUrl(row.logo),
    }))
  },
  async findOwners(db, id) {
    return (await ofMagasin.findMembers(db, id)).map(({ users_id }) => users_id)
  },
  tag: (id) => `magasin:${id}`,
  share: magasinShare,
  photos: magasinPhotoModel,
  social: createSocial(magasinContents, 'magasin'),
}
