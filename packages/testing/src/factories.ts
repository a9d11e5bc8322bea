import type { Db } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/departement'
import { normalizeTexte } from '@foulee/domain/recherche'
import { slugify } from '@foulee/domain/slug'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

let counter = 0
/** A number that no other thing of this run has. */
export const nextNumber = () => ++counter
/** Letters only, so that a search for one name finds one thing: `nextName('Trail')`. */
export function nextName(stem: string): string {
  const letters = [...String(nextNumber() * 7919)].map((d) => 'bcdfghjklm'[Number(d)]).join('')
  return `${stem} ${letters}ique`
}

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

/** A member whose address is verified and whose profile is complete. */
export async function createUser(db: Db, given: New<typeof t.users> = {}) {
  const user = first(
    await db
      .insert(t.users)
      .values({
        email: `membre-${nextNumber()}@exemple.fr`,
        password_hash: 'none',
        prenom: 'Camille',
        nom: 'Durand',
        cgu_acceptees_le: '2026-01-01T00:00:00Z',
        email_verifie_le: '2026-01-01T00:00:00Z',
        ...given,
      })
      .returning(),
  )
  await db.insert(t.profils).values({ users_id: user.id, sexe: 'non_precise' })
  return user
}

export async function createOrganisateur(
  db: Db,
  { membres = [], ...given }: New<typeof t.organisateurs> & { membres?: number[] } = {},
) {
  const nom = given.nom ?? nextName('Association')
  const organisateur = first(
    await db
      .insert(t.organisateurs)
      .values({
        nom,
        slug: `${slugify(nom)}-${nextNumber()}`,
        recherche: normalizeTexte(`${nom} ${given.ville ?? ''}`),
        ...given,
      })
      .returning(),
  )
  for (const users_id of membres) {
    await db
      .insert(t.organisateurMembres)
      .values({ organisateurs_id: organisateur.id, users_id, origine: 'creation' })
  }
  return organisateur
}

export type NewEpreuve = New<typeof t.epreuves> & { points?: New<typeof t.epreuvePoints>[] }
export type NewEdition = New<typeof t.editions> & { epreuves?: NewEpreuve[] }
export type NewCourse = New<typeof t.courses> & {
  editions?: NewEdition[]
  photos?: New<typeof t.coursePhotos>[]
  social?: New<typeof t.courseSocial>[]
  partners?: New<typeof t.coursePartenaires>[]
  actualites?: New<typeof t.courseActualites>[]
  extensions?: New<typeof t.courseExtensions>[]
}

/**
 * A published race with one edition and one épreuve unless told otherwise, and its read model.
 * @param now the instant at which statuses are computed
 */
export async function createCourse(db: Db, now: Date, given: NewCourse = {}) {
  const { editions, photos, social, partners, actualites, extensions, ...fields } = given
  const course = first(
    await db
      .insert(t.courses)
      .values(await completeCourse(db, fields))
      .returning(),
  )
  const courses_id = course.id
  for (const edition of editions ?? [{}]) await createEdition(db, courses_id, now, edition)
  const attach = async <T>(rows: T[] | undefined, insert: (row: T) => Promise<unknown>) => {
    for (const row of rows ?? []) await insert(row)
  }
  await attach(photos, (row) =>
    db.insert(t.coursePhotos).values({
      fichier: 'photo.webp',
      largeur: 1600,
      hauteur: 900,
      ...row,
      courses_id,
    }),
  )
  await attach(social, (row) =>
    db
      .insert(t.courseSocial)
      .values({ reseau: 'facebook', url: 'https://exemple.fr', ...row, courses_id }),
  )
  await attach(partners, (row) =>
    db
      .insert(t.coursePartenaires)
      .values({ type: 'classic', nom: 'Partenaire', ...row, courses_id }),
  )
  await attach(actualites, (row) =>
    db.insert(t.courseActualites).values({
      titre: 'Le parcours change',
      texte: 'Deux kilomètres de sentier en plus.',
      date: '2026-01-15',
      ...row,
      courses_id,
    }),
  )
  await attach(extensions, (row) =>
    db.insert(t.courseExtensions).values({
      type: 'hebergement',
      id_ext: 'x1',
      support_id: 1,
      ...row,
      courses_id,
    }),
  )
  await rebuildCourseCards(db, [course.id], now)
  return course
}

async function completeCourse(db: Db, given: New<typeof t.courses>) {
  const nom = given.nom ?? nextName('Trail')
  const code_postal = given.code_postal ?? '38000'
  const departement = getDepartementFromCodePostal(code_postal)
  return {
    nom,
    slug: `${slugify(nom)}-${nextNumber()}`,
    organisateurs_id: given.organisateurs_id ?? (await createOrganisateur(db)).id,
    description: 'Une boucle en balcon au-dessus de la vallée.',
    ville: 'Grenoble',
    code_postal,
    departement,
    region: findDepartement(departement ?? '')?.region ?? null,
    position: [5.7245, 45.1885] as [number, number],
    types: ['trail' as const],
    etat: 100,
    ...given,
  }
}

const DAY_MS = 86_400_000
/** The day `days` after `now`, as YYYY-MM-DD. */
export const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

async function createEdition(db: Db, courses_id: number, now: Date, given: NewEdition) {
  const { epreuves = [{}], ...fields } = given
  const edition = first(
    await db
      .insert(t.editions)
      .values({ date_debut: dayFrom(now, 60), ...fields, courses_id })
      .returning(),
  )
  for (const { points = [], ...epreuve } of epreuves) {
    const { id } = first(
      await db
        .insert(t.epreuves)
        .values({
          nom: 'Le 20 km',
          type: 'trail',
          distance: 20_000,
          denivele: 900,
          ...epreuve,
          editions_id: edition.id,
        })
        .returning(),
    )
    for (const point of points) {
      await db
        .insert(t.epreuvePoints)
        .values({ type: 'ravito_complet', km: 10, ...point, epreuves_id: id })
    }
  }
  return edition
}
