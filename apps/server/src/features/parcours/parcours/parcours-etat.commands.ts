import type { Db, Tx } from '@foulee/db/connect'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import * as t from '@foulee/db/schema'
import { findMissingParcours, SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import { recordPublication } from '#features/site/audience/audience.publication.ts'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { awardPoints } from '#kernel/points/points.award.ts'
import { type Authored, type AuthoredMove, moveAuthored } from '#kernel/publication/authored.ts'
import { getOwned, type OwnedRow } from './parcours-owned.queries.ts'

const PARCOURS: Authored = {
  table: 'parcours',
  journal: 'parcours_journal',
  key: 'parcours_id',
  genre: 'parcours',
  sansTitre: SANS_TITRE,
  incomplet: 'parcours_incomplet',
  fil: ({ id, users_id }) => ({
    kind: 'parcours',
    cle: `parcours:${id}`,
    fait_id: id,
    objet: { kind: 'parcours', id },
    emetteur: { kind: 'profil', id: users_id },
    users_id,
  }),
  page: (slug) => `/parcours/${slug}`,
  editor: (id) => `/contribution/parcours/${id}`,
  tell: notifyDecision,
}

type Move = AuthoredMove & { id: number }

/**
 * One transition of the publication: route, journal, points and mail in one transaction.
 * @throws ApiError `parcours_incomplet`, `geste_impossible`, `acces_refuse`
 */
export async function moveParcours(db: Db, move: Move): Promise<void> {
  await db.transaction((tx) => moveIn(tx, move))
}

/** Withdraws a published route, in the caller's transaction, with a reason for its author. */
export async function takeDown(tx: Tx, move: Omit<Move, 'geste'>): Promise<void> {
  const [row] = await tx.select().from(t.parcours).where(eq(t.parcours.id, move.id))
  if (row && isPublished(row.etat)) await moveIn(tx, { ...move, geste: 'renvoyer' })
}

async function moveIn(tx: Tx, { id, ...move }: Move): Promise<void> {
  const { row, trace } = await getOwned(tx, move.user, id, { isLocked: true })
  const findMissing = () =>
    findMissingParcours({ ...row, distance: trace?.mesures.distance ?? null })
  if (await moveAuthored(tx, PARCOURS, { ...move, row, findMissing })) {
    await reward(tx, row, move.now)
  }
  await rebuildParcoursCards(tx, [id], move.now)
}

/** First publication: contributor badge and points, once, and the event of produit 14.23. */
async function reward(tx: Tx, { id, users_id }: OwnedRow, now: Date): Promise<void> {
  if (!users_id) return
  await tx.update(t.users).set({ parcours: true }).where(eq(t.users.id, users_id))
  await awardPoints(tx, users_id, 'parcours_publie', id)
  await recordPublication(tx, { parcours_id: id, users_id, now })
}
