import type { Db, Tx } from '@foulee/db/connect'
import { executePrepared } from '@foulee/db/prepared'
import type { MessagesDe } from '@foulee/domain/echanges/message'
import { decideEcriture, type Ecriture, type Rapport } from '@foulee/domain/echanges/message-regles'
import { canSeeProfil, type Visibilite } from '@foulee/domain/membres/visibilite'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import { type ChannelKinds, filterNear, inObjets } from '#kernel/channels/membres.ts'
import { isNotBlocked } from '#kernel/members/blocks.ts'

export type Moi = { id: number; now: Date }

type Row = Omit<Rapport, 'est_visible'> & {
  id: number
  visibilite: Visibilite | null
  je_suis: boolean
}

async function findRapports(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Rapport>> {
  if (!ids.length) return new Map()
  const me = sql`${moi.id}::int`
  const condition = sql`${sql.param([...new Set(ids)])}::int[]`
  const objets = filterNear(channelKinds)
  const confirmed = objets.filter(({ estConfirme }) => estConfirme).map(({ kind }) => kind)
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    with miens as materialized (
      select o.kind, o.objet_id from ${inObjets(objets)} o where o.users_id = ${me}
    ), communs as materialized (
      select o.users_id, bool_or(o.kind = any(${sql.param(confirmed)}::text[])) as est_confirme
      from ${inObjets(objets)} o join miens using (kind, objet_id)
      where o.users_id = any(${condition}) group by 1
    )
    select u.id, not ${isNotBlocked(moi.id, sql`u.id`)} as est_bloque,
      (u.suspendu_le is not null or u.supprime_le is not null) as est_parti,
      exists (select from suivis s where s.users_id = u.id and s.suivi_id = ${me}) as est_suivi,
      exists (select from suivis s where s.users_id = ${me} and s.suivi_id = u.id) as je_suis,
      exists (select from athletes a where a.fin is null and (
        (a.coach_id = ${me} and a.users_id = u.id) or (a.users_id = ${me} and a.coach_id = u.id)
      )) as est_coach,
      c.users_id is not null as partage, coalesce(c.est_confirme, false) as partage_confirme,
      coalesce(r.messages_de, 'tous') as messages_de, p.visibilite,
      p.naissance::text as naissance_lecteur
    from users u left join profils p on p.users_id = u.id left join communs c on c.users_id = u.id
      left join message_reglages r on r.users_id = u.id
    where u.id = any(${condition})`,
  )
  return new Map(rows.map((row) => [row.id, toRapport(row, moi)]))
}

function toRapport({ id: _, visibilite, je_suis, ...rapport }: Row, { now }: Moi): Rapport {
  const choice = { visibilite: visibilite ?? 'membres', naissance: rapport.naissance_lecteur }
  const est_visible = canSeeProfil(choice, je_suis ? 'abonne' : 'membre', parisDate(now))
  return { ...rapport, est_visible }
}

/** Right to write first to each of these members (produit 13.24). */
export async function findEcritures(
  db: Db | Tx,
  channelKinds: ChannelKinds,
  moi: Moi,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Ecriture>> {
  const today = parisDate(moi.now)
  const rapports = await findRapports(db, channelKinds, moi, ids)
  return new Map([...rapports].map(([id, rapport]) => [id, decideEcriture(rapport, today)]))
}

export async function findBlocked(db: Db | Tx, users_id: number): Promise<number[]> {
  const { rows } = await executePrepared<{ id: number }>(
    db,
    sql`
    select bloque_id as id from blocages where users_id = ${users_id}
    union select users_id from blocages where bloque_id = ${users_id}`,
  )
  return rows.map(({ id }) => id)
}

export async function findMessagesDe(db: Db | Tx, users_id: number): Promise<MessagesDe> {
  const { rows } = await db.execute<{ messages_de: MessagesDe }>(
    sql`select messages_de from message_reglages where users_id = ${users_id}`,
  )
  return rows[0]?.messages_de ?? 'tous'
}
