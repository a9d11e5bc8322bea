import type { Liste } from '@foulee/contract/echanges/liste'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { User } from '../../../http/feature.ts'
import { presentEpreuve, presentParcours } from './liste.presenter.ts'

const mine = (user: User, type: 'epreuve' | 'parcours') =>
  and(eq(t.liste.users_id, user.id), eq(t.liste.type, type))

/** Everyone's, or one's own to manage (produit 3.3). */
const seesCourse = (user: User): SQL | undefined =>
  or(
    t.courseCards.is_visible,
    sql`${user.compte.staff}`,
    sql`exists (select from organisateur_membres m
      where m.organisateurs_id = ${t.courses.organisateurs_id} and m.users_id = ${user.id})`,
  )

const seesParcours = (user: User): SQL | undefined =>
  or(t.parcoursCards.is_visible, eq(t.parcoursCards.users_id, user.id), sql`${user.compte.staff}`)

const COURSE = {
  id: t.courses.id,
  slug: t.courses.slug,
  nom: t.courses.nom,
  ville: t.courses.ville,
  departement: t.courses.departement,
  etat: t.courses.etat,
  annulation_motif: t.courses.annulation_motif,
}

const selectEpreuves = (db: Db, user: User) =>
  db
    .select({
      entry: t.liste,
      course: COURSE,
      edition: t.editions,
      epreuve: t.epreuves,
      /** Null when one may not see it. */
      seen: t.courseCards.courses_id,
      photo: sql<string | null>`${t.courseCards.carte}::json->>'photo'`,
    })
    .from(t.liste)
    .leftJoin(t.epreuves, eq(t.epreuves.id, t.liste.objet_id))
    .leftJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .leftJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .leftJoin(t.courseCards, and(eq(t.courseCards.courses_id, t.courses.id), seesCourse(user)))

const selectParcours = (db: Db, user: User) =>
  db
    .select({ entry: t.liste, carte: t.parcoursCards.carte })
    .from(t.liste)
    .leftJoin(
      t.parcoursCards,
      and(eq(t.parcoursCards.parcours_id, t.liste.objet_id), seesParcours(user)),
    )

/** Somebody's run list, whole: two statements. */
export async function findListe(db: Db, user: User, now: Date): Promise<Liste> {
  const epreuves = await selectEpreuves(db, user)
    .where(mine(user, 'epreuve'))
    .orderBy(sql`${t.editions.date_debut} nulls last`, t.liste.id)
  const parcours = await selectParcours(db, user)
    .where(mine(user, 'parcours'))
    .orderBy(desc(t.liste.id))
  return {
    parcours: parcours.map(presentParcours),
    epreuve: epreuves.map((row) => presentEpreuve(row, now)),
    entrainement: [],
    voyage: [],
  }
}

/** One entry as the list shows it; null when it is not there. */
export async function findItem(
  db: Db,
  user: User,
  { type, id, now }: { type: 'epreuve' | 'parcours'; id: number; now: Date },
) {
  const isIt = and(mine(user, type), eq(t.liste.objet_id, id))
  if (type === 'epreuve') {
    const [row] = await selectEpreuves(db, user).where(isIt)
    return row ? presentEpreuve(row, now) : null
  }
  const [row] = await selectParcours(db, user).where(isIt)
  return row ? presentParcours(row) : null
}

export type EpreuveRow = Awaited<ReturnType<typeof selectEpreuves>>[number]
export type ParcoursRow = Awaited<ReturnType<typeof selectParcours>>[number]
