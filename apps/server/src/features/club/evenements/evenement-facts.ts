import type { Evenement } from '@foulee/contract/club/evenements'
import type { Db, Tx } from '@foulee/db/connect'
import type { Groupe, TypeEvenement } from '@foulee/domain/club/evenement'
import { type SQL, sql } from 'drizzle-orm'
import { isToCome } from './evenement-conditions.ts'

export type DateFacts = {
  id: number
  jour: string
  debut: string
  fin: string
  fuseau: string
  places: number | null
  places_prises: number
  precision: string | null
  lieu: string | null
  position: [number, number] | null
  annule_le: string | null
  annulation_motif: string | null
}

type PorteurFacts = {
  id: number
  slug: string
  nom: string
  logo: string | null
  ville: string | null
  est_public: boolean
}

export type SharedFacts = {
  id: number
  slug: string
  titre: string
  type: TypeEvenement
  lieu: string | null
  ville: string | null
  departement: string | null
  position: [number, number] | null
  niveau: Evenement['niveau']
  sports: Evenement['sports']
  prix: number
  jour: string | null
  heure: string | null
  regle: string | null
  exclusions: string[]
  etat: number
  publie_le: string | null
  updated_at: string
  organisateur: PorteurFacts | null
  magasin: PorteurFacts | null
}

export type CardFacts = SharedFacts & {
  photo: { fichier: string; prete: boolean } | null
  prochaine: DateFacts | null
  nb_dates: number
}

export type EvenementFacts = CardFacts & {
  description: string | null
  adresse: string | null
  code_postal: string | null
  rendez_vous: string | null
  groupes: Groupe[]
  places: number | null
  duree_minutes: number | null
  annulation_motif: string | null
  renvoi_motif: string | null
  parcours: Evenement['parcours']
  photos: (Omit<Evenement['photos'][number], 'id_photo' | 'url' | 'position'> & {
    fichier: string
    prete: boolean
  })[]
  dates: DateFacts[]
}

const instantOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const placeOf = (column: string) =>
  sql.raw(
    `case when ${column} is not null then json_build_array(st_x(${column}), st_y(${column})) end`,
  )
const rows = (query: SQL) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r)`

export const dateFields = (alias: string): SQL =>
  sql
    .raw(`'id', ${alias}.id, 'jour', ${alias}.jour, 'places', ${alias}.places,
    'places_prises', ${alias}.places_prises, 'precision', ${alias}.precision, 'lieu', ${alias}.lieu,
    'annulation_motif', ${alias}.annulation_motif,
    'fuseau', (select fuseau from evenements z where z.id = ${alias}.evenements_id), 'debut', `)
    .append(instantOf(`${alias}.debut`))
    .append(sql`, 'fin', ${instantOf(`${alias}.fin`)}, 'annule_le', ${instantOf(`${alias}.annule_le`)},
    'position', ${placeOf(`${alias}.position`)}`)

const ORGANISATEUR = sql`
  (select json_build_object('id', o.id, 'slug', o.slug, 'nom', o.nom, 'logo', o.logo, 'ville', o.ville,
    'est_public', o.verifie_le is not null or exists (
      select from course_cards k where k.organisateurs_id = o.id and k.is_visible))
  from organisateurs o where o.id = e.organisateurs_id)`
const MAGASIN = sql`
  (select json_build_object('id', m.id, 'slug', m.slug, 'nom', m.nom, 'logo', m.logo, 'ville', m.ville,
    'est_public', m.etat >= 100)
  from magasins m where m.id = e.magasins_id)`

export const SHARED = sql`
  'id', e.id, 'slug', e.slug, 'titre', e.titre, 'type', e.type, 'lieu', e.lieu, 'ville', e.ville,
  'departement', e.departement, 'position', ${placeOf('e.position')}, 'niveau', e.niveau,
  'sports', e.sports, 'prix', e.prix, 'jour', e.jour, 'heure', e.heure, 'regle', e.regle,
  'exclusions', e.exclusions, 'etat', e.etat, 'publie_le', ${instantOf('e.publie_le')},
  'updated_at', ${instantOf('e.updated_at')}, 'organisateur', ${ORGANISATEUR}, 'magasin', ${MAGASIN}`

const PHOTO = sql`
  (select json_build_object('fichier', p.fichier, 'prete', p.prete) from evenement_photos p
    where p.evenements_id = e.id order by p.ordre, p.id limit 1)`

const countDates = (now: Date) => sql`
  (select count(*)::int from evenement_dates d where d.evenements_id = e.id and ${isToCome('d', now)})`

export type Shown = { id: number; dates_id: number | null }

export async function findCardFacts(
  db: Db | Tx,
  shown: readonly Shown[],
  now: Date,
): Promise<CardFacts[]> {
  if (!shown.length) return []
  const next = sql`(select id from evenement_dates d where d.evenements_id = e.id
    and ${isToCome('d', now)} order by d.debut, d.id limit 1)`
  const result = await db.execute<{ facts: CardFacts }>(sql`
    select json_build_object(${SHARED}, 'photo', ${PHOTO}, 'nb_dates', ${countDates(now)},
      'prochaine', (select json_build_object(${dateFields('n')}) from evenement_dates n
        where n.id = coalesce(s.dates_id, ${next}))) as facts
    from json_to_recordset(${JSON.stringify(shown.map((shown, rang) => ({ ...shown, rang })))}::json)
      as s(id int, dates_id int, rang int)
    join evenements e on e.id = s.id order by s.rang`)
  return result.rows.map(({ facts }) => facts)
}

const PHOTOS = rows(sql`
  select id, titre, description, ordre, fichier, prete, largeur, hauteur from evenement_photos
  where evenements_id = e.id order by ordre, id`)

const PARCOURS = sql`
  (select json_build_object('id', c.parcours_id, 'slug', c.slug, 'titre', c.carte::json->>'titre',
      'lignes', c.carte::json->'croquis', 'distance', nullif(c.distance, -1),
      'denivele', nullif(c.denivele, -1))
    from parcours_cards c where c.parcours_id = e.parcours_id and c.is_visible)`

export const SHOWN_DATES = 20

export async function findEvenementFacts(
  db: Db | Tx,
  id: number,
  now: Date,
  shown = SHOWN_DATES,
): Promise<EvenementFacts | null> {
  return (await findWholeFacts(db, [id], now, shown))[0] ?? null
}

export async function findWholeFacts(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
  shown = SHOWN_DATES,
): Promise<EvenementFacts[]> {
  if (!ids.length) return []
  const condition = sql`${sql.param([...ids])}::int[]`
  const dates = sql`
    select ${sql.raw('n.*')} from evenement_dates n where n.evenements_id = e.id
      and n.fin > ${now.toISOString()} order by n.debut, n.id limit ${shown}`
  const result = await db.execute<{ facts: EvenementFacts }>(sql`
    select json_build_object(${SHARED}, 'photo', ${PHOTO}, 'nb_dates', ${countDates(now)},
      'prochaine', (select json_build_object(${dateFields('d')}) from evenement_dates d
        where d.evenements_id = e.id and ${isToCome('d', now)} order by d.debut, d.id limit 1)
    )::jsonb || json_build_object(
      'description', e.description, 'adresse', e.adresse, 'code_postal', e.code_postal,
      'rendez_vous', e.rendez_vous, 'groupes', e.groupes, 'places', e.places,
      'duree_minutes', e.duree_minutes, 'annulation_motif', e.annulation_motif,
      'renvoi_motif', e.renvoi_motif,
      'parcours', ${PARCOURS}, 'photos', ${PHOTOS},
      'dates', (select coalesce(json_agg(json_build_object(${dateFields('d')})
        order by d.debut, d.id), '[]') from (${dates}) d))::jsonb as facts
    from evenements e where e.id = any(${condition}) order by array_position(${condition}, e.id)`)
  return result.rows.map(({ facts }) => facts)
}
