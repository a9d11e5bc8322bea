import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { canalMembres } from '@foulee/db/schema'
import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { and, eq, sql } from 'drizzle-orm'
import { type ChannelKinds, findOpeners, getObjet } from '#kernel/channels/membres.ts'
import { openCanal } from '#kernel/channels/open-canal.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { upsertMembre } from './actes.commands.ts'
import type { ViewerContext } from './canaux.page.ts'
import { getStanding } from './canaux.policy.ts'
import { part } from './groupes.commands.ts'
import { announceChannel } from './messages.flux.ts'

type Objet = { kind: ObjetCanal; id: number }

export async function enterObjet(
  { db, channelKinds, user, now }: ViewerContext,
  objet: Objet,
): Promise<number> {
  if (!(await isInObjet(db, channelKinds, user.id, objet))) throw new ApiError('canal_introuvable')
  return db.transaction(async (tx) => {
    const channels_id = await openCanal(tx, getObjet(channelKinds, objet.kind), objet.id, now)
    const [back] = await tx
      .update(canalMembres)
      .set({ quitte_le: null })
      .where(and(eq(canalMembres.channels_id, channels_id), eq(canalMembres.users_id, user.id)))
      .returning({ users_id: canalMembres.users_id })
    if (back) await renewSubjects(tx, [user.id])
    return channels_id
  })
}

async function isInObjet(
  db: Db,
  channelKinds: ChannelKinds,
  users_id: number,
  { kind, id }: Objet,
): Promise<boolean> {
  const { rows } = await executePrepared(
    db,
    sql`
    select from (${findOpeners(channelKinds, kind)}) a
    where a.objet_id = ${id}::int and a.users_id = ${users_id}::int limit 1`,
  )
  return rows.length > 0
}

export async function findOpen(
  db: Db,
  channelKinds: ChannelKinds,
  users_id: number,
  { kind, ids }: { kind: ObjetCanal; ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct a.objet_id as id from (${findOpeners(channelKinds, kind)}) a
    where a.users_id = ${users_id}::int and a.objet_id = any(${sql.param([...ids])}::int[])
    order by 1`)
  return rows.map(({ id }) => id)
}

/**
 * Leaves a group, or the channel of a race, plan, departure or coach without leaving the object.
 * @throws ApiError `canal_introuvable`, `acces_refuse` for a direct channel or a booking
 */
export const leaveChannel = (
  { db, channelKinds, user, now }: ViewerContext,
  channels_id: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { canal } = await getStanding(tx, channelKinds, user.id, channels_id, { isLocked: true })
    const at = now.toISOString()
    const own = { channels_id, users_id: user.id, at }
    if (canal.type === 'groupe') return part(tx, own)
    const { objet_kind } = canal
    if (objet_kind === null || !getObjet(channelKinds, objet_kind).peutQuitter) {
      throw new ApiError('acces_refuse')
    }
    await upsertMembre(tx, own, { quitte_le: at })
    await renewSubjects(tx, [user.id])
    await announceChannel(tx, [user.id], channels_id)
  })
