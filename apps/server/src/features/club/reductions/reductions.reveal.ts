import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { reductionCodes, reductionRevelations, reductions } from '@foulee/db/schema'
import { findHorsPeriode } from '@foulee/domain/club/reduction'
import { hasDroit } from '@foulee/domain/membres/droits'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { presentReduction, type ReductionRow } from './reductions.presenter.ts'
import { getPublished } from './reductions.queries.ts'

type Viewer = { user: User; now: Date }

/**
 * Reveals the code of a discount, counted up to the member's limit; afterwards the same code is
 * shown again, also when the discount is over.
 * @throws ApiError for premium, dates and stock, in words
 */
export async function revealReduction(db: Db, id: number, { user, now }: Viewer) {
  const found = await getPublished(db, id, user.id)
  const usedUpId = await findUsedUp(db, found.row, user.id)
  const code = await getCode(db, usedUpId ?? (await revealCode(db, found.row, { user, now })))
  return { code, reduction: presentReduction(await getPublished(db, id, user.id), user, now) }
}

/**
 * The last revelation to a member who reached the limit, shown again without using stock. Null
 * before.
 */
async function findUsedUp(
  db: Db | Tx,
  { id, une_fois, par_membre }: ReductionRow,
  users_id: number,
): Promise<number | null> {
  const mine = and(
    eq(reductionRevelations.reductions_id, id),
    eq(reductionRevelations.users_id, users_id),
  )
  const rows = await db
    .select({ id: reductionRevelations.id })
    .from(reductionRevelations)
    .where(mine)
    .orderBy(desc(reductionRevelations.id))
    .limit(une_fois ? 1 : par_membre)
  return rows.length < (une_fois ? 1 : par_membre) ? null : (rows[0]?.id ?? null)
}

async function getCode(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ code: reductionRevelations.code })
    .from(reductionRevelations)
    .where(eq(reductionRevelations.id, id))
  if (!row) throw new ApiError('reduction_epuisee')
  return row.code
}

/** @returns the id of the revelation */
async function revealCode(db: Db, row: ReductionRow, { user, now }: Viewer): Promise<number> {
  const message = findHorsPeriode(row, now)
  if (message) throw new ApiError('reduction_hors_periode', { message })
  if (row.premium && !hasDroit(user.compte, 'acceder_premium')) {
    throw new ApiError('reduction_premium')
  }
  return db.transaction(async (tx) => {
    const taken = await decrementStock(tx, row.id)
    const usedUpId = await findUsedUp(tx, row, user.id)
    if (usedUpId !== null) {
      if (taken) await restoreStock(tx, row.id)
      return usedUpId
    }
    if (!taken) throw new ApiError('reduction_epuisee')
    const code = taken.genre_code === 'liste' ? await claimCode(tx, row.id, now) : taken.code
    if (!code) throw new ApiError('reduction_epuisee')
    const { une_fois } = taken
    const created_at = now.toISOString()
    const [revealed] = await tx
      .insert(reductionRevelations)
      .values({ reductions_id: row.id, users_id: user.id, code, une_fois, created_at })
      .returning({ id: reductionRevelations.id })
    if (!revealed) throw new Error('The insert returned nothing.')
    return revealed.id
  })
}

async function decrementStock(tx: Tx, id: number): Promise<ReductionRow | null> {
  const { stock, revelees } = reductions
  const [row] = await tx
    .update(reductions)
    .set({ revelees: sql`${revelees} + 1` })
    .where(and(eq(reductions.id, id), or(isNull(stock), lt(revelees, stock))))
    .returning()
  return row ?? null
}

const restoreStock = (tx: Tx, id: number) =>
  tx
    .update(reductions)
    .set({ revelees: sql`${reductions.revelees} - 1` })
    .where(eq(reductions.id, id))

async function claimCode(tx: Tx, id: number, now: Date): Promise<string | null> {
  const [free] = await tx
    .select({ id: reductionCodes.id, code: reductionCodes.code })
    .from(reductionCodes)
    .where(and(eq(reductionCodes.reductions_id, id), isNull(reductionCodes.pris_le)))
    .orderBy(asc(reductionCodes.id))
    .limit(1)
  if (!free) return null
  await tx
    .update(reductionCodes)
    .set({ pris_le: now.toISOString() })
    .where(eq(reductionCodes.id, free.id))
  return free.code
}
