import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  CODE_ESSAIS,
  CODES_PAR_MEMBRE,
  CODES_PAR_ORGANISATEUR,
  formatWrongCode,
  readCode,
} from '@foulee/domain/courses/revendication'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { addMember, notifyMembersOfJoin } from '#kernel/organisations/members.ts'
import type { User } from '#platform/http/user.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { CLAIMED, columnOf, findClaimed, getClaimed, type TypeClaim } from './claimed.ts'
import { codeRevendication, getCodeExpiry } from './revendications.jobs.ts'
import { getCodeKey, hashCode, isRightCode } from './revendications-code.ts'

const DAY_S = 86_400
const claims = t.revendications

type Create = {
  user: User
  type: TypeClaim
  id: number
  sans_adresse: boolean
  message?: string | undefined
  now: Date
}

/**
 * Sends a code to the known address of an organiser or a shop, or asks the staff without one.
 * @returns the claim's id
 * @throws ApiError `organisateur_introuvable`, `magasin_introuvable`, `deja_membre`,
 * `revendication_en_cours`, `trop_de_demandes` past the daily limit of codes
 */
export async function createClaim(db: Db, input: Create): Promise<number> {
  const { user, type, id, sans_adresse, message, now } = input
  const { structure, key, missing } = CLAIMED[type]
  return db.transaction(async (tx) => {
    // Serialises the count of claims on one structure.
    const claimed = await findClaimed(tx, { type, id }, { isLocked: true })
    if (!claimed) throw new ApiError(missing)
    if (await structure.membership.isMember(tx, id, user.id)) throw new ApiError('deja_membre')
    const hasCode = claimed.email !== null && !sans_adresse
    if (hasCode) await assertClaimLimit(tx, input)
    await cancelFormerClaims(tx, input)
    const [claim] = await tx
      .insert(claims)
      .values({
        [key]: id,
        users_id: user.id,
        etat: hasCode ? 'code' : 'staff',
        message: message || null,
        created_at: now.toISOString(),
        expires_at: hasCode ? getCodeExpiry(now) : null,
      })
      .returning({ id: claims.id })
    if (!claim) throw new Error('The insert returned nothing.')
    if (hasCode) await enqueue(tx, codeRevendication, { revendication: claim.id })
    return claim.id
  })
}

/** A new code voids the former; a claim before the staff stays. */
async function cancelFormerClaims(tx: Tx, { type, id, user }: Create): Promise<void> {
  const mine = and(eq(columnOf(type), id), eq(claims.users_id, user.id))
  if (await tx.$count(claims, and(mine, eq(claims.etat, 'staff')))) {
    throw new ApiError('revendication_en_cours')
  }
  await tx
    .update(claims)
    .set({ etat: 'abandonnee', code_hash: null })
    .where(and(mine, eq(claims.etat, 'code')))
}

/** The limit concerns codes, which alone expire. */
async function assertClaimLimit(tx: Tx, { type, id, user, now }: Create): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_S * 1000).toISOString()
  const today = await tx
    .select({ users_id: claims.users_id })
    .from(claims)
    .where(
      and(eq(columnOf(type), id), isNotNull(claims.expires_at), gt(claims.created_at, yesterday)),
    )
  const own = today.filter((item) => item.users_id === user.id)
  if (own.length >= CODES_PAR_MEMBRE || today.length >= CODES_PAR_ORGANISATEUR) {
    throw new ApiError('trop_de_demandes', { retryAfter: DAY_S })
  }
}

type Verify = { user: User; claim: number; code: string; now: Date }

/**
 * Makes the claimant a member when the code is right; each wrong one costs an attempt, the fifth
 * the claim.
 * @throws ApiError `revendication_introuvable`, `revendication_perimee`, `code_refuse`
 */
export async function verifyClaim(db: Db, { user, claim, code, now }: Verify): Promise<void> {
  const digits = readCode(code)
  if (!digits) {
    const errors = { code: 'Écrivez les six chiffres du message.' }
    throw new ApiError('champs_invalides', { errors })
  }
  const submittedHash = hashCode(await getCodeKey(db), claim, digits)
  // A wrong code must be counted: the transaction commits before the refusal.
  const left = await db.transaction(async (tx) => {
    const row = await lockOpen(tx, user, claim, now)
    if (!isRightCode(submittedHash, row.code_hash)) return countWrong(tx, row)
    await acceptClaim(tx, row, { now, decided_by: null })
    return null
  })
  if (left === null) return
  throw new ApiError('code_refuse', { errors: { code: formatWrongCode(left) } })
}

export type ClaimRow = typeof claims.$inferSelect

async function lockOpen(tx: Tx, user: User, id: number, now: Date): Promise<ClaimRow> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.users_id, user.id)))
    .for('update')
  if (!row) throw new ApiError('revendication_introuvable')
  const isOpen = row.etat === 'code' && row.essais < CODE_ESSAIS
  if (!isOpen || !row.expires_at || new Date(row.expires_at) <= now) {
    throw new ApiError('revendication_perimee')
  }
  return row
}

/** @returns the remaining attempts */
async function countWrong(tx: Tx, { id, essais }: ClaimRow): Promise<number> {
  const left = CODE_ESSAIS - essais - 1
  const over = left ? {} : { etat: 'abandonnee' as const, code_hash: null }
  await tx
    .update(claims)
    .set({ essais: essais + 1, ...over })
    .where(eq(claims.id, id))
  return left
}

export async function acceptClaim(
  tx: Tx,
  row: ClaimRow,
  { now, decided_by }: { now: Date; decided_by: number | null },
): Promise<void> {
  const { users_id } = row
  await tx
    .update(claims)
    .set({ etat: 'acceptee', code_hash: null, decided_at: now.toISOString(), decided_by })
    .where(eq(claims.id, row.id))
  const { type, id } = getClaimed(row)
  const { structure } = CLAIMED[type]
  if (!(await addMember(tx, structure, { id, users_id, origine: 'revendication', now }))) return
  const claimed = await findClaimed(tx, { type, id })
  const [user] = await tx.select().from(t.users).where(eq(t.users.id, users_id))
  if (!claimed || !user) return
  await notifyMembersOfJoin(tx, structure, claimed, { users_id, nom: getDisplayName(user) })
}
