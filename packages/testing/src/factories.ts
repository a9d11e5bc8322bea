import type { Db } from '@foulee/db/connect'
import {
  type CourseTree,
  type EditionTree,
  type EpreuveTree,
  insertCourses,
  type PointTree,
} from '@foulee/db/demo/insert-courses'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { getImageFolder } from '@foulee/domain/shared/image'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { inArray } from 'drizzle-orm'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

/** Fixed width, so that generated names sort in creation order whatever was tested before. */
let counter = 130_000
export const nextNumber = () => ++counter
/** Letters only, so that a search for the name is unambiguous: `nextName('Trail')`. */
export function nextName(stem: string): string {
  const letters = [...String(nextNumber() * 7919)].map((d) => 'bcdfghjklm'[Number(d)]).join('')
  return `${stem} ${letters}ique`
}

function first<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createUser(db: Db, input: New<typeof t.users> = {}) {
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
        ...input,
      })
      .returning(),
  )
  await db.insert(t.profils).values({ users_id: user.id, sexe: 'non_precise' })
  return user
}

export async function createDemande(db: Db, input: New<typeof t.demandes> = {}) {
  const users_id = input.users_id ?? (await createUser(db)).id
  const coach = {
    carte_pro: '03821ED0042',
    carte_pro_fin: '2029-06-30',
    diplome: 'DEJEPS athlétisme',
    assurance: 'MAIF 1234567',
  }
  const club = { structure: 'AC Belledonne', immatriculation: 'W381234567', federation: 'FFA' }
  const pieces = input.type === 'club' ? club : coach
  return first(
    await db
      .insert(t.demandes)
      .values({ type: 'coach', ...pieces, ...input, users_id })
      .returning(),
  )
}

export async function createExternalAccount(
  db: Db,
  input: Pick<typeof t.comptesExternes.$inferInsert, 'users_id' | 'third'> &
    New<typeof t.comptesExternes>,
) {
  const values = { subject: `ailleurs-${nextNumber()}`, ...input }
  return first(await db.insert(t.comptesExternes).values(values).returning())
}

export async function createInvitation(
  db: Db,
  now: Date,
  values: New<typeof t.invitations> & { users_id: number },
) {
  const n = nextNumber()
  return first(
    await db
      .insert(t.invitations)
      .values({
        type: 'ami',
        email: `invite-${n}@exemple.fr`,
        token_hash: `none-${n}`,
        created_at: now.toISOString(),
        expires_at: `${dayFrom(now, 30)}T00:00:00Z`,
        ...values,
      })
      .returning(),
  )
}

export async function createOrganisateur(
  db: Db,
  { membres = [], ...values }: New<typeof t.organisateurs> & { membres?: number[] } = {},
) {
  const nom = values.nom ?? nextName('Association')
  const organisateur = first(
    await db
      .insert(t.organisateurs)
      .values({
        nom,
        slug: `${slugify(nom)}-${nextNumber()}`,
        recherche: normalizeTexte(`${nom} ${values.ville ?? ''}`),
        verifie_le: '2026-01-05T09:00:00Z',
        ...values,
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

type FactoryInput<T> = Partial<Omit<T, 'points' | 'epreuves' | 'editions'>>
export type NewEpreuve = FactoryInput<EpreuveTree> & { points?: FactoryInput<PointTree>[] }
export type NewEdition = FactoryInput<EditionTree> & { epreuves?: NewEpreuve[] }
export type NewCourse = Omit<
  FactoryInput<CourseTree>,
  'photos' | 'social' | 'partners' | 'actualites' | 'extensions'
> & {
  editions?: NewEdition[]
  photos?: New<typeof t.coursePhotos>[]
  social?: New<typeof t.courseSocial>[]
  partners?: New<typeof t.coursePartenaires>[]
  actualites?: New<typeof t.courseActualites>[]
  extensions?: New<typeof t.courseExtensions>[]
}

/**
 * Published race with one edition and one épreuve by default, with read model.
 * @param now instant for which statuses are computed
 */
export async function createCourse(db: Db, now: Date, input: NewCourse = {}) {
  const ids = await insertCourses(db, [await completeCourse(db, now, input)])
  await rebuildCourseCards(db, ids, now)
  return first(await db.select().from(t.courses).where(inArray(t.courses.id, ids)))
}

export const PHOTO = {
  fichier: getImageFolder('photo', 'a'.repeat(64)),
  prete: true,
  largeur: 1600,
  hauteur: 900,
}
const SOCIAL = { reseau: 'facebook', url: 'https://exemple.fr' }
const PARTNER = { type: 'classic', nom: 'Partenaire' } as const
const ACTUALITE = {
  titre: 'Le parcours change',
  texte: '<p>Deux kilomètres de sentier en plus.</p>',
  date: '2026-01-15',
}
const EXTENSION = { type: 'hebergement', id_ext: 'x1' } as const
const EPREUVE = { nom: 'Le 20 km', type: 'trail', distance: 20_000, denivele: 900 } as const
const POINT = { type: 'ravito_complet', km: 10 } as const

const complete = <T extends object, G extends object>(usual: T, rows: readonly G[] = []) =>
  rows.map((row) => ({ ...usual, ...row }))

async function completeCourse(db: Db, now: Date, input: NewCourse): Promise<CourseTree> {
  const nom = input.nom ?? nextName('Trail')
  const code_postal = input.code_postal ?? '38000'
  const departement = getDepartementFromCodePostal(code_postal)
  return {
    nom,
    slug: `${slugify(nom)}-${nextNumber()}`,
    organisateurs_id: input.organisateurs_id ?? (await createOrganisateur(db)).id,
    description: 'Une boucle en balcon au-dessus de la vallée.',
    ville: 'Grenoble',
    code_postal,
    departement,
    region: findDepartement(departement ?? '')?.region ?? null,
    position: [5.7245, 45.1885],
    types: ['trail'],
    etat: 100,
    ...input,
    editions: (input.editions ?? [{}]).map((edition) => completeEdition(edition, now)),
    photos: complete(PHOTO, input.photos),
    social: complete(SOCIAL, input.social),
    partners: complete(PARTNER, input.partners),
    actualites: complete(ACTUALITE, input.actualites),
    extensions: complete(EXTENSION, input.extensions),
  }
}

function completeEdition({ epreuves = [{}], ...edition }: NewEdition, now: Date): EditionTree {
  return {
    date_debut: dayFrom(now, 60),
    ...edition,
    epreuves: epreuves.map(({ points, ...epreuve }) => ({
      ...EPREUVE,
      ...epreuve,
      points: complete(POINT, points),
    })),
  }
}

const DAY_MS = 86_400_000
/** YYYY-MM-DD */
export const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
