import { randomUUID } from 'node:crypto'
import type { Db } from '@foulee/db/connect'

/**
 * Minimal statements of the messages page: prepared, over bare `pg` on the same connection, raw
 * rows. Membership covers the kinds present in the bench data; blocks, requests and hidden members
 * are left out.
 */
const MINE = `
  select m.channels_id as id, m.lu_id from canal_membres m
  join canaux c on c.id = m.channels_id
  where m.users_id = $1 and m.quitte_le is null and c.objet_kind is null
  union
  select c.id, coalesce(m.lu_id, 0) from liste l join epreuves e on e.id = l.objet_id
  join canaux c on c.objet_kind = 'edition' and c.objet_id = e.editions_id
  left join canal_membres m on m.channels_id = c.id and m.users_id = l.users_id
  where l.users_id = $1 and l.type = 'epreuve' and l.etat in ('inscrit', 'termine')
    and m.quitte_le is null`

const LIST = `
  with mine as materialized (${MINE}), newest as materialized (
    select c.*, mine.lu_id, count(*) over ()::int as nb from mine join canaux c using (id)
    order by c.dernier_le desc, c.id desc limit 30)
  select c.*, u.prenom, u.nom as nom_membre, x.texte, x.created_at as ecrit_le, x.users_id, n.non_lus
  from newest c
    left join users u on u.id = case c.membre_a when $1 then c.membre_b else c.membre_a end
    left join lateral (select * from messages x where x.channels_id = c.id
      order by x.id desc limit 1) x on true
    cross join lateral (select count(*)::int as non_lus from (select from messages y
      where y.channels_id = c.id and y.id > c.lu_id and y.users_id <> $1 and y.supprime_le is null
      limit 100) z) n
  order by c.dernier_le desc`

const PAGE = `
  select x.*, u.prenom, u.nom, r.texte as repond,
    (select json_agg(p) from message_pieces p where p.messages_id = x.id) as pieces,
    (select json_agg(q) from message_reactions q where q.messages_id = x.id) as reactions
  from (select * from messages where channels_id = $1 and exists (
      select from canaux c left join canal_membres m on m.channels_id = c.id and m.users_id = $2
      where c.id = $1 and m.quitte_le is null and (m.users_id is not null or exists (
        select from liste l join epreuves e on e.id = l.objet_id
        where e.editions_id = c.objet_id and l.users_id = $2)))
    order by id desc limit 30 offset $3) x
    left join users u on u.id = x.users_id left join messages r on r.id = x.reponse_id
  order by x.id desc`

const SEARCH = `
  with found as materialized (
    select x.*, count(*) over ()::int as nb from (${MINE}) mine
      join messages x on x.channels_id = mine.id
    where to_tsvector('francais', x.texte) @@ to_tsquery('francais', $2) and x.supprime_le is null
    order by x.id desc limit 30)
  select f.*, c.type, c.membre_a, c.membre_b, u.prenom, u.nom
  from found f join canaux c on c.id = f.channels_id left join users u on u.id = f.users_id
  order by f.id desc`

const POST = {
  lock: `select * from canaux c join canal_membres m on m.channels_id = c.id and m.users_id = $2
    where c.id = $1 and m.quitte_le is null for update of c`,
  say: `insert into messages (channels_id, users_id, client_id, texte) values ($1, $2, $3, 'Du banc')
    on conflict do nothing returning id`,
  last: `update canaux set dernier_id = $2, dernier_le = now(), nb_messages = nb_messages + 1
    where id = $1`,
  read: 'update canal_membres set lu_id = $3 where channels_id = $1 and users_id = $2',
  tell: `select pg_notify('foulee_flux', $1)`,
  queue: `insert into pgboss.job (name, data, policy, start_after)
    select name, $1::jsonb, policy, now() + interval '5 seconds' from pgboss.queue
    where name = 'avertir-message'`,
} as const

const send =
  (client: { query: Db['$client']['query'] }, name: string, text: string) =>
  async <Row extends Record<string, unknown>>(...values: unknown[]): Promise<Row[]> => {
    const { rows } = await client.query<Row>({ name: `nu_${name}`, text, values })
    return rows
  }

export const listBare = (db: Db, users_id: number) => send(db.$client, 'liste', LIST)(users_id)

export const pageBare = (db: Db, { id, canal }: { id: number; canal: number }, page: number) =>
  send(db.$client, 'page', PAGE)(canal, id, (page - 1) * 30)

export const searchBare = (db: Db, users_id: number, word: string) =>
  send(db.$client, 'recherche', SEARCH)(users_id, `${word}:*`)

export async function postBare(db: Db, { id, canal }: { id: number; canal: number }) {
  const client = await db.$client.connect()
  const runStatement = (name: keyof typeof POST) =>
    send(client as unknown as Db['$client'], name, POST[name])
  try {
    await client.query('begin')
    await runStatement('lock')(canal, id)
    const [row] = await runStatement('say')<{ id: number }>(canal, id, randomUUID())
    await runStatement('last')(canal, row?.id)
    await runStatement('read')(canal, id, row?.id)
    await runStatement('tell')(`{"sujet":"canal:${canal}","messages_id":${row?.id}}`)
    await runStatement('queue')(JSON.stringify({ channels_id: canal, messages_id: row?.id }))
    await client.query('commit')
  } finally {
    client.release()
  }
}
