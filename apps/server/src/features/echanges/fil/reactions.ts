import type { Reactions, ReactionType } from '@foulee/contract/echanges/fil'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { publicationsMasquees, reactions, reactionTypes } from '@foulee/db/schema'
import { and, asc, eq } from 'drizzle-orm'
import { type FilContext, findSeen, presentReactions } from './fil.page.ts'
import { findDetails } from './fil.queries.ts'
import { upsertReaction } from './upsert-reaction.ts'

export const findReactionTypes = (db: Db): Promise<ReactionType[]> => {
  const { id, cle, label, emoji, ordre, est_actif } = reactionTypes
  return db
    .select({ id, cle, label, emoji })
    .from(reactionTypes)
    .where(eq(est_actif, true))
    .orderBy(asc(ordre), asc(id))
}

async function requireItem(context: FilContext, id: number): Promise<void> {
  if (!(await findSeen(context, id))) throw new ApiError('publication_introuvable')
}

export async function react(
  context: FilContext,
  id: number,
  type: number | null,
): Promise<Reactions> {
  await requireItem(context, id)
  const { db, viewer } = context
  const mine = and(eq(reactions.publications_id, id), eq(reactions.users_id, viewer.id))
  if (type === null) await db.delete(reactions).where(mine)
  else {
    const input = { users_id: viewer.id, reaction_types_id: type }
    await upsertReaction(db, { of: 'publications_id', id }, input)
  }
  const detail = (await findDetails(db, viewer, [id])).get(id)
  if (!detail) throw new ApiError('publication_introuvable')
  return presentReactions(detail)
}

export async function hide(
  context: FilContext,
  publications_id: number,
  est_masquee: boolean,
): Promise<void> {
  await requireItem(context, publications_id)
  const { db, viewer } = context
  const row = { users_id: viewer.id, publications_id }
  if (est_masquee) await db.insert(publicationsMasquees).values(row).onConflictDoNothing()
  else {
    await db
      .delete(publicationsMasquees)
      .where(
        and(
          eq(publicationsMasquees.users_id, viewer.id),
          eq(publicationsMasquees.publications_id, publications_id),
        ),
      )
  }
}
