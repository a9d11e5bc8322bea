import type { Tx } from '@foulee/db/connect'
import { commentaires, publicationCibles, publications } from '@foulee/db/schema'
import type { Emetteur, PublicationKind } from '@foulee/domain/echanges/publication'
import type { Kind } from '@foulee/domain/shared/kinds'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { commentNotificationKey } from '#kernel/notifications/notification-keys.ts'
import { removeNotifications } from '#kernel/notifications/remove-notifications.ts'
import { announceItem } from './fil-subjects.ts'

export type Cible = { kind: Emetteur; id: number }

export type Fact = {
  kind: PublicationKind
  /** Idempotency key of the fact: `course:12`. Null for a member's own post. */
  cle: string | null
  fait_id: number | null
  objet?: { kind: Kind; id: number }
  emetteur: { kind: Emetteur; id: number | null }
  users_id?: number
  /** Audiences besides the followers of the member and of the emitter. */
  cibles?: readonly Cible[]
  texte?: string | null
}

/**
 * Publishes a fact in the transaction in which it happens; visibility is checked on each read
 * (decision 0110). Open pages are notified on commit.
 * @returns the item's id; null when the fact was already published
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

/**
 * Deletes items for good, with their comments.
 * @param which condition on `publications`
 */
export async function removePublications(tx: Tx, which: SQL): Promise<void> {
  const { id, users_id } = publications
  const gone = await tx.delete(publications).where(which).returning({ id, users_id })
  if (!gone.length) return
  const ids = gone.map((row) => row.id)
  const removed = await tx
    .delete(commentaires)
    .where(and(eq(commentaires.model, 'publication'), inArray(commentaires.objet_id, ids)))
    .returning({ id: commentaires.id })
  await removeNotifications(
    tx,
    gone.flatMap((row) => row.users_id ?? []),
    removed.map((row) => commentNotificationKey(row.id)),
  )
}

export const removeFact = (tx: Tx, kind: PublicationKind, fait_id: number): Promise<void> =>
  removePublications(
    tx,
    sql`${publications.kind} = ${kind} and ${publications.fait_id} = ${fait_id}`,
  )
