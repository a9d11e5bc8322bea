import { readPosition } from '@foulee/db/columns'
import { epreuveDay } from '@foulee/db/read-models/edition-day'
import * as t from '@foulee/db/schema'
import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { addDays } from '@foulee/domain/shared/calendrier'
import { PARIS, readLocal } from '@foulee/domain/shared/fuseau'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import type { Position } from '@foulee/domain/shared/geo'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import { isCancelled } from '@foulee/domain/shared/publication'
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { AgendaEntry, AgendaQuery, AgendaSource } from '#kernel/agenda/agenda.ts'

const day = sql<string | null>`${epreuveDay('epreuves', 'editions')}::text`
/** Last day of registration; time zones shift it by one day at most. */
const deadline = sql`(${t.editions.inscription_fermeture} at time zone 'UTC')::date`

/**
 * Épreuves of a run list on their days, and registration deadlines of those without a registration.
 * Given-up ones do not occupy the calendar.
 */
export const epreuveAgenda: AgendaSource = async (db, query) => {
  const { users_id, du, au } = query
  const rows = await db
    .select({
      etat: t.liste.etat,
      id: t.epreuves.id,
      nom: t.epreuves.nom,
      type: t.epreuves.type,
      distance: t.epreuves.distance,
      denivele: t.epreuves.denivele,
      heure: sql<
        string | null
      >`coalesce(${t.epreuves.heure_depart}, ${t.editions.heure_depart})::text`,
      etat_epreuve: t.epreuves.etat,
      jour: day,
      fin: t.editions.editions_fin,
      fermeture: t.editions.inscription_fermeture,
      annulee: t.editions.annulee,
      course: t.courses.nom,
      slug: t.courses.slug,
      ville: t.courses.ville,
      pays: t.courses.pays,
      departement: t.courses.departement,
      position: readPosition(t.courses.position),
      etat_course: t.courses.etat,
    })
    .from(t.liste)
    .innerJoin(t.epreuves, eq(t.epreuves.id, t.liste.objet_id))
    .innerJoin(t.editions, eq(t.editions.id, t.epreuves.editions_id))
    .innerJoin(t.courses, eq(t.courses.id, t.editions.courses_id))
    .innerJoin(t.courseCards, eq(t.courseCards.courses_id, t.courses.id))
    .where(
      and(
        eq(t.liste.users_id, users_id),
        eq(t.liste.type, 'epreuve'),
        inArray(t.liste.etat, ['envie', 'inscrit', 'termine']),
        eq(t.courseCards.is_visible, true),
        or(
          and(gte(day, du), lte(day, au)),
          and(gte(deadline, addDays(du, -1)), lte(deadline, addDays(au, 1))),
        ),
      ),
    )
  return rows.flatMap((row) => [...toRace(row, query), ...toDeadline(row, query)])
}

type Row = {
  etat: (typeof t.liste.$inferSelect)['etat']
  id: number
  nom: string
  type: (typeof t.epreuves.$inferSelect)['type']
  distance: number | null
  denivele: number | null
  heure: string | null
  etat_epreuve: number | null
  jour: string | null
  fin: string | null
  fermeture: string | null
  annulee: boolean
  course: string
  slug: string
  ville: string | null
  pays: string
  departement: string | null
  position: Position | null
  etat_course: number | null
}

const zoneOf = (fuseau: string) => fuseau !== PARIS && { fuseau }

const isOff = ({ annulee, etat_epreuve, etat_course }: Row) =>
  annulee || isCancelled(etat_epreuve) || isCancelled(etat_course)

const titleOf = ({ course, nom }: Row) => (nom ? `${course}, ${nom}` : course)

function toRace(row: Row, { du, au }: AgendaQuery): AgendaEntry[] {
  const { id, jour, heure, distance, denivele, ville, etat } = row
  if (jour === null || jour < du || jour > au) return []
  const off = isOff(row)
  const detail = [
    distance === null ? null : formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
    ville,
  ]
  return [
    {
      item: {
        cle: `epreuve:${id}`,
        nature: 'epreuve',
        jour,
        fin: null,
        heure: heure?.slice(0, 5) ?? null,
        ...(heure && zoneOf(getFuseau(row))),
        titre: titleOf(row),
        detail: detail.filter(Boolean).join(' · '),
        url: `/courses/${row.slug}`,
        etat: off ? 'annule' : etat === 'termine' ? 'fait' : 'prevu',
        charge: null,
        entrainements_id: null,
      },
      element: off
        ? null
        : {
            type: 'epreuve',
            id: `epreuve:${id}`,
            titre: titleOf(row),
            jour,
            km_effort: getKmEffort(row),
          },
    },
  ]
}

function toDeadline(row: Row, { du, au }: AgendaQuery): AgendaEntry[] {
  const { fermeture, etat, id } = row
  if (!fermeture || etat !== 'envie' || isOff(row)) return []
  const fuseau = getFuseau(row)
  const { date: jour, heure } = readLocal(fermeture, fuseau)
  if (jour < du || jour > au) return []
  const item: AgendaEntry['item'] = {
    cle: `inscription:${id}`,
    nature: 'echeance',
    jour,
    fin: null,
    heure,
    ...zoneOf(fuseau),
    titre: `Fin des inscriptions\u00a0: ${titleOf(row)}`,
    detail: 'Vous n’êtes pas encore inscrit.',
    url: `/courses/${row.slug}`,
    etat: 'prevu',
    charge: null,
    entrainements_id: null,
  }
  return [{ item, element: null }]
}
