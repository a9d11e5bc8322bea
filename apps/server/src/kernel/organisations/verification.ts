import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { sql } from 'drizzle-orm'
import { notifyStructureDecision } from '#kernel/notifications/notify-structure-decision.ts'
import type { Structure } from './structure.ts'

type Decision = {
  id: number
  decision: 'verifier' | 'refuser'
  motif?: string | undefined
  staff_id: number
  now: Date
}

export type Stored = {
  id: number
  nom: string
  slug: string
  logo: string | null
  verifie_le: string | null
  created_by: number | null
}

export type Verification<R extends Stored> = {
  seen: ErrorCode
  isWaiting?: (row: R) => boolean
  getJournalDetails?: (row: R) => Record<string, unknown>
  /** A refused structure is kept for its members to correct. */
  isKept?: true
  reject: (tx: Tx, row: R, motif: string) => Promise<unknown>
  after: (tx: Tx, row: R, decision: Decision) => Promise<unknown>
}

/**
 * Verifies or refuses a structure, once, with journal and mails in one transaction.
 * @throws ApiError `missing` of the structure, `seen`, and those of `refuse`
 */
export async function decideStructure<R extends Stored>(
  db: Db,
  { genre, table, missing, membership }: Structure,
  verification: Verification<R>,
  input: Decision,
): Promise<void> {
  const { id, decision, motif = '', staff_id, now } = input
  const {
    seen,
    isWaiting = ({ verifie_le }) => verifie_le === null,
    getJournalDetails = ({ created_by }) => ({ created_by }),
    isKept = false,
    reject,
    after,
  } = verification
  const structures = sql.identifier(table)
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Stored>(
      sql`select * from ${structures} where id = ${id} for update`,
    )
    const row = rows[0] as R | undefined
    if (!row) throw new ApiError(missing)
    if (!isWaiting(row)) throw new ApiError(seen)
    const members = await membership.findMembers(tx, id)
    await notifyStructureDecision(tx, { genre, row, members, isKept }, input)
    if (decision === 'verifier') {
      await tx.execute(
        sql`update ${structures} set verifie_le = ${now.toISOString()} where id = ${id}`,
      )
    } else await reject(tx, row, motif)
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: `${genre}.${decision}`,
      objet_id: id,
      details: { nom: row.nom, ...getJournalDetails(row), motif: motif || null },
    })
    await after(tx, row, input)
  })
}
