import { JOURS_REGLE } from '@foulee/domain/club/regle'
import { findSerie, type Serie } from '@foulee/domain/club/serie'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { rebuildEvenements } from '../../read-models/evenement-recherche.ts'
import * as t from '../../schema.ts'
import type { CastIds } from '../cast.ts'
import { identify, insertRows } from '../insert-rows.ts'
import type { DemoEvenement } from './evenements/demo-evenement.ts'
import { DEMO_EVENEMENTS } from './evenements/list.ts'

export async function insertEvenements(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const holders = await findHolders(tx, cast)
  const made = DEMO_EVENEMENTS.map((demo) => buildEvenement(demo, holders, cast, now))
  const rows = await identify(
    tx,
    t.evenements,
    made.map(({ row }) => row),
  )
  await insertRows(tx, t.evenements, rows)
  const dates = rows.flatMap(({ id: evenements_id }, index) =>
    (made[index]?.dates ?? []).map((date) => ({ ...date, evenements_id })),
  )
  await insertRows(tx, t.evenementDates, dates)
  await rebuildEvenements(
    tx,
    rows.map(({ id }) => id),
  )
  await insertRows(
    tx,
    t.evenementJournal,
    rows.flatMap(({ id, etat, created_at }) => listMoves(id, etat ?? 0, cast, created_at)),
  )
}

type Holders = {
  lea: { id: number; nom: string } | undefined
  clubs: { id: number; nom: string; ville: string; lon: number; lat: number }[]
  magasins: { id: number; nom: string; ville: string }[]
  parcours: Map<string, number>
}

async function findHolders(tx: Tx, { lea }: CastIds): Promise<Holders> {
  type NamedPlace = { id: number; nom: string; ville: string }
  const hers = await tx.execute<NamedPlace>(sql`
    select o.id, o.nom, o.ville from organisateurs o
    join organisateur_membres m on m.organisateurs_id = o.id and m.users_id = ${lea}
    order by o.id limit 1`)
  const clubs = await tx.execute<NamedPlace & { lon: number; lat: number }>(sql`
    select distinct on (o.id) o.id, o.nom, o.ville, st_x(c.position) as lon, st_y(c.position) as lat
    from organisateurs o join courses c on c.organisateurs_id = o.id
    where c.position is not null order by o.id, c.id`)
  const magasins = await tx.execute<NamedPlace>(sql`
    select id, nom, ville from magasins where etat >= 100 order by id`)
  const routes = await tx.execute<{ id: number; titre: string }>(
    sql`select id, titre from parcours order by id desc`,
  )
  return {
    lea: hers.rows[0],
    clubs: clubs.rows,
    magasins: magasins.rows,
    parcours: new Map(routes.rows.map(({ id, titre }) => [titre, id])),
  }
}

function findHolder({ de, lieu }: DemoEvenement, holders: Holders) {
  const none = { organisateurs_id: null, magasins_id: null }
  if (de === 'equipe') return none
  const [, ville, , , lon, lat] = lieu
  const away = (point: { lon: number; lat: number }) => Math.hypot(point.lon - lon, point.lat - lat)
  const shop = holders.magasins.find((magasin) => magasin.ville === ville)
  if (de === 'magasin' && shop) return { ...none, magasins_id: shop.id }
  const club =
    (de === 'lea' && holders.lea) ||
    holders.clubs.find((club) => club.ville === ville) ||
    holders.clubs.toSorted((a, b) => away(a) - away(b))[0]
  return club ? { ...none, organisateurs_id: club.id } : none
}

const ETATS = { brouillon: ETAT.brouillon, validation: ETAT.validation } as const
const getEtat = ({ etat = 'publie' as const }: { etat?: DemoEvenement['etat'] | 'publie' }) => {
  if (typeof etat === 'object') return ETAT.annulee
  return etat === 'publie' ? ETAT.publiee : ETATS[etat]
}

function buildEvenement(demo: DemoEvenement, holders: Holders, cast: CastIds, now: Date) {
  const { titre, type, description, lieu, rendez_vous, sports, niveau, prix = 0 } = demo
  const [nom, ville, code_postal, departement, lon, lat] = lieu
  const holder = findHolder(demo, holders)
  const { jour, serie } = findFirst(demo, now)
  const etat = getEtat(demo)
  const created_at = parisInstant(addDays(parisDate(now), -75), '10:00').toISOString()
  const seen = etat === ETAT.publiee || etat === ETAT.annulee
  const row = {
    ...holder,
    slug: slugify(titre),
    titre,
    type,
    description,
    lieu: nom,
    ville,
    code_postal,
    departement,
    position: [lon, lat] as [number, number],
    rendez_vous,
    sports,
    niveau: niveau ?? null,
    parcours_id: holders.parcours.get(demo.parcours ?? '') ?? null,
    groupes: demo.groupes ?? [],
    prix,
    places: demo.places ?? null,
    jour,
    heure: demo.heure,
    duree_minutes: demo.duree,
    regle: demo.regle ?? null,
    exclusions: serie.exclusions,
    etat,
    annulation_motif: typeof demo.etat === 'object' ? demo.etat.annule : null,
    publie_le: seen ? created_at : null,
    created_by: demo.de === 'equipe' ? cast.nora : cast.lea,
    created_at,
    updated_at: created_at,
  }
  return { row, dates: buildDates(demo, serie, now) }
}

function findFirst(demo: DemoEvenement, now: Date): { jour: string; serie: Serie } {
  const today = parisDate(now)
  for (let shift = 0; shift < 62; shift += 1) {
    const jour = addDays(today, demo.dans + shift)
    if (demo.jour && getWeekday(jour) !== demo.jour) continue
    const { serie } = findSerie(toSerieInput(demo, jour, []))
    if (serie) return { jour, serie: excludeDate(demo, jour, serie, now) }
  }
  throw new Error(`No day fits the series of ${demo.titre}.`)
}

const getWeekday = (jour: string) =>
  JOURS_REGLE[(new Date(`${jour}T00:00:00Z`).getUTCDay() + 6) % 7]

const toSerieInput = (demo: DemoEvenement, jour: string, exclusions: string[]) => ({
  jour,
  heure: demo.heure,
  duree_minutes: demo.duree,
  regle: demo.regle ?? '',
  exclusions,
})

const listToCome = ({ dates }: Serie, now: Date) => dates.filter(({ debut }) => debut > now)

function excludeDate(demo: DemoEvenement, jour: string, serie: Serie, now: Date): Serie {
  const left = demo.sauf === undefined ? undefined : listToCome(serie, now)[demo.sauf]
  return left ? (findSerie(toSerieInput(demo, jour, [left.jour])).serie ?? serie) : serie
}

function buildDates(demo: DemoEvenement, serie: Serie, now: Date) {
  const toCome = listToCome(serie, now)
  const off = demo.annulee && toCome[demo.annulee.rang]
  const elsewhere = demo.ailleurs && toCome[demo.ailleurs.rang]
  const written_at = now.toISOString()
  const all = typeof demo.etat === 'object' ? demo.etat.annule : null
  return serie.dates.map((date) => {
    const motif = all ?? (date === off ? demo.annulee?.motif : null)
    const isElsewhere = date === elsewhere
    return {
      jour: date.jour,
      debut: date.debut.toISOString(),
      fin: date.fin.toISOString(),
      places: demo.places ?? null,
      a_part: isElsewhere,
      lieu: (isElsewhere && demo.ailleurs?.lieu) || null,
      precision: (isElsewhere && demo.ailleurs?.precision) || null,
      annule_le: motif ? written_at : null,
      annulation_motif: motif ?? null,
    }
  })
}

function listMoves(evenements_id: number, etat: number, cast: CastIds, created_at: string) {
  if (etat === ETAT.brouillon) return []
  const query = { evenements_id, de: 0, vers: ETAT.validation, users_id: cast.lea, created_at }
  if (etat === ETAT.validation) return [query]
  const answered = { ...query, de: ETAT.validation, vers: ETAT.publiee, users_id: cast.nora }
  if (etat === ETAT.publiee) return [query, answered]
  return [query, answered, { ...query, de: ETAT.publiee, vers: ETAT.annulee }]
}
