import type { ListeCourse, ListeEpreuve } from '@foulee/contract/echanges/liste'
import { ApiError } from '@foulee/contract/shared/errors'
import { readPosition } from '@foulee/db/columns'
import type { Db } from '@foulee/db/connect'
import { editionDay } from '@foulee/db/read-models/edition-day'
import * as t from '@foulee/db/schema'
import { getFirstDay, getInscription, hasStarted, isPast } from '@foulee/domain/courses/edition'
import { hasFeuille } from '@foulee/domain/parcours/feuille-de-route'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { getStatut, isCancelled } from '@foulee/domain/shared/publication'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { countOne } from '#features/courses/contenus/compteurs.ts'
import {
  type Listed,
  type Listing,
  matchesListing,
  presentEntry,
} from '#kernel/entity-types/listing.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { renewSubjects } from '#platform/realtime/channel.ts'
import { canEditCourse } from './courses.policy.ts'
import { findCourse } from './courses.queries.ts'

export const epreuveListing: Listing = {
  get: getListed,
  async find(db, query) {
    const rows = await selectEntries(db, query.user)
      .where(matchesListing('epreuve', query))
      .orderBy(sql`${editionDay('editions')} nulls last`, t.liste.id)
    return rows.map((row) => presentEpreuve(row, query.now))
  },
  // A finished épreuve counts for badges (produit 12.8).
  async onChanged(tx, users_id) {
    await recordFaits(tx, users_id, 'epreuve_terminee')
    await renewSubjects(tx, [users_id])
  },
}

async function getListed(db: Db, user: User, id: number): Promise<Listed> {
  const [row] = await db
    .select({
      courses_id: t.editions.courses_id,
      date_debut: sql<string | null>`${editionDay('editions')}::text`,
      date_depart: t.epreuves.date_depart,
      brouillon: t.editions.brouillon,
      pays: t.courses.pays,
      departement: t.courses.departement,
      position: readPosition(t.courses.position),
    })
    .from(t.epreuves)
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .innerJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .where(eq(t.epreuves.id, id))
  const course = row && (await findCourse(db, String(row.courses_id)))
  if (!course || row.brouillon) throw new ApiError('epreuve_introuvable')
  const isOwn = await canEditCourse(db, user, course)
  if (!course.is_visible && !isOwn) throw new ApiError('epreuve_introuvable')
  const jour = row.date_debut && (row.date_depart ?? row.date_debut)
  const listed = { jour, fuseau: getFuseau(row) }
  if (!course.is_visible || isOwn) return listed
  return { ...listed, onAdded: (tx, now) => countOne(tx, course.courses_id, 'ajout', now) }
}

const isSeen = (user: User): SQL | undefined =>
  or(
    t.courseCards.is_visible,
    sql`${user.compte.staff}`,
    ofOrganisateur.isManaged(t.courses.organisateurs_id, user.id),
  )

const COURSE = {
  id: t.courses.id,
  slug: t.courses.slug,
  nom: t.courses.nom,
  ville: t.courses.ville,
  departement: t.courses.departement,
  pays: t.courses.pays,
  position: readPosition(t.courses.position),
  etat: t.courses.etat,
  annulation_motif: t.courses.annulation_motif,
}

const selectEntries = (db: Db, user: User) =>
  db
    .select({
      entry: t.liste,
      course: COURSE,
      edition: t.editions,
      epreuve: t.epreuves,
      seen: t.courseCards.courses_id,
      photo: sql<string | null>`${t.courseCards.carte}::json->>'photo'`,
      nb_points: sql<number>`(select count(*)::int from ${t.epreuvePoints}
        where ${t.epreuvePoints.epreuves_id} = ${t.epreuves.id})`,
    })
    .from(t.liste)
    .leftJoin(t.epreuves, eq(t.epreuves.id, t.liste.objet_id))
    .leftJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .leftJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .leftJoin(t.courseCards, and(eq(t.courseCards.courses_id, t.courses.id), isSeen(user)))
type Row = Awaited<ReturnType<typeof selectEntries>>[number]

const presentEpreuve = (row: Row, now: Date): ListeEpreuve => ({
  ...presentEntry('epreuve', row.entry),
  item: presentCourse(row, now),
})

function presentCourse(row: Row, now: Date): ListeCourse | null {
  const { course, edition, epreuve, seen, photo, nb_points } = row
  if (!seen || !course || !edition || !epreuve) return null
  const { etat, pays, position, ...shown } = course
  const fuseau = getFuseau({ pays, position, departement: course.departement })
  const statut = getStatut(etat)
  return {
    course: { ...shown, fuseau, photo: photo || null, statut },
    edition: presentEdition(edition, now, fuseau),
    epreuve: {
      ...presentDistance(epreuve, edition, { now, fuseau }),
      has_feuille: statut === 'publiee' && hasRoadbook(epreuve, nb_points),
    },
  }
}

const hasRoadbook = (epreuve: typeof t.epreuves.$inferSelect, nb_points: number): boolean =>
  !isCancelled(epreuve.etat) && hasFeuille({ ...epreuve, points: Array(nb_points) })

type Edition = typeof t.editions.$inferSelect
const presentEdition = (edition: Edition, now: Date, fuseau: string): ListeCourse['edition'] => ({
  id: edition.id,
  date_debut: getFirstDay(edition),
  editions_fin: edition.date_inconnue ? null : edition.editions_fin,
  a_confirmer: edition.a_confirmer,
  annulee: edition.annulee,
  annulation_motif: edition.annulation_motif,
  reportee_du: edition.reportee_du,
  report_motif: edition.report_motif,
  is_past: isPast(edition, now, fuseau),
  inscription: getInscription(
    {
      ...edition,
      inscription_ouverture: toIso(edition.inscription_ouverture),
      inscription_fermeture: toIso(edition.inscription_fermeture),
    },
    now,
    fuseau,
  ),
  url_inscription: edition.url_inscription,
})

function presentDistance(
  epreuve: typeof t.epreuves.$inferSelect,
  edition: Edition,
  { now, fuseau }: { now: Date; fuseau: string },
): Omit<ListeCourse['epreuve'], 'has_feuille'> {
  const { id, nom, type, etat, annulation_motif, distance, denivele } = epreuve
  const date_depart = edition.date_inconnue ? null : epreuve.date_depart
  const heure_depart = (epreuve.heure_depart ?? edition.heure_depart)?.slice(0, 5) ?? null
  const date = date_depart ?? getFirstDay(edition)
  const has_started = hasStarted({ date, heure: heure_depart }, now, fuseau)
  const annulee = isCancelled(etat)
  return {
    id,
    nom,
    type,
    annulee,
    annulation_motif,
    distance,
    denivele,
    date_depart,
    heure_depart,
    has_started,
  }
}
