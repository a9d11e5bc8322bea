import type { Discretion } from '@foulee/contract/courses/resultats'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { resultats } from '@foulee/db/schema'
import { canPutBack } from '@foulee/domain/courses/revendication-resultat'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { notifyClaimant, notifyOrganisers } from './resultats.annonces.ts'
import { countShown } from './resultats.carry-over.ts'
import { isCurrent, requireCalm } from './resultats.lots.ts'
import {
  canManage,
  type Epreuve,
  getVisibleResultat,
  type ResultatRow,
} from './resultats.policy.ts'

export async function lockRow(tx: Tx, id: number): Promise<ResultatRow> {
  const [line] = await tx
    .select({ epreuves_id: resultats.epreuves_id })
    .from(resultats)
    .where(eq(resultats.id, id))
  if (!line) throw new ApiError('resultat_introuvable')
  await requireCalm(tx, line.epreuves_id)
  const same = and(eq(resultats.id, id), isCurrent)
  const [row] = await tx.select().from(resultats).where(same).for('update')
  if (!row) throw new ApiError('resultat_introuvable')
  return row
}

export const announce = (tx: Tx, { courses_id }: Epreuve): Promise<void> =>
  invalidate(tx, [`course:${courses_id}`])

type Act = { user: User; id: number; now: Date }

export async function releaseResultat(db: Db, { user, id, now }: Act): Promise<void> {
  const { epreuve } = await getVisibleResultat(db, user, id)
  await db.transaction(async (tx) => {
    // Ownership is checked under lock: a claim may have come meanwhile.
    const line = await lockRow(tx, id)
    if (line.users_id !== user.id) await requireManager(tx, user, epreuve)
    await tx
      .update(resultats)
      .set({ users_id: null, preuve: null, prouve_le: null })
      .where(eq(resultats.id, id))
    if (line.users_id !== user.id) {
      await notifyClaimant(tx, epreuve, { ...line, decision: 'refusee', now })
    }
    await announce(tx, epreuve)
  })
}

export async function requireManager(db: Db | Tx, user: User, epreuve: Epreuve): Promise<void> {
  if (!(await canManage(db, user, epreuve))) throw new ApiError('acces_refuse')
}

type Hiding = Act & { geste: Discretion }

/**
 * Shows initials or the name, withdraws or restores the line: the runner's wish (RGPD, art. 21)
 * once the line is proved, or the organiser's act on their behalf.
 */
export async function setDiscretion(db: Db, { user, id, geste, now }: Hiding): Promise<void> {
  const { epreuve } = await getVisibleResultat(db, user, id)
  await db.transaction(async (tx) => {
    const row = await lockRow(tx, id)
    const par = await findActor(tx, user, row, epreuve)
    const act = { par, epreuve, now }
    if (geste === 'retirer') return withdrawLine(tx, row, act)
    if (geste === 'remettre') return putBack(tx, row, act)
    const initiales = geste === 'initiales'
    const shown = { initiales, initiales_age: false, nomme: !initiales }
    await tx.update(resultats).set(shown).where(concerns(row))
    await announce(tx, epreuve)
  })
}

/** A wish for a team applies to each runner, since its name may be theirs. */
const concerns = ({ id, epreuves_id, lot, equipe, relais }: ResultatRow) =>
  equipe !== null && relais === null
    ? and(
        eq(resultats.epreuves_id, epreuves_id),
        eq(resultats.lot, lot),
        eq(resultats.equipe, equipe),
        isNotNull(resultats.relais),
      )
    : eq(resultats.id, id)

type Actor = 'coureur' | 'organisateur'

async function findActor(tx: Tx, user: User, row: ResultatRow, epreuve: Epreuve): Promise<Actor> {
  if (row.users_id === user.id && row.preuve !== null) return 'coureur'
  if (await canManage(tx, user, epreuve)) return 'organisateur'
  throw new ApiError(row.users_id === user.id ? 'resultat_a_prouver' : 'acces_refuse')
}

type Move = { par: Actor; epreuve: Epreuve; now: Date }

/** Hides a line at once; it is erased after thirty days unless restored. */
export async function withdrawLine(tx: Tx, row: ResultatRow, move: Move): Promise<void> {
  if (row.retire_le !== null) return
  const { par, now } = move
  await showLine(tx, row, move, { retire_le: now.toISOString(), retire_par: par })
  await notifyMove(tx, row, move, { coureur: 'retrait', organisateur: 'retiree' })
}

async function putBack(tx: Tx, row: ResultatRow, move: Move): Promise<void> {
  if (row.retire_le === null) return
  if (!canPutBack(row.retire_le, move.now)) throw new ApiError('resultat_introuvable')
  await showLine(tx, row, move, { retire_le: null, retire_par: null })
  await notifyMove(tx, row, move, { coureur: 'remise', organisateur: 'remise' })
}

type Shown = Pick<ResultatRow, 'retire_le' | 'retire_par'>

async function showLine(tx: Tx, row: ResultatRow, { epreuve, now }: Move, shown: Shown) {
  await tx.update(resultats).set(shown).where(eq(resultats.id, row.id))
  if (row.relais === null) await countShown(tx, epreuve.id, shown.retire_le ? -1 : 1)
  await rebuildCourseCards(tx, [epreuve.courses_id], now)
}

type Words = { coureur: 'retrait' | 'remise'; organisateur: 'retiree' | 'remise' }

async function notifyMove(tx: Tx, row: ResultatRow, { par, epreuve, now }: Move, words: Words) {
  if (par === 'organisateur') {
    return notifyClaimant(tx, epreuve, { ...row, decision: words.organisateur, now })
  }
  await notifyOrganisers(tx, epreuve, { sujet: words.coureur, cle: `${row.id}`, now })
}
