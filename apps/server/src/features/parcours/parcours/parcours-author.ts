import { announceChanges, type ChangeTag } from '@foulee/db/changes'
import type { Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { commentaires, parcours } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'

/** The name and the picture of a member stand on what they published: it is written again. */
export async function retellAuthor(tx: Tx, users_id: number, now: Date): Promise<void> {
  const routes = await tx
    .select({ id: parcours.id })
    .from(parcours)
    .where(eq(parcours.users_id, users_id))
  await rebuildParcoursCards(
    tx,
    routes.map(({ id }) => id),
    now,
  )
  const said = await tx
    .selectDistinct({ model: commentaires.model, objet_id: commentaires.objet_id })
    .from(commentaires)
    .where(eq(commentaires.users_id, users_id))
  const tags = said.flatMap(({ model, objet_id }): ChangeTag[] =>
    model === 'parcours' || model === 'course' ? [`${model}:${objet_id}`] : [],
  )
  if (tags.length) await announceChanges(tx, tags)
}
