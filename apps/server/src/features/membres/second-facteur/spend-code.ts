import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { secondsFacteurs } from '@foulee/db/schema'
import { and, arrayContains, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { decrypt } from '#platform/crypto/encryption.ts'
import { hashCode } from './codes-secours.ts'
import { associatedDataOf, type FactorKeys } from './factor-keys.ts'
import { type FactorRow, findFactor } from './second-facteur.queries.ts'
import { findStep } from './totp.ts'

type CodeAttempt = { users_id: number; code: string; keys: FactorKeys; now: Date }

export function readStep(row: FactorRow, { users_id, code, keys, now }: CodeAttempt): number {
  const secret = decrypt(row.secret, keys.sealing, associatedDataOf(users_id))
  const step = secret && findStep(secret, code.replace(/\s/g, ''), now)
  if (step === null || step === '') throw new ApiError('facteur_refuse')
  return step
}

/**
 * Spends a code once, also under concurrency: the row decides.
 * @returns recovery codes left when it was one; null for a code of the app
 * @throws ApiError `second_facteur_absent`, `facteur_refuse`
 */
export async function spendCode(tx: Tx, codeAttempt: CodeAttempt): Promise<number | null> {
  const row = await findFactor(tx, codeAttempt.users_id)
  if (!row?.actif_le) throw new ApiError('second_facteur_absent')
  const isOfApp = /^\s*(?:\d\s*){6}$/.test(codeAttempt.code)
  if (!isOfApp) return spendRecovery(tx, codeAttempt)
  await spendStep(tx, codeAttempt.users_id, readStep(row, codeAttempt))
  return null
}

const ofActive = (users_id: number) =>
  and(eq(secondsFacteurs.users_id, users_id), isNotNull(secondsFacteurs.actif_le))

async function spendStep(tx: Tx, users_id: number, step: number): Promise<void> {
  const { dernier_pas } = secondsFacteurs
  const spent = await tx
    .update(secondsFacteurs)
    .set({ dernier_pas: step })
    .where(and(ofActive(users_id), or(isNull(dernier_pas), lt(dernier_pas, step))))
    .returning({ users_id: secondsFacteurs.users_id })
  if (!spent.length) throw new ApiError('facteur_refuse')
}

async function spendRecovery(tx: Tx, { users_id, code, keys }: CodeAttempt): Promise<number> {
  const hash = hashCode(keys.mac, users_id, code)
  const { secours } = secondsFacteurs
  const [spent] = await tx
    .update(secondsFacteurs)
    .set({ secours: sql`array_remove(${secours}, ${hash})` })
    .where(and(ofActive(users_id), arrayContains(secours, [hash])))
    .returning({ secours })
  if (!spent) throw new ApiError('facteur_refuse')
  return spent.secours.length
}
