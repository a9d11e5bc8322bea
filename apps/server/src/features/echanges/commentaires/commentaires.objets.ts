import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import {
  courseCards,
  courses,
  organisateurMembres,
  parcours,
  parcoursCards,
} from '@foulee/db/schema'
import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '../../../http/feature.ts'

/** What a comment is about. */
export type Objet = {
  model: ModelAvis
  id: number
  titre: string
  /** Address of its page. */
  url: string
  /** Everybody sees it. */
  is_visible: boolean
}

async function findParcours(db: Db | Tx, id: number): Promise<Objet | null> {
  const [row] = await db
    .select({ id: parcours.id, titre: parcours.titre, slug: parcours.slug, shown: parcoursCards })
    .from(parcours)
    .leftJoin(parcoursCards, eq(parcoursCards.parcours_id, parcours.id))
    .where(eq(parcours.id, id))
  if (!row) return null
  const { slug, shown } = row
  const is_visible = shown?.is_visible ?? false
  return {
    model: 'parcours',
    id,
    titre: row.titre || SANS_TITRE,
    url: `/parcours/${slug}`,
    is_visible,
  }
}

async function findCourse(db: Db | Tx, id: number): Promise<Objet | null> {
  const [row] = await db
    .select({ nom: courses.nom, slug: courses.slug, is_visible: courseCards.is_visible })
    .from(courses)
    .leftJoin(courseCards, eq(courseCards.courses_id, courses.id))
    .where(eq(courses.id, id))
  if (!row) return null
  const { nom, slug, is_visible } = row
  return {
    model: 'course',
    id,
    titre: nom,
    url: `/courses/${slug}`,
    is_visible: is_visible ?? false,
  }
}

const FIND = { parcours: findParcours, course: findCourse }

export const findObjet = (db: Db | Tx, model: ModelAvis, id: number): Promise<Objet | null> =>
  FIND[model](db, id)

/** The route's author, or a member of the race's organiser: who answers, and does not rate. */
export async function isOwner(db: Db | Tx, { model, id }: Objet, users_id: number) {
  const mine =
    model === 'parcours'
      ? db
          .select({ yes: sql`1` })
          .from(parcours)
          .where(and(eq(parcours.id, id), eq(parcours.users_id, users_id)))
      : db
          .select({ yes: sql`1` })
          .from(courses)
          .innerJoin(
            organisateurMembres,
            eq(organisateurMembres.organisateurs_id, courses.organisateurs_id),
          )
          .where(and(eq(courses.id, id), eq(organisateurMembres.users_id, users_id)))
  return (await mine).length > 0
}

/** The ids of those whose thing it is. */
export async function findOwners(db: Db | Tx, { model, id }: Objet): Promise<number[]> {
  if (model === 'parcours') {
    const rows = await db
      .select({ users_id: parcours.users_id })
      .from(parcours)
      .where(eq(parcours.id, id))
    return rows.flatMap(({ users_id }) => (users_id === null ? [] : [users_id]))
  }
  const rows = await db
    .select({ users_id: organisateurMembres.users_id })
    .from(courses)
    .innerJoin(
      organisateurMembres,
      eq(organisateurMembres.organisateurs_id, courses.organisateurs_id),
    )
    .where(eq(courses.id, id))
  return rows.map(({ users_id }) => users_id)
}

/**
 * A thing that this person may see: its owners and the staff see drafts too.
 * @throws ApiError `objet_introuvable`
 */
export async function getVisibleObjet(
  db: Db | Tx,
  user: User | null,
  model: ModelAvis,
  id: number,
): Promise<Objet> {
  const objet = await findObjet(db, model, id)
  if (!objet) throw new ApiError('objet_introuvable')
  const isSeen =
    objet.is_visible ||
    (user !== null && (user.compte.staff || (await isOwner(db, objet, user.id))))
  if (!isSeen) throw new ApiError('objet_introuvable')
  return objet
}
