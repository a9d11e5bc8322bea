import { announceChanges } from '@foulee/db/changes'
import type { Tx } from '@foulee/db/connect'
import { commentaires } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { tagsOf } from '#kernel/entity-types/find-things.ts'
import type { Kinds } from '#kernel/entity-types/kind.ts'
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
  forget: ({ kinds }, users_id) => ({ erase: (tx) => announceSaid(tx, kinds, users_id) }),
  retell: (tx, { users_id, kinds }) => announceSaid(tx, kinds, users_id),
  purge: (tx) => eraseLate(tx, commentaires.users_id),
}

async function announceSaid(tx: Tx, kinds: Kinds, users_id: number): Promise<void> {
  const said = await tx
    .selectDistinct({ kind: commentaires.model, id: commentaires.objet_id })
    .from(commentaires)
    .where(eq(commentaires.users_id, users_id))
  const tags = said.flatMap((thing) => tagsOf(kinds, thing))
  if (tags.length) await announceChanges(tx, tags)
}
