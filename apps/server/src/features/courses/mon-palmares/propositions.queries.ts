import type { Proposition } from '@foulee/contract/courses/mon-palmares'
import { readPosition } from '@foulee/db/columns'
import type { Db } from '@foulee/db/connect'
import type { TypeCourse } from '@foulee/domain/courses/course'
import { VITESSE_MAX, VITESSE_MIN } from '@foulee/domain/courses/resultat'
import { getEcartEpreuve, isTitreDeCourse } from '@foulee/domain/courses/sortie-declarable'
import { FAMILLES } from '@foulee/domain/parcours/annees'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { decodeFirstPoint } from '@foulee/trace/polyline'
import { sql } from 'drizzle-orm'
import { findSorties } from '#features/courses/resultats/resultats.sorties.ts'
import { DEBUT_DE_LIGNE } from '#features/parcours/activites/activites.fuseau.ts'

const LINE_DECIMALS = 6
const SHOWN = 20

type Epreuve = {
  id: number
  nom: string
  course: string
  slug: string
  ville: string | null
  type: TypeCourse
  distance: number
  denivele: number | null
  position: Position | null
  has_resultats: boolean
}

type Row = {
  id: number
  titre: string
  sport: string
  jour: string
  distance: number
  denivele: number | null
  duree: number | null
  debut_apercu: string | null
  debut_ligne: string | null
  epreuves: Epreuve[]
}

/** Days and lengths are compared by the database, places and titles by the rule. */
const EPREUVES = sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'nom', p.nom, 'course', c.nom,
      'slug', c.slug, 'ville', c.ville, 'type', p.type, 'distance', p.distance,
      'denivele', p.denivele, 'position', ${readPosition(sql`c.position`)},
      'has_resultats', exists (select from resultat_envois s where s.epreuves_id = p.id))
    order by p.id), '[]')
  from epreuves p
  join editions e on e.id = p.editions_id and not e.brouillon and not e.annulee
    and not e.date_inconnue
  join courses c on c.id = e.courses_id and c.position is not null
  join course_cards k on k.courses_id = c.id and k.is_visible
  where coalesce(p.date_depart, e.date_debut) = own.jour and coalesce(p.etat, 0) >= 0
    and p.distance between own.distance * 0.8 and own.distance * 1.3)`

type Query = { users_id: number; activites_id?: number | undefined; aujourdhui: string }

/**
 * Outings on foot that look like a race, latest first: of no result, no declared race, and not put
 * aside.
 */
export async function findPropositions(
  db: Db,
  { users_id, activites_id, aujourdhui }: Query,
): Promise<{ data: Proposition[]; nb: number }> {
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select a.id, a.titre, a.sport, a.distance, a.denivele, coalesce(a.duree, a.duree_mouvement)
          as duree,
        coalesce(a.jour, (a.debut at time zone 'Europe/Paris')::date) as jour,
        left(a.apercu[1], ${sql.raw(String(DEBUT_DE_LIGNE))}) as debut_apercu,
        left(a.lignes[1], ${sql.raw(String(DEBUT_DE_LIGNE))}) as debut_ligne
      from activites a
      where a.users_id = ${users_id} and a.double_de is null and not a.pas_une_course
        and a.debut is not null and a.distance > 0
        and a.sport = any(${sql.param([...FAMILLES.course])}::text[])
        ${activites_id === undefined ? sql`` : sql`and a.id = ${activites_id}`})
    select own.id, own.titre, own.sport, own.jour::text as jour, own.distance, own.denivele,
      own.duree, own.debut_apercu, own.debut_ligne, ${EPREUVES} as epreuves
    from own
    where not exists (select from resultats_declares d where d.users_id = ${users_id}
      and (d.activites_id = own.id or d.date = own.jour))
    order by own.jour desc, own.id desc`)
  const official = await findOfficialOutings(db, { users_id, aujourdhui })
  const found = rows.flatMap((row) => (official.has(row.id) ? [] : (propose(row) ?? [])))
  return { data: found.slice(0, SHOWN), nb: found.length }
}

async function findOfficialOutings(db: Db, { users_id, aujourdhui }: Query): Promise<Set<number>> {
  const pairs = await findSorties(db, users_id, { du: '1990-01-01', au: aujourdhui })
  return new Set(pairs.map(({ activites_id }) => activites_id))
}

function propose(row: Row): Proposition | null {
  const epreuve = findEpreuve(row)
  if (!epreuve && !isTitreDeCourse(row.titre)) return null
  const { id, titre, jour, duree } = row
  const distance = epreuve?.distance ?? row.distance
  // A watch that paused, or ran on, tells no time of a race.
  const speed = duree ? distance / duree : 0
  const temps = duree && speed <= VITESSE_MAX && speed >= VITESSE_MIN ? duree : null
  return {
    activites_id: id,
    titre,
    epreuves_id: epreuve?.id ?? null,
    nom: epreuve?.course ?? titre,
    epreuve: epreuve?.nom ?? null,
    lieu: epreuve?.ville ?? null,
    date: jour,
    type: epreuve?.type ?? (row.sport === 'trail' ? 'trail' : 'route'),
    distance,
    denivele: epreuve ? epreuve.denivele : row.denivele,
    temps,
    has_resultats: epreuve?.has_resultats ?? false,
    page: epreuve ? { slug: epreuve.slug, epreuves_id: epreuve.id } : null,
  }
}

function findEpreuve(row: Row): Epreuve | null {
  const start =
    decodeFirstPoint(row.debut_apercu ?? '') ??
    decodeFirstPoint(row.debut_ligne ?? '', LINE_DECIMALS)
  if (!start) return null
  const scored = row.epreuves.flatMap((epreuve) => {
    if (!epreuve.position) return []
    const { course, distance, position } = epreuve
    const eloignement = distanceMetres(start, position)
    const ecart = getEcartEpreuve(row, { course, distance, eloignement })
    return ecart === null ? [] : [{ epreuve, ecart }]
  })
  return scored.toSorted((a, b) => a.ecart - b.ecart)[0]?.epreuve ?? null
}
