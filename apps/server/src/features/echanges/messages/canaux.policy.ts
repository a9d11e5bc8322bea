import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import { type canalMembres, type canaux, users } from '@foulee/db/schema'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type ChannelKinds, getObjet } from '#kernel/channels/membres.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'
import type { Moi } from './rapports.queries.ts'

export type CanalRow = typeof canaux.$inferSelect
export type MembreRow = Pick<
  typeof canalMembres.$inferSelect,
  'etat' | 'lu_id' | 'depuis_id' | 'est_muet' | 'est_gerant' | 'quitte_le'
>
export type Standing = { canal: CanalRow; membre: MembreRow | null }

export const getOther = ({ membre_a, membre_b }: CanalRow, users_id: number): number | null =>
  membre_a === users_id ? membre_b : membre_a

/**
 * Membership of the caller; everybody else, staff included, gets the same error as for a missing
 * channel.
 * @param options.isLocked keeps others from writing until the end of the transaction
 * @throws ApiError `canal_introuvable`
 */
export async function getStanding(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  users_id: number,
  channels_id: number,
  { isLocked = false } = {},
): Promise<Standing> {
  // A statement of its own: membership may change while it waits.
  if (isLocked) {
    await executePrepared(db, sql`select from canaux where id = ${channels_id}::int for update`)
  }
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select c.id, c.type, c.objet_kind, c.objet_id, c.membre_a, c.membre_b, c.nom, c.nb_messages,
      c.dernier_id, c.dernier_le, c.created_at, m.users_id is not null as est_membre, m.etat,
      m.lu_id, m.depuis_id, m.est_muet, m.est_gerant, m.quitte_le
    from canaux c
      left join canal_membres m on m.channels_id = c.id and m.users_id = ${users_id}::int
    where c.id = ${channels_id}::int and ${isInside(channelKinds, users_id)}`,
  )
  const [row] = rows
  if (!row) throw new ApiError('canal_introuvable')
  return toStanding(row)
}

const isInside = (channelKinds: ChannelKinds, users_id: number): SQL => sql`(
  m.quitte_le is null and case c.objet_kind
    ${sql.join(
      channelKinds.map(
        ({ kind, membres }) => sql`when ${sql.raw(`'${kind}'`)} then exists (
          select from (${membres}) a where a.objet_id = c.objet_id and a.users_id = ${users_id}::int)`,
      ),
      sql` `,
    )}
    else c.objet_kind is null and m.users_id is not null and m.etat <> 'refuse'
      and (c.type <> 'direct' or ${isNotBlocked(
        users_id,
        sql`case c.membre_a when ${users_id}::int then c.membre_b else c.membre_a end`,
      )})
  end)`

type Row = CanalRow &
  ((MembreRow & { est_membre: true }) | (Record<keyof MembreRow, null> & { est_membre: false }))

function toStanding(row: Row): Standing {
  const { est_membre: _, ...canal } = row
  if (!row.est_membre) return { canal, membre: null }
  const { etat, lu_id, depuis_id, est_muet, est_gerant, quitte_le } = row
  return { canal, membre: { etat, lu_id, depuis_id, est_muet, est_gerant, quitte_le } }
}

const GONE = 'Ce compte n’est plus là\u00a0: on peut relire cette discussion, plus y écrire.'
const WAITING =
  'Votre demande attend sa réponse. Vous pourrez écrire à nouveau si elle est acceptée.'

export async function findClosing(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  { id: users_id, now }: Moi,
  { canal, membre }: Standing,
): Promise<string | null> {
  const { type, objet_kind, objet_id } = canal
  if (objet_kind !== null && objet_id !== null) {
    const objets = await getObjet(channelKinds, objet_kind).describe(db, [objet_id], now)
    return objets.get(objet_id)?.fermeture ?? null
  }
  if (type !== 'direct') return null
  return getDirectClosing(membre, await isGone(db, getOther(canal, users_id)))
}

/** Same rule for a direct channel, with the other's account state known. */
export function getDirectClosing(
  membre: Pick<MembreRow, 'etat'> | null,
  isOtherGone: boolean,
): string | null {
  if (isOtherGone) return GONE
  return membre?.etat === 'demande_envoyee' ? WAITING : null
}

async function isGone(db: Db | Tx, users_id: number | null): Promise<boolean> {
  if (users_id === null) return true
  const [row] = await db
    .select({ supprime_le: users.supprime_le, suspendu_le: users.suspendu_le })
    .from(users)
    .where(eq(users.id, users_id))
  return !row || row.supprime_le !== null || row.suspendu_le !== null
}

export async function requireOpen(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  standing: Standing,
): Promise<void> {
  const message = await findClosing(db, channelKinds, moi, standing)
  if (message) throw new ApiError('ecriture_fermee', { message })
}
