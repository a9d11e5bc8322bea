import { randomInt } from 'node:crypto'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { journalStaff, premiumCodes, premiums, users } from '@foulee/db/schema'
import { getEtatPremium, getReste } from '@foulee/domain/membres/premium'
import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { getSecret } from '#platform/crypto/secrets.ts'
import { deriveCodes, hashCode } from './premium.codes.ts'

const DAY_MS = 86_400_000
/** `randomInt` draws below 2^48. */
const MAX_LOT = 2 ** 47

type Period = { users_id: number; jours: number; motif: string; staff_id: number | null; now: Date }

async function addPeriod(tx: Tx, current: string | null, period: Period): Promise<void> {
  const { users_id, jours, motif, staff_id, now } = period
  const end = current ? new Date(current).getTime() : 0
  const du = new Date(Math.max(end, now.getTime()))
  const au = new Date(du.getTime() + jours * DAY_MS).toISOString()
  const row = { users_id, motif, staff_id, du: du.toISOString(), au, created_at: now.toISOString() }
  await tx.insert(premiums).values(row)
  await tx.update(users).set({ premium_jusqua: au }).where(eq(users.id, users_id))
  await invalidate(tx, [`profil:${users_id}`])
}

type Grant = {
  emails: readonly string[]
  jours: number
  motif: string
  staff_id: number
  now: Date
}

/**
 * Grants a period to these addresses, all or none, with its reason in the journal.
 * @returns the number granted, and unknown addresses
 */
export async function grantPremium(
  db: Db,
  { emails, jours, motif, staff_id, now }: Grant,
): Promise<{ nb: number; inconnus: string[] }> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()).filter(Boolean))]
  const ids = await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id, premium_jusqua: users.premium_jusqua })
      .from(users)
      .where(and(inArray(sql`lower(${users.email})`, addresses), isNull(users.supprime_le)))
      .orderBy(asc(users.id))
      .for('update')
    for (const { id, premium_jusqua } of found) {
      await addPeriod(tx, premium_jusqua, { users_id: id, jours, motif, staff_id, now })
      const details = { motif, jours }
      await tx
        .insert(journalStaff)
        .values({ staff_id, action: 'premium.donner', objet_id: id, details })
    }
    return found.map(({ id }) => id)
  })
  const granted = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(inArray(users.id, ids))
  const grantedEmails = new Set(granted.map(({ email }) => email))
  return { nb: ids.length, inconnus: addresses.filter((email) => !grantedEmails.has(email)) }
}

type Removal = { id: number; motif: string; staff_id: number; now: Date }

/**
 * Revokes a period: a current one ends now, a future one is deleted. Later ones move forward by the
 * same time, without a gap: `premium_jusqua` has no start.
 * @throws ApiError `premium_introuvable`, `premium_finie`
 */
export async function removePremium(db: Db, { id, motif, staff_id, now }: Removal): Promise<void> {
  await db.transaction(async (tx) => {
    const { users_id, ...period } = await lockPeriod(tx, id)
    const reste = getReste(period, now)
    if (reste === 0) throw new ApiError('premium_finie')
    const isIt = eq(premiums.id, id)
    if (getEtatPremium(period, now) === 'a_venir') await tx.delete(premiums).where(isIt)
    else await tx.update(premiums).set({ au: now.toISOString() }).where(isIt)
    await bringForward(tx, { users_id, from: period.au, by: reste })
    await tx
      .update(users)
      .set({
        premium_jusqua: sql`(select max(p.au) from premiums p where p.users_id = ${users_id})`,
      })
      .where(eq(users.id, users_id))
    const details = { motif, jours_retires: Math.ceil(reste / DAY_MS), raison: period.motif }
    await tx
      .insert(journalStaff)
      .values({ staff_id, action: 'premium.retirer', objet_id: users_id, details })
    await invalidate(tx, [`profil:${users_id}`])
  })
}

/** A period, with its account locked. @throws ApiError `premium_introuvable` */
async function lockPeriod(tx: Tx, id: number) {
  const isIt = eq(premiums.id, id)
  const owners = tx.select({ id: premiums.users_id }).from(premiums).where(isIt)
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, owners), isNull(users.supprime_le)))
    .for('update')
  // Read again under the lock.
  const [period] = owner ? await tx.select().from(premiums).where(isIt) : []
  if (!period) throw new ApiError('premium_introuvable')
  const { users_id, motif, du, au } = period
  return { users_id, motif, du: new Date(du), au: new Date(au) }
}

type Following = { users_id: number; from: Date; by: number }

async function bringForward(tx: Tx, { users_id, from, by }: Following): Promise<void> {
  // Seconds, not days: the change of clocks must not alter a period.
  const sooner = sql`make_interval(secs => ${by / 1000}::double precision)`
  await tx
    .update(premiums)
    .set({
      du: sql`${premiums.du} - ${sooner}`,
      au: sql`${premiums.au} - ${sooner}`,
      prevenu_le: null,
    })
    .where(and(eq(premiums.users_id, users_id), gte(premiums.du, from.toISOString())))
}

type NewCodes = { nombre: number; jours: number; motif: string; staff_id: number; now: Date }

/**
 * Codes for one period each. They follow from the server's secret and a random number, so that a
 * call sent once more answers with the same.
 * @returns them in clear; only hashes are stored
 */
export async function makeCodes(
  db: Db,
  { nombre, jours, motif, staff_id, now }: NewCodes,
): Promise<string[]> {
  const secret = await getSecret(db, 'codes-premium')
  const lot = await db.transaction(async (tx) => {
    const drawn = randomInt(MAX_LOT)
    await tx.insert(premiumCodes).values(
      deriveCodes(secret, { lot: drawn, nombre }).map((code) => ({
        code_hash: hashCode(code),
        jours,
        motif,
        staff_id,
        created_at: now.toISOString(),
      })),
    )
    await tx
      .insert(journalStaff)
      .values({ staff_id, action: 'premium.codes', objet_id: 0, details: { motif, jours, nombre } })
    return drawn
  })
  return deriveCodes(secret, { lot, nombre })
}

/** Redeems a code once, also under concurrency. @throws ApiError `code_premium_refuse` */
export async function useCode(
  db: Db,
  { users_id, code, now }: { users_id: number; code: string; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await db.transaction(async (tx) => {
    const [used] = await tx
      .update(premiumCodes)
      .set({ used_by: users_id, used_at: at })
      .where(
        and(
          eq(premiumCodes.code_hash, hashCode(code)),
          isNull(premiumCodes.used_at),
          or(isNull(premiumCodes.expires_at), gt(premiumCodes.expires_at, at)),
        ),
      )
      .returning()
    if (!used) throw new ApiError('code_premium_refuse')
    const [user] = await tx.select().from(users).where(eq(users.id, users_id)).for('update')
    const { jours, motif } = used
    await addPeriod(tx, user?.premium_jusqua ?? null, {
      users_id,
      jours,
      motif,
      staff_id: null,
      now,
    })
  })
}
