import type { Groupe } from '@foulee/domain/club/evenement'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import * as t from '../../schema.ts'
import type { CastIds, CastName } from '../cast.ts'
import { identify, insertRows } from '../insert-rows.ts'
import { buildInscriptions, type DemoDate } from './build-inscriptions.ts'
import { COUREURS, FOYERS, type Foyer } from './coureurs.ts'

const HABITUES: readonly [CastName, titre: string][] = [
  ['lea', 'La sortie du mardi'],
  ['lea', 'Le rendez-vous de Foulée'],
  ['lea', 'Essais de chaussures sur sentier'],
  ['karim', 'Piste pour tous à Parilly'],
  ['karim', 'Côtes et escaliers de Fourvière'],
  ['karim', 'Run & café du samedi'],
  ['samir', 'Corniche au lever du jour'],
  ['agathe', 'Sortie longue du dimanche en Chartreuse'],
]
/** Full next date: a place is offered to Karim, and two others wait. */
const COMPLET = 'Sortie longue du dimanche en Chartreuse'
const OFFRE_HEURES = 9
const HOUR_MS = 3_600_000
const HORIZON = 45

type Guest = DemoDate & { lon: number; lat: number; de_lea: boolean }

export async function insertInscriptions(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const gens = await collectPeople(tx, now)
  const dates = await findDates(tx, cast, now)
  const full = dates.find(({ titre, annule_le, debut }) => {
    return titre === COMPLET && !annule_le && debut.getTime() > now.getTime() + 24 * HOUR_MS
  })
  const rows = dates.flatMap((date) => {
    const isFull = date === full
    return buildInscriptions({
      date,
      gens: gens[findFoyer(date)],
      habitues: HABITUES.filter(([, titre]) => titre === date.titre).map(([who]) => cast[who]),
      part: isFull ? 1 - 1 / (date.places ?? 1) : null,
      accueil: date.de_lea ? cast.lea : cast.nora,
      now,
    })
  })
  await insertRows(tx, t.inscriptions, rows)
  if (full) {
    const there = new Set(
      rows.filter((row) => row.evenement_dates_id === full.id).map(({ users_id }) => users_id),
    )
    const waiting = gens[findFoyer(full)].filter((id) => !there.has(id)).slice(0, 2)
    await insertAttentes(tx, full, [cast.karim, ...waiting], now)
  }
  await writePlaces(tx)
}

async function collectPeople(tx: Tx, now: Date): Promise<Record<Foyer, number[]>> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from users where email like '%@voyageurs.example' order by id`,
  )
  const joined = parisInstant(addMonths(parisDate(now), -9), '18:30').toISOString()
  const foyers = Object.keys(FOYERS) as Foyer[]
  const users = await identify(
    tx,
    t.users,
    foyers.flatMap((foyer) => COUREURS[foyer].map(([prenom, nom]) => ({ prenom, nom, foyer }))),
  )
  await insertRows(
    tx,
    t.users,
    users.map(({ id, prenom, nom }) => ({
      id,
      prenom,
      nom,
      email: `${slugify(`${prenom} ${nom}`)}@coureurs.example`,
      cgu_acceptees_le: joined,
      email_verifie_le: joined,
      created_at: joined,
    })),
  )
  await insertRows(
    tx,
    t.profils,
    users.map(({ id, prenom, nom }) => ({
      users_id: id,
      pays: 'FR',
      public_name: `${prenom} ${nom.charAt(0)}.`,
    })),
  )
  const of = (foyer: Foyer, index: number) => [
    ...users.filter((user) => user.foyer === foyer).map(({ id }) => id),
    ...rows.filter((_, rank) => rank % foyers.length === index).map(({ id }) => id),
  ]
  return Object.fromEntries(foyers.map((foyer, index) => [foyer, of(foyer, index)])) as Record<
    Foyer,
    number[]
  >
}

async function findDates(tx: Tx, { lea }: CastIds, now: Date): Promise<Guest[]> {
  type Row = Omit<Guest, 'debut' | 'fin'> & { debut: string; fin: string; groupes: Groupe[] }
  const { rows } = await tx.execute<Row>(sql`
    select d.id, e.titre, d.jour::text as jour, d.debut, d.fin, d.places, e.groupes,
      to_json(d.annule_le)#>>'{}' as annule_le,
      st_x(e.position) as lon, st_y(e.position) as lat,
      exists (select from organisateur_membres m
        where m.organisateurs_id = e.organisateurs_id and m.users_id = ${lea}) as de_lea
    from evenement_dates d join evenements e on e.id = d.evenements_id
    where e.etat >= 100 and d.debut < ${now.toISOString()}::timestamptz + ${`${HORIZON} days`}::interval
    order by d.debut, d.id`)
  return rows.map((row) => ({ ...row, debut: new Date(row.debut), fin: new Date(row.fin) }))
}

function findFoyer({ lon, lat }: Guest): Foyer {
  const away = (foyer: Foyer) => Math.hypot(FOYERS[foyer][0] - lon, FOYERS[foyer][1] - lat)
  const [nearest = 'alpes'] = (Object.keys(FOYERS) as Foyer[]).toSorted((a, b) => away(a) - away(b))
  return nearest
}

async function insertAttentes(
  tx: Tx,
  { id: evenement_dates_id }: Guest,
  waiting: readonly number[],
  now: Date,
): Promise<void> {
  const hours = (count: number) => new Date(now.getTime() + count * HOUR_MS).toISOString()
  await insertRows(
    tx,
    t.evenementAttentes,
    waiting.map((users_id, index) => ({
      evenement_dates_id,
      users_id,
      etat: index ? ('attente' as const) : ('proposee' as const),
      expire_le: index ? null : hours(OFFRE_HEURES),
      created_at: hours(7 * index - 40),
    })),
  )
}

const writePlaces = (tx: Tx) =>
  tx.execute(sql`
    update evenement_dates d set places_prises = s.prises
    from (
      select evenement_dates_id as id, count(*)::int as prises from (
        select evenement_dates_id from inscriptions where etat = 'inscrit'
        union all
        select evenement_dates_id from evenement_attentes where etat = 'proposee'
      ) held group by evenement_dates_id
    ) s where d.id = s.id`)
