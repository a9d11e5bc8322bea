import type { Course } from '@foulee/contract/courses/courses'
import type { Db } from '@foulee/db/connect'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { INSCRIPTION_LABELS } from '@foulee/domain/courses/edition'
import { STATUT_LABELS } from '@foulee/domain/shared/publication'
import { sql } from 'drizzle-orm'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { type Cell, writeCsv } from '#platform/spreadsheets/csv/write-csv.ts'

const HEADER = [
  'course',
  'statut',
  'adresse',
  'ville',
  'code_postal',
  'date_debut',
  'date_fin',
  'annulee',
  'a_confirmer',
  'inscription',
  'url_inscription',
  'epreuve',
  'type',
  'distance_m',
  'denivele_m',
  'heure_depart',
  'prix_eur',
  'places',
  'epreuve_annulee',
]

async function findMyRaces(db: Db, users_id: number): Promise<Course[]> {
  const { rows } = await db.execute<{ fiche: string }>(sql`
    select fiche from course_cards
    where ${ofOrganisateur.isManaged(sql`organisateurs_id`, users_id)}
    order by nom_tri, courses_id`)
  return rows.map(({ fiche }): Course => JSON.parse(fiche))
}

export async function exportMyRaces(db: Db, users_id: number, publicUrl: string): Promise<string> {
  const races = await findMyRaces(db, users_id)
  return writeCsv(
    HEADER,
    races.flatMap((course) => listLines(course, publicUrl)),
  )
}

function listLines(course: Course, publicUrl: string): Cell[][] {
  const race: Cell[] = [
    course.nom,
    STATUT_LABELS.feminin[course.statut],
    `${publicUrl}/courses/${course.slug}`,
    course.ville,
    course.code_postal,
  ]
  const editions = [...course.editions_next, ...course.editions_prev]
  if (!editions.length) return [race]
  return editions.flatMap((edition) => {
    const { inscription } = edition
    const year: Cell[] = [
      ...race,
      edition.date_debut,
      edition.editions_fin ?? edition.date_debut,
      edition.annulee,
      edition.a_confirmer,
      inscription && INSCRIPTION_LABELS[inscription],
      edition.url_inscription,
    ]
    if (!edition.epreuves.length) return [year]
    return edition.epreuves.map((epreuve): Cell[] => [
      ...year,
      epreuve.nom,
      TYPE_COURSE_LABELS[epreuve.type],
      epreuve.distance,
      epreuve.denivele,
      epreuve.heure_depart ?? edition.heure_depart,
      epreuve.prix === null ? null : epreuve.prix / 100,
      epreuve.places,
      epreuve.annulee,
    ])
  })
}
