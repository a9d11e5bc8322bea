import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { canalMembres, canaux } from '@foulee/db/schema'
import { GROUPE_MAX } from '@foulee/domain/echanges/message'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ChannelKinds } from '#kernel/channels/membres.ts'
import { subjectOf } from '#kernel/channels/write-message.ts'
import { announceSubject, renewSubjects } from '#platform/realtime/channel.ts'
import type { ViewerContext } from './canaux.page.ts'
import { getStanding, type Standing } from './canaux.policy.ts'
import { announceChannel } from './messages.flux.ts'
import { findEcritures, type Moi } from './rapports.queries.ts'

/**
 * New members must accept messages from the caller: a group must not bypass their settings or the
 * protection of minors.
 * @throws ApiError `destinataire_ferme`
 */
async function requireWelcome(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  users_ids: readonly number[],
): Promise<void> {
  const ecritures = await findEcritures(db, channelKinds, moi, users_ids)
  const isOpen = users_ids.every((id) => ecritures.get(id) === 'ouvert')
  if (!isOpen) throw new ApiError('destinataire_ferme')
}

type Founded = { nom: string; users_ids: readonly number[] }

export async function foundGroup(
  { db, channelKinds, user, now }: ViewerContext,
  { nom, users_ids }: Founded,
): Promise<number> {
  const invited = [...new Set(users_ids)].filter((id) => id !== user.id)
  if (invited.length >= GROUPE_MAX) throw new ApiError('groupe_complet')
  const at = now.toISOString()
  return db.transaction(async (tx) => {
    await requireWelcome(tx, channelKinds, { id: user.id, now }, invited)
    const [canal] = await tx
      .insert(canaux)
      .values({ type: 'groupe', nom, dernier_le: at, created_at: at })
      .returning({ id: canaux.id })
    if (!canal) throw new Error('The insert returned nothing.')
    const own = { channels_id: canal.id, created_at: at }
    await tx
      .insert(canalMembres)
      .values([
        { ...own, users_id: user.id, est_gerant: true },
        ...invited.map((users_id) => ({ ...own, users_id })),
      ])
    await announceToMembers(tx, canal.id, [user.id, ...invited])
    return canal.id
  })
}

/** Resubscribes members who join or leave; all others see the new membership. */
async function announceToMembers(
  tx: Tx,
  channels_id: number,
  users_ids: readonly number[],
): Promise<void> {
  await renewSubjects(tx, users_ids)
  await announceChannel(tx, users_ids, channels_id)
  await announceSubject(tx, subjectOf(channels_id), { type: 'canal', data: { channels_id } })
}

async function getManaged(
  tx: Tx,
  { channelKinds, user }: ViewerContext,
  id: number,
): Promise<Standing> {
  const standing = await getStanding(tx, channelKinds, user.id, id, { isLocked: true })
  const { canal, membre } = standing
  if (canal.type !== 'groupe' || !membre?.est_gerant) throw new ApiError('acces_refuse')
  return standing
}

export const renameGroup = (
  viewerContext: ViewerContext,
  { id, nom }: { id: number; nom: string },
): Promise<void> =>
  viewerContext.db.transaction(async (tx) => {
    await getManaged(tx, viewerContext, id)
    await tx.update(canaux).set({ nom }).where(eq(canaux.id, id))
    await announceSubject(tx, subjectOf(id), { type: 'canal', data: { channels_id: id } })
  })

/**
 * New members read from now on. Idempotent.
 * @throws ApiError `canal_introuvable`, `acces_refuse`, `destinataire_ferme`, `groupe_complet`
 */
export const invite = (
  viewerContext: ViewerContext,
  { id, users_ids }: { id: number; users_ids: readonly number[] },
): Promise<void> =>
  viewerContext.db.transaction(async (tx) => {
    const { user, now, channelKinds } = viewerContext
    const { canal } = await getManaged(tx, viewerContext, id)
    const isPresent = and(eq(canalMembres.channels_id, id), isNull(canalMembres.quitte_le))
    const rows = await tx.select({ id: canalMembres.users_id }).from(canalMembres).where(isPresent)
    const members = new Set(rows.map((row) => row.id))
    const news = [...new Set(users_ids)].filter((item) => !members.has(item))
    if (members.size + news.length > GROUPE_MAX) throw new ApiError('groupe_complet')
    if (!news.length) return
    await requireWelcome(tx, channelKinds, { id: user.id, now }, news)
    const depuis_id = canal.dernier_id ?? 0
    const fresh = { lu_id: depuis_id, depuis_id, created_at: now.toISOString() }
    await tx
      .insert(canalMembres)
      .values(news.map((users_id) => ({ ...fresh, channels_id: id, users_id })))
      .onConflictDoUpdate({
        target: [canalMembres.channels_id, canalMembres.users_id],
        set: { ...fresh, quitte_le: null, est_gerant: false, est_muet: false },
      })
    await announceToMembers(tx, id, news)
  })

/** Idempotent. @throws ApiError `canal_introuvable`, `acces_refuse` */
export const exclude = (
  viewerContext: ViewerContext,
  { id, users_id }: { id: number; users_id: number },
): Promise<void> =>
  viewerContext.db.transaction(async (tx) => {
    await getManaged(tx, viewerContext, id)
    await part(tx, { channels_id: id, users_id, at: viewerContext.now.toISOString() })
  })

type Parting = { channels_id: number; users_id: number; at: string }

/** Removes a member from a group; the oldest member takes over an abandoned management. */
export async function part(tx: Tx, { channels_id, users_id, at }: Parting): Promise<void> {
  const gone = await tx
    .update(canalMembres)
    .set({ quitte_le: at, est_gerant: false })
    .where(
      and(
        eq(canalMembres.channels_id, channels_id),
        eq(canalMembres.users_id, users_id),
        isNull(canalMembres.quitte_le),
      ),
    )
    .returning({ users_id: canalMembres.users_id })
  if (!gone.length) return
  await ensureManager(tx, channels_id)
  await announceToMembers(tx, channels_id, [users_id])
}

export async function ensureManager(tx: Tx, channels_id: number): Promise<void> {
  const isPresent = and(eq(canalMembres.channels_id, channels_id), isNull(canalMembres.quitte_le))
  if (await tx.$count(canalMembres, and(isPresent, eq(canalMembres.est_gerant, true)))) return
  const [next] = await tx
    .select({ users_id: canalMembres.users_id })
    .from(canalMembres)
    .where(isPresent)
    .orderBy(asc(canalMembres.created_at), asc(canalMembres.users_id))
    .limit(1)
  if (!next) return
  await tx
    .update(canalMembres)
    .set({ est_gerant: true })
    .where(and(isPresent, inArray(canalMembres.users_id, [next.users_id])))
}

export async function findGroups(tx: Tx, users_id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from canaux c join canal_membres m on m.channels_id = c.id
    where m.users_id = ${users_id} and c.type = 'groupe' and m.quitte_le is null order by c.id`)
  return rows.map(({ id }) => id)
}
