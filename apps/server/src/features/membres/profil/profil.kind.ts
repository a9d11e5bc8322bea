import { profils, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { EntityType } from '#kernel/entity-types/entity-type.ts'
import { addSocialLink, removeSocialLink } from './profil.commands.ts'

export const profilKind: EntityType = {
  kind: 'profil',
  async find(db, ids) {
    const rows = await db
      .select({ user: users, profil: profils })
      .from(users)
      .leftJoin(profils, eq(profils.users_id, users.id))
      .where(and(inArray(users.id, [...ids]), isNull(users.supprime_le)))
    return rows.map(({ user, profil }) => ({
      kind: 'profil',
      id: user.id,
      titre: getMemberName({ ...user, public_name: profil?.public_name ?? null }),
      texte: profil?.public_description ?? '',
      url: `/coureurs/${user.id}`,
      is_visible: true,
      is_masked: false,
    }))
  },
  findOwners: async (_db, id) => [id],
  tag: (id) => `profil:${id}`,
  social: {
    add: (db, { user }, { reseau, url }) => addSocialLink(db, user.id, { reseau, url }),
    remove: (db, { user }, id) => removeSocialLink(db, user.id, id),
  },
}
