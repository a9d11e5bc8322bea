import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { commentaires } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { tagsOf } from '#kernel/entity-types/find-entities.ts'
import { eraseLate, rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const commentairesPersonal: Personal = {
  signed: [commentaires.users_id],
  collect: [
    {
      name: 'commentaires',
      contenu: 'vos avis sur les parcours et les courses',
      find: rowsOf(commentaires.users_id),
    },
  ],
  erase: ({ kinds }, users_id) => ({ erase: (tx) => invalidateCommented(tx, kinds, users_id) }),
  retell: (tx, { users_id, kinds }) => invalidateCommented(tx, kinds, users_id),
  purge: (tx) => eraseLate(tx, commentaires.users_id),
}

async function invalidateCommented(tx: Tx, kinds: EntityTypes, users_id: number): Promise<void> {
  const commented = await tx
    .selectDistinct({ kind: commentaires.model, id: commentaires.objet_id })
    .from(commentaires)
    .where(eq(commentaires.users_id, users_id))
  const tags = commented.flatMap((ref) => tagsOf(kinds, ref))
  if (tags.length) await invalidate(tx, tags)
}
