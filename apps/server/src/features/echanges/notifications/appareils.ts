import type { AppareilPush } from '@foulee/contract/echanges/appareils-push'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { pushAppareils } from '@foulee/db/schema'
import { getAppareil } from '@foulee/domain/membres/appareil'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Services } from '#kernel/services.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { isPushAddress } from '#platform/push/public-address.ts'
import type { PushTarget } from '#platform/push/send-push.ts'

const MOST = 20

type Row = typeof pushAppareils.$inferSelect

const present = ({ id, nom, sessions_id, created_at }: Row, session_id: number): AppareilPush => ({
  id,
  nom,
  est_courant: sessions_id === session_id,
  created_at: toIso(created_at),
})

export async function listAppareils(
  db: Db,
  { id, session_id }: Pick<User, 'id' | 'session_id'>,
): Promise<AppareilPush[]> {
  const rows = await db
    .select()
    .from(pushAppareils)
    .where(eq(pushAppareils.users_id, id))
    .orderBy(asc(pushAppareils.id))
  return rows.map((row) => present(row, session_id))
}

type Added = PushTarget & { user: User; user_agent: string | null; now: Date }

/**
 * Registers this browser for the session. A browser has one address: the next member there takes it
 * over, as proved by the browser's keys.
 * @throws ApiError `adresse_push_refusee` for an address outside the public network, or of another
 * member
 */
export async function addAppareil(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { user, adresse, p256dh, auth, user_agent, now }: Added,
): Promise<AppareilPush> {
  const isKnown = config.push.isLocalAllowed || isPushAddress(adresse)
  if (!isKnown) throw new ApiError('adresse_push_refusee')
  const id = await db.transaction(async (tx) => {
    const own = {
      users_id: user.id,
      sessions_id: user.session_id,
      nom: getAppareil(user_agent),
      echecs: 0,
      pas_avant: null,
      created_at: now.toISOString(),
    }
    const [inserted] = await tx
      .insert(pushAppareils)
      .values({ adresse, p256dh, auth, ...own })
      .onConflictDoUpdate({
        target: pushAppareils.adresse,
        set: own,
        setWhere: and(eq(pushAppareils.p256dh, p256dh), eq(pushAppareils.auth, auth)),
      })
      .returning({ id: pushAppareils.id })
    if (!inserted) throw new ApiError('adresse_push_refusee')
    const oldest = tx
      .select({ id: pushAppareils.id })
      .from(pushAppareils)
      .where(eq(pushAppareils.users_id, user.id))
      .orderBy(desc(pushAppareils.created_at), desc(pushAppareils.id))
      .offset(MOST)
    await tx.delete(pushAppareils).where(inArray(pushAppareils.id, oldest))
    return inserted.id
  })
  const [row] = await db.select().from(pushAppareils).where(eq(pushAppareils.id, id))
  if (!row) throw new ApiError('appareil_introuvable')
  return present(row, user.session_id)
}

export async function removeAppareil(db: Db, users_id: number, id: number): Promise<void> {
  const removed = await db
    .delete(pushAppareils)
    .where(and(eq(pushAppareils.id, id), eq(pushAppareils.users_id, users_id)))
    .returning({ id: pushAppareils.id })
  if (!removed.length) throw new ApiError('appareil_introuvable')
}
