import type { Db, Tx } from '@foulee/db/connect'
import { seances } from '@foulee/db/schema'
import { findMissingSeance } from '@foulee/domain/entrainement/seance'
import { isPublished } from '@foulee/domain/shared/publication'
import { eq } from 'drizzle-orm'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { type Authored, type AuthoredMove, moveAuthored } from '#kernel/publication/authored.ts'
import { announceSeance } from './seances.changes.ts'
import { getOwnedSeance } from './seances.policy.ts'
import { SANS_TITRE } from './seances.presenter.ts'

const SEANCE: Authored = {
  table: 'seances',
  journal: 'seance_journal',
  key: 'seances_id',
  genre: 'seance',
  sansTitre: SANS_TITRE,
  incomplet: 'seance_incomplete',
  page: (slug) => `/training/${slug}`,
  editor: (id) => `/contribution/trainings/${id}`,
  tell: notifyDecision,
}

type Move = AuthoredMove & { id: number }

/** @throws ApiError as `moveAuthored` */
export async function moveSeance(db: Db, move: Move): Promise<void> {
  await db.transaction((tx) => moveIn(tx, move))
}

export async function takeDownSeance(tx: Tx, move: Omit<Move, 'geste'>): Promise<void> {
  const [row] = await tx.select().from(seances).where(eq(seances.id, move.id))
  if (row && isPublished(row.etat)) await moveIn(tx, { ...move, geste: 'renvoyer' })
}

async function moveIn(tx: Tx, { id, ...move }: Move): Promise<void> {
  const row = await getOwnedSeance(tx, move.user, id, { isLocked: true })
  await moveAuthored(tx, SEANCE, { ...move, row, findMissing: () => findMissingSeance(row) })
  await announceSeance(tx, id)
}
