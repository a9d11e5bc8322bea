import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { journalStaff, secondsFacteurs, sessions } from '@foulee/db/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { encrypt } from '#platform/crypto/encryption.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { User } from '#platform/http/user.ts'
import { hashCode, makeCodes } from './codes-secours.ts'
import { associatedDataOf, type FactorKeys, getFactorKeys } from './factor-keys.ts'
import { mailOwner } from './second-facteur.mails.ts'
import { findFactor } from './second-facteur.queries.ts'
import { readStep, spendCode } from './spend-code.ts'
import { getUri, makeSecret } from './totp.ts'

type Context = Pick<Services, 'db' | 'config' | 'clock'> & { caller: Pick<Caller, 'user_agent'> }
type Member = Pick<User, 'id' | 'email' | 'prenom' | 'session_id'>
type Geste = 'activer' | 'renouveler' | 'retirer'

/**
 * A new secret that waits for its first code; voids a pending one.
 * @throws ApiError `second_facteur_actif`
 */
export async function prepareFactor(context: Context, { id, email }: Member) {
  const secret = makeSecret()
  const { sealing } = await getFactorKeys(context)
  const fresh = {
    secret: encrypt(secret, sealing, associatedDataOf(id)),
    created_at: context.clock().toISOString(),
  }
  const prepared = await context.db
    .insert(secondsFacteurs)
    .values({ users_id: id, ...fresh })
    .onConflictDoUpdate({
      target: secondsFacteurs.users_id,
      set: { ...fresh, dernier_pas: null },
      setWhere: isNull(secondsFacteurs.actif_le),
    })
    .returning({ users_id: secondsFacteurs.users_id })
  if (!prepared.length) throw new ApiError('second_facteur_actif')
  return { secret, uri: getUri(secret, email) }
}

/**
 * The first code proves that the app holds the secret; other devices must enter a code again.
 * @returns the recovery codes, shown once
 * @throws ApiError `second_facteur_absent`, `second_facteur_actif`, `facteur_refuse`
 */
export async function activateFactor(
  context: Context,
  member: Member,
  code: string,
): Promise<string[]> {
  const { id } = member
  const now = context.clock()
  const keys = await getFactorKeys(context)
  const { codes, hashes } = makeRecovery(keys, id)
  await context.db.transaction(async (tx) => {
    const row = await findFactor(tx, id)
    if (!row) throw new ApiError('second_facteur_absent')
    if (row.actif_le) throw new ApiError('second_facteur_actif')
    const step = readStep(row, { users_id: id, code, keys, now })
    const waits = and(
      eq(secondsFacteurs.users_id, id),
      eq(secondsFacteurs.secret, row.secret),
      isNull(secondsFacteurs.actif_le),
    )
    const activated = await tx
      .update(secondsFacteurs)
      .set({ actif_le: now.toISOString(), dernier_pas: step, secours: hashes })
      .where(waits)
      .returning({ users_id: secondsFacteurs.users_id })
    if (!activated.length) throw new ApiError('facteur_refuse')
    await clearVerified(tx, id)
    await markSession(tx, member, now)
    await record(tx, context, member, 'activer')
  })
  return codes
}

export async function verifyFactor(context: Context, member: Member, code: string): Promise<void> {
  await withCode(context, member, code, async (tx, { restants }) => {
    await markSession(tx, member, context.clock())
    // The use of a recovery code is notified, that of the app is not.
    if (restants !== null) await notifyChange(tx, context, member, 'donner', restants)
  })
}

export async function renewRecovery(
  context: Context,
  member: Member,
  code: string,
): Promise<string[]> {
  return withCode(context, member, code, async (tx, { keys, restants }) => {
    const { codes, hashes } = makeRecovery(keys, member.id)
    await tx
      .update(secondsFacteurs)
      .set({ secours: hashes })
      .where(eq(secondsFacteurs.users_id, member.id))
    await record(tx, context, member, 'renouveler', restants)
    return codes
  })
}

export async function removeFactor(context: Context, member: Member, code: string): Promise<void> {
  await withCode(context, member, code, async (tx, { restants }) => {
    await tx.delete(secondsFacteurs).where(eq(secondsFacteurs.users_id, member.id))
    await clearVerified(tx, member.id)
    await record(tx, context, member, 'retirer', restants)
  })
}

/** Spends the code in the transaction of its purpose. */
async function withCode<T>(
  context: Context,
  { id }: Member,
  code: string,
  act: (tx: Tx, input: { keys: FactorKeys; restants: number | null }) => Promise<T>,
): Promise<T> {
  const keys = await getFactorKeys(context)
  return context.db.transaction(async (tx) => {
    const restants = await spendCode(tx, { users_id: id, code, keys, now: context.clock() })
    return act(tx, { keys, restants })
  })
}

function makeRecovery({ mac }: FactorKeys, users_id: number) {
  const codes = makeCodes()
  return { codes, hashes: codes.map((code) => hashCode(mac, users_id, code)) }
}

const clearVerified = (tx: Tx, users_id: number) =>
  tx.update(sessions).set({ facteur_le: null }).where(eq(sessions.users_id, users_id))

const markSession = (tx: Tx, { session_id }: Member, now: Date) =>
  tx.update(sessions).set({ facteur_le: now.toISOString() }).where(eq(sessions.id, session_id))

async function record(
  tx: Tx,
  context: Context,
  member: Member,
  geste: Geste,
  restants: number | null = null,
): Promise<void> {
  const { id } = member
  const action = `second_facteur.${geste}`
  await tx.insert(journalStaff).values({ staff_id: id, action, objet_id: id })
  await notifyChange(tx, context, member, geste, restants)
}

const notifyChange = (
  tx: Tx,
  { clock, caller: { user_agent } }: Context,
  { email: to, prenom }: Member,
  geste: Geste | 'donner',
  restants: number | null,
) => mailOwner(tx, { to, prenom, geste, now: clock(), user_agent, restants })
