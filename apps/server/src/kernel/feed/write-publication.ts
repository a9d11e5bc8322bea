import type { Tx } from '@foulee/db/connect'
import { commentaires, publicationCibles, publications } from '@foulee/db/schema'
import type { Emetteur, PublicationKind } from '@foulee/domain/echanges/publication'
import type { Kind } from '@foulee/domain/shared/kinds'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { nameCommentNotice } from '#kernel/notifications/notice-names.ts'
import { removeNotices } from '#kernel/notifications/remove-notices.ts'
import { announceItem } from './fil-subjects.ts'

/** Whom one follows; the site has the id 0. */
export type Cible = { kind: Emetteur; id: number }

/** A fact that the feed tells of. */
export type Fact = {
  kind: PublicationKind
  /** The fact, once: `course:12`. Told again, it says nothing new. Null for somebody's own words. */
  cle: string | null
  /** Its row in the table of its kind. */
  fait_id: number | null
  /** The thing that it speaks of. */
  objet?: { kind: Kind; id: number }
  emetteur: { kind: Emetteur; id: number | null }
  /** The member whose own it is. */
  users_id?: number
  /** Whose followers read it, beside those of the member and of who speaks. */
  cibles?: readonly Cible[]
  texte?: string | null
}

/**
 * Tells a fact in the transaction in which it happens; whether somebody may see it is asked each time
 * that a feed is read (decision 0110). Pages that are open are told with the commit to ask.
 * @returns the id of the item; null when the fact had been told already
 */
export async function writePublication(
  tx: Tx,
  { objet, cibles = [], ...fact }: Fact & { now: Date },
): Promise<number | null> {
  const { emetteur, users_id, now, ...columns } = fact
  const [made] = await tx
    .insert(publications)
    .values({
      ...columns,
      objet_kind: objet?.kind ?? null,
      objet_id: objet?.id ?? null,
      emetteur_kind: emetteur.kind,
      emetteur_id: emetteur.id,
      users_id: users_id ?? null,
      created_at: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: publications.id })
  if (!made) return null
  const all: [Cible, ...Cible[]] = [{ kind: emetteur.kind, id: emetteur.id ?? 0 }, ...cibles]
  if (users_id !== undefined) all.push({ kind: 'profil', id: users_id })
  await tx
    .insert(publicationCibles)
    .values(
      all.map(({ kind, id }) => ({ cible_kind: kind, cible_id: id, publications_id: made.id })),
    )
    .onConflictDoNothing()
  await announceItem(tx, all, { emetteur, users_id: users_id ?? null })
  return made.id
}

/** Takes items out of every feed for good, with what was said under them. @param which over `publications` */
export async function removePublications(tx: Tx, which: SQL): Promise<void> {
  const { id, users_id } = publications
  const gone = await tx.delete(publications).where(which).returning({ id, users_id })
  if (!gone.length) return
  const ids = gone.map((row) => row.id)
  const said = await tx
    .delete(commentaires)
    .where(and(eq(commentaires.model, 'publication'), inArray(commentaires.objet_id, ids)))
    .returning({ id: commentaires.id })
  await removeNotices(
    tx,
    gone.flatMap((row) => row.users_id ?? []),
    said.map((row) => nameCommentNotice(row.id)),
  )
}

/** A fact that is no more. */
export const removeFact = (tx: Tx, kind: PublicationKind, fait_id: number): Promise<void> =>
  removePublications(
    tx,
    sql`${publications.kind} = ${kind} and ${publications.fait_id} = ${fait_id}`,
  )
