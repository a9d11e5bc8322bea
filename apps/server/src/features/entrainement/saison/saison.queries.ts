import type { ListeEpreuve } from '@foulee/contract/echanges/liste'
import type { CourseSaison, Saison } from '@foulee/contract/entrainement/saison'
import { readPosition } from '@foulee/db/columns'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { type CourseDeSaison, judgeSaison } from '@foulee/domain/entrainement/saison'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm'
import { listEntries } from '#features/entrainement/agenda/elements.ts'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'

type Context = Pick<Services, 'db' | 'registry'> & { user: User; now: Date }

/** Metres from which a stay is elsewhere than a race of its days. */
const ELSEWHERE = 50_000

/** A year of a member (produit 11.12). */
export async function findSaison(context: Context, wanted: number | undefined): Promise<Saison> {
  const { db, registry, user, now } = context
  const aujourdhui = parisDate(now)
  const annee = wanted ?? Number(aujourdhui.slice(0, 4))
  const year = { du: `${annee}-01-01`, au: `${annee}-12-31` }
  const entries = ((await registry.kinds.epreuve?.liste?.find(db, { user, now })) ?? []).flatMap(
    (entry) => (entry.type === 'epreuve' ? [entry] : []),
  )
  const dated = entries.map((entree) => ({ entree, jour: readDay(entree) }))
  const shown = dated.filter(({ entree, jour }) => isOfYear(entree, jour, annee))
  const priorites = await findPriorites(db, user)
  const plans = await findPlans(db, user)
  const courses = shown.map(({ entree, jour }): CourseSaison => {
    const plan = plans.find(({ epreuves_id }) => epreuves_id === entree.id)
    return {
      entree,
      jour,
      priorite: priorites.get(entree.id) ?? null,
      km_effort: entree.item && getKmEffort(entree.item.epreuve),
      plan: plan ? { id: plan.id, titre: plan.titre } : null,
    }
  })
  const judged = courses.flatMap(toJudged)
  const around = await listEntries({ db, registry }, { users_id: user.id, ...year })
  return {
    annee,
    annees: listYears(dated, annee, aujourdhui),
    courses: courses.toSorted((a, b) => (a.jour ?? '9').localeCompare(b.jour ?? '9')),
    autres: around
      .map(({ item }) => item)
      .filter(
        ({ nature, etat }) => (nature === 'voyage' || nature === 'evenement') && etat !== 'annule',
      ),
    remarques: judgeSaison({
      aujourdhui,
      courses: judged,
      sejours: await findSejours(db, user, judged),
      pauses: await findPauses(db, user),
      plans,
      papiers: await findPapiers(db, user),
    }),
    totaux: sumUp(courses),
  }
}

const readDay = ({ item }: ListeEpreuve): string | null =>
  item && (item.edition.date_debut ? (item.epreuve.date_depart ?? item.edition.date_debut) : null)

/** A race postponed without a day stays in the year that it had. */
function isOfYear({ item }: ListeEpreuve, jour: string | null, annee: number): boolean {
  const day = jour ?? item?.edition.reportee_du
  return day?.startsWith(`${annee}-`) ?? false
}

function listYears(
  dated: readonly { jour: string | null }[],
  annee: number,
  aujourdhui: string,
): number[] {
  const years = dated.flatMap(({ jour }) => (jour ? [Number(jour.slice(0, 4))] : []))
  return [...new Set([...years, annee, Number(aujourdhui.slice(0, 4))])].toSorted((a, b) => a - b)
}

function toJudged({ entree, jour, priorite, km_effort }: CourseSaison): CourseDeSaison[] {
  const { item, id, extra } = entree
  if (!item || jour === null) return []
  const { course, edition, epreuve } = item
  return [
    {
      id,
      titre: [course.nom, epreuve.nom].filter(Boolean).join(', '),
      jour,
      heure: epreuve.heure_depart,
      priorite,
      km_effort,
      etat: extra.etat,
      inscription: edition.inscription,
      annulee: course.statut === 'annulee' || edition.annulee || epreuve.annulee,
    },
  ]
}

function sumUp(courses: readonly CourseSaison[]): Saison['totaux'] {
  const held = courses.flatMap(({ entree: { item, extra } }) =>
    item && extra.etat !== 'abandonne' && !item.edition.annulee && !item.epreuve.annulee
      ? [item.epreuve]
      : [],
  )
  const sum = (key: 'distance' | 'denivele') =>
    held.reduce((total, epreuve) => total + (epreuve[key] ?? 0), 0)
  return { courses: held.length, distance: sum('distance'), denivele: sum('denivele') }
}

async function findPriorites(db: Db, { id }: User) {
  const { objet_id, priorite } = t.liste
  const rows = await db
    .select({ objet_id, priorite })
    .from(t.liste)
    .where(and(eq(t.liste.users_id, id), eq(t.liste.type, 'epreuve'), isNotNull(priorite)))
  return new Map(rows.map((row) => [row.objet_id, row.priorite]))
}

async function findPlans(db: Db, { id: users_id }: User) {
  const { id, titre, debut, fin, epreuves_id } = t.planSuivis
  const rows = await db
    .select({ id, titre, debut, fin, epreuves_id })
    .from(t.planSuivis)
    .where(and(eq(t.planSuivis.users_id, users_id), eq(t.planSuivis.etat, 'en_cours')))
  return rows.flatMap(({ debut, fin, ...plan }) => (debut && fin ? [{ ...plan, debut, fin }] : []))
}

async function findPauses(db: Db, { id }: User) {
  return db
    .select({ debut: t.pauses.du, fin: t.pauses.au })
    .from(t.pauses)
    .where(eq(t.pauses.users_id, id))
}

async function findPapiers(db: Db, { id }: User) {
  const { pps_fin, licence_fin, users_id } = t.profils
  const [row] = await db.select({ pps_fin, licence_fin }).from(t.profils).where(eq(users_id, id))
  return row ?? { pps_fin: null, licence_fin: null }
}

/** Booked stays over the day of a race, and far from it. */
async function findSejours(db: Db, { id }: User, courses: readonly CourseDeSaison[]) {
  const [first, last] = [courses[0]?.jour, courses.at(-1)?.jour]
  if (!first || !last) return []
  const { debut, fin } = t.disponibilites
  const stays = await db
    .select({ titre: t.voyages.titre, debut, fin, position: readPosition(t.voyages.position) })
    .from(t.reservations)
    .innerJoin(t.disponibilites, eq(t.disponibilites.id, t.reservations.disponibilites_id))
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .where(
      and(
        eq(t.reservations.users_id, id),
        ne(t.reservations.etat, 'annulee'),
        lte(debut, last),
        gte(fin, first),
      ),
    )
  if (!stays.length) return []
  const places = await findPlaces(db, courses)
  return stays.filter((stay) => {
    const met = courses.filter(({ jour }) => jour >= stay.debut && jour <= stay.fin)
    return met.every((course) => isElsewhere(stay.position, places.get(course.id) ?? null))
  })
}

const isElsewhere = (stay: Position | null, race: Position | null): boolean =>
  stay !== null && race !== null && distanceMetres(stay, race) > ELSEWHERE

async function findPlaces(
  db: Db,
  courses: readonly CourseDeSaison[],
): Promise<ReadonlyMap<number, Position | null>> {
  const rows = await db
    .select({ id: t.epreuves.id, position: readPosition(t.courses.position) })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .innerJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .where(
      inArray(
        t.epreuves.id,
        courses.map(({ id }) => id),
      ),
    )
  return new Map(rows.map(({ id, position }) => [id, position]))
}
