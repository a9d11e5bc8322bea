import type { Db } from '@foulee/db/connect'
import { profils, users } from '@foulee/db/schema'
import type { Compte } from '@foulee/domain/membres/droits'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { BADGES, SOCIAL, SONDAGES } from '#features/membres/profil/profil.queries.ts'
import type { Identity } from '#kernel/calls/feature.ts'
import { hashToken } from '#platform/crypto/new-secret.ts'
import type { User } from '#platform/http/user.ts'

const BEARER = /^Bearer ([\w-]{20,100})$/
/** Sliding sessions are prolonged at most this often, to avoid a write per read. */
const PROLONG_EVERY_MS = 5 * 60_000
/** Produit 7.1: 24 h sliding, or 90 days when remembered. */
const LIFETIME_MS = 24 * 3_600_000
const REMEMBERED_MS = 90 * LIFETIME_MS

export function getExpiry(remember: boolean, now: Date): Date {
  return new Date(now.getTime() + (remember ? REMEMBERED_MS : LIFETIME_MS))
}

type SessionRow = Omit<User, 'compte' | 'mustGiveFactor'> &
  Omit<Compte, 'staff'> & {
    is_staff: boolean
    has_factor: boolean
    remember: boolean
    seen_at: Date
    is_alive: boolean
  }

const FIND_SESSION = `
  select u.id, s.id as session_id, u.email, u.prenom, u.nom, u.is_staff,
    s.facteur_le is not null as has_factor,
    u.email_verifie_le is not null as email_verifie, u.parcours, u.organisateur, u.agence, u.coach,
    coalesce(u.premium_jusqua > $2, false) as premium,
    s.remember, s.seen_at, s.expires_at > $2 and u.suspendu_le is null as is_alive
  from sessions s join users u on u.id = s.users_id where s.token_hash = $1`

const PROLONG = 'update sessions set seen_at = $2, expires_at = $3 where id = $1'

/**
 * Reads the bearer token of produit 7.1; only its hash is stored.
 * @param asksFactor withholds staff rights until the session has its second factor
 */
export async function findIdentity(
  db: Db,
  request: FastifyRequest,
  { now, asksFactor }: { now: Date; asksFactor: boolean },
): Promise<Identity> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return { user: null, failure: 'session_absente' }
  const { rows } = await db.$client.query<SessionRow>({
    name: 'session_by_token',
    text: FIND_SESSION,
    values: [hashToken(token), now],
  })
  const session = rows[0]
  if (!session?.is_alive) return { user: null, failure: 'session_expiree' }
  const { remember, seen_at } = session
  const user = readUser(session, asksFactor)
  if (now.getTime() - seen_at.getTime() > PROLONG_EVERY_MS) {
    await db.$client.query(PROLONG, [user.session_id, now, getExpiry(remember, now)])
  }
  return { user }
}

function readUser(row: SessionRow, asksFactor: boolean): User {
  const { id, session_id, email, prenom, nom, is_staff } = row
  const mustGiveFactor = asksFactor && is_staff && !row.has_factor
  const staff = is_staff && !mustGiveFactor
  const { email_verifie, parcours, organisateur, agence, premium, coach } = row
  const options = { parcours, organisateur, agence, premium, coach, staff }
  const compte = { email_verifie, ...options }
  return { id, session_id, email, prenom, nom, mustGiveFactor, compte }
}

export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select({ id: users.id, password_hash: users.password_hash })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return account ?? null
}

export async function findMe(db: Db, users_id: number) {
  const [me] = await db
    .select({ user: users, profil: profils, social: SOCIAL, badges: BADGES, sondages: SONDAGES })
    .from(users)
    .leftJoin(profils, eq(profils.users_id, users.id))
    .where(eq(users.id, users_id))
  return me ?? null
}
export type MeRow = NonNullable<Awaited<ReturnType<typeof findMe>>>
