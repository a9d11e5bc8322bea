import { randomUUID } from 'node:crypto'
import { CONTACTS, type GenreContact } from '@foulee/domain/echanges/message'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds, CastName } from './cast.ts'
import {
  type DemoDiscussion,
  type DemoLieu,
  type DemoMessage,
  DISCUSSIONS,
} from './messages/discussions.ts'

type World = { cast: CastIds; now: Date; reactions: ReadonlyMap<string, number> }

export async function insertMessages(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const types = await tx.select().from(t.reactionTypes)
  const reactions = new Map(types.map(({ cle, id }) => [cle, id]))
  for (const discussion of DISCUSSIONS) await insertOne(tx, { cast, now, reactions }, discussion)
}

async function insertOne(
  tx: Tx,
  world: World,
  { lieu, ...discussion }: DemoDiscussion,
): Promise<void> {
  const canal = await toCanal(tx, world, lieu)
  if (!canal) return
  const [row] = await tx.insert(t.canaux).values(canal).returning({ id: t.canaux.id })
  if (!row) throw new Error('The insert returned nothing.')
  const ids = await insertTalk(tx, world, row.id, discussion.messages)
  await insertMembers(tx, world, { id: row.id, lieu, ids, nonLus: discussion.nonLus ?? {} })
}

type NewCanal = typeof t.canaux.$inferInsert

async function toCanal(tx: Tx, { cast }: World, lieu: DemoLieu): Promise<NewCanal | null> {
  const [membre_a, membre_b] = lieu.membres.map((name) => cast[name]).toSorted((a, b) => a - b)
  if (lieu.type === 'direct') return { type: 'direct', membre_a, membre_b }
  if (lieu.type === 'groupe') return { type: 'groupe', nom: lieu.nom }
  if (lieu.type === 'contact') return openContact(tx, cast, lieu.genre, lieu.membres)
  const objet_id = lieu.type === 'edition' ? await joinRace(tx, cast) : await findBooking(tx, cast)
  if (objet_id === null) return null
  const type = lieu.type === 'edition' ? 'course' : 'sejour'
  return { type, objet_kind: lieu.type, objet_id }
}

async function openContact(
  tx: Tx,
  cast: CastIds,
  kind: GenreContact,
  [asker, manager]: readonly [CastName, CastName],
): Promise<NewCanal | null> {
  const [key, table] = [sql.identifier(`${kind}s_id`), sql.identifier(`${kind}_membres`)]
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into contacts (users_id, ${key})
    select ${cast[asker]}, ${key} from ${table} where users_id = ${cast[manager]}
    order by ${key} limit 1 returning id`)
  const objet_id = rows[0]?.id
  if (objet_id === undefined) return null
  return { type: CONTACTS[kind].type, objet_kind: 'contact', objet_id }
}

async function joinRace(tx: Tx, { lea, paola }: CastIds): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number; objet_id: number; created_at: string }>(sql`
    select e.editions_id as id, l.objet_id, l.created_at
    from liste l join epreuves e on e.id = l.objet_id join editions d on d.id = e.editions_id
    where l.type = 'epreuve' and l.users_id = ${lea} and l.etat = 'inscrit'
    order by d.date_debut desc, e.id limit 1`)
  const [race] = rows
  if (!race) return null
  const { objet_id, created_at } = race
  const entry = { users_id: paola, type: 'epreuve' as const, objet_id, created_at }
  await tx
    .insert(t.liste)
    .values({ ...entry, etat: 'inscrit' })
    .onConflictDoNothing()
  return race.id
}

async function findBooking(tx: Tx, { lea, agathe }: CastIds): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select r.id from reservations r join disponibilites d on d.id = r.disponibilites_id
      join voyages v on v.id = d.voyages_id
      join agence_membres m on m.agences_id = v.agences_id and m.users_id = ${agathe}
    where r.users_id = ${lea} and r.etat <> 'annulee' order by r.debut desc, r.id limit 1`)
  return rows[0]?.id ?? null
}

async function insertTalk(
  tx: Tx,
  world: World,
  channels_id: number,
  messages: readonly DemoMessage[],
): Promise<number[]> {
  const ids: number[] = []
  let last = ''
  for (const message of messages) {
    last = toInstant(message, world.now)
    const [row] = await tx
      .insert(t.messages)
      .values({
        channels_id,
        users_id: world.cast[message.qui],
        client_id: randomUUID(),
        texte: message.texte,
        reponse_id: message.reponse === undefined ? null : (ids[message.reponse] ?? null),
        created_at: last,
      })
      .returning({ id: t.messages.id })
    if (!row) throw new Error('The insert returned nothing.')
    ids.push(row.id)
    await insertReactions(tx, world, row.id, message)
  }
  await tx
    .update(t.canaux)
    .set({ dernier_id: ids.at(-1) ?? null, dernier_le: last, nb_messages: ids.length })
    .where(sql`id = ${channels_id}`)
  return ids
}

function toInstant({ jours, heure }: DemoMessage, now: Date): string {
  const instant = parisInstant(addDays(parisDate(now), -jours), heure)
  return new Date(Math.min(instant.getTime(), now.getTime() - 60_000)).toISOString()
}

async function insertReactions(
  tx: Tx,
  { cast, reactions }: World,
  messages_id: number,
  message: DemoMessage,
): Promise<void> {
  const rows = (message.reactions ?? []).flatMap(([qui, cle]) => {
    const reaction_types_id = reactions.get(cle)
    return reaction_types_id ? [{ messages_id, users_id: cast[qui], reaction_types_id }] : []
  })
  if (rows.length) await tx.insert(t.messageReactions).values(rows)
}

type Talk = {
  id: number
  lieu: DemoLieu
  ids: readonly number[]
  nonLus: Partial<Record<CastName, number>>
}

async function insertMembers(tx: Tx, { cast }: World, { id, lieu, ids, nonLus }: Talk) {
  const isAsked = lieu.type === 'direct' && lieu.estDemande
  const etats = isAsked ? (['demande_envoyee', 'demande_recue'] as const) : []
  await tx.insert(t.canalMembres).values(
    lieu.membres.map((name, rank) => ({
      channels_id: id,
      users_id: cast[name],
      etat: etats[rank] ?? ('ouvert' as const),
      est_gerant: lieu.type === 'groupe' && rank === 0,
      lu_id: ids.at(-1 - (nonLus[name] ?? 0)) ?? 0,
    })),
  )
}
