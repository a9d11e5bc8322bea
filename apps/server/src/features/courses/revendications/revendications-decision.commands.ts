import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, eq, inArray } from 'drizzle-orm'
import { notifyDecision } from '#kernel/notifications/notify-decision.ts'
import { CLAIMED, findClaimed, getClaimed } from './claimed.ts'
import { acceptClaim, type ClaimRow } from './revendications.commands.ts'

type Decision = {
  id: number
  decision: 'acceptee' | 'refusee'
  motif?: string | undefined
  staff_id: number
  now: Date
}
const claims = t.revendications

/**
 * Staff decide once: claim, membership, journal and mail in one transaction.
 * @throws ApiError `revendication_introuvable`, `revendication_decidee`
 */
export async function decideClaim(db: Db, input: Decision): Promise<void> {
  const { id, decision, staff_id, now } = input
  const motif = input.motif || null
  await db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id)
    if (decision === 'acceptee') await acceptClaim(tx, row, { now, decided_by: staff_id })
    await tx
      .update(claims)
      .set({ etat: decision, motif, decided_at: now.toISOString(), decided_by: staff_id })
      .where(eq(claims.id, id))
    const { users_id } = row
    const { type, id: objet } = getClaimed(row)
    await tx.insert(t.journalStaff).values({
      staff_id,
      action: decision === 'acceptee' ? 'revendication.accepter' : 'revendication.refuser',
      objet_id: id,
      details: { users_id, [CLAIMED[type].key]: objet, motif },
    })
    await notifyClaimant(tx, row, { decision, motif }, now)
  })
}

async function lockWaiting(tx: Tx, id: number): Promise<ClaimRow> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), inArray(claims.etat, ['staff', 'acceptee', 'refusee'])))
    .for('update')
  if (!row) throw new ApiError('revendication_introuvable')
  if (row.etat !== 'staff') throw new ApiError('revendication_decidee')
  return row
}

type ClaimDecision = { decision: Decision['decision']; motif: string | null }

async function notifyClaimant(
  tx: Tx,
  row: ClaimRow,
  verdict: ClaimDecision,
  now: Date,
): Promise<void> {
  const { type, id } = getClaimed(row)
  const claimed = await findClaimed(tx, { type, id })
  const [user] = await tx.select().from(t.users).where(eq(t.users.id, row.users_id))
  if (!claimed || !user || user.supprime_le) return
  const lettre = {
    to: user.email,
    template: 'revendication-decidee' as const,
    props: { genre: type, prenom: user.prenom, structure: claimed.nom, id, ...verdict },
  }
  const cle = `revendication:${row.id}:${verdict.decision}`
  await notifyDecision(tx, { users_id: user.id, cle, lettre, now })
}
