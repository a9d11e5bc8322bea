import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Db } from '@foulee/db/connect'
import { entrainements, planSuivis } from '@foulee/db/schema'
import {
  type CourseVisee,
  ECART_MAX,
  type PlanSuivi,
  proposeRaceCancelled,
  proposeRaceMoved,
  proposeRacePast,
} from '@foulee/domain/entrainement/adaptation-course'
import { addDays } from '@foulee/domain/shared/calendrier'
import { and, asc, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm'
import { findAlike, findListed } from '#features/courses/courses/epreuves-proches.queries.ts'
import { measureSeance } from '#features/entrainement/plans/plans.presenter.ts'
import {
  type EpreuveVisee,
  findEpreuves,
} from '#features/entrainement/programmation/epreuves.queries.ts'
import { findSuivies, type SuiviRow } from '#features/entrainement/programmation/suivis.queries.ts'

type Run = { suivi: SuiviRow & { fin: string }; epreuve: EpreuveVisee }

export async function findRacePropositions(
  db: Db,
  users_id: number,
  today: string,
): Promise<Proposition[]> {
  const runs = await findChanged(db, users_id, today)
  if (!runs.length) return []
  const agendas = await findAgendas(
    db,
    runs.map(({ suivi }) => suivi.id),
  )
  const all: Proposition[] = []
  for (const run of runs) {
    const semaines = await findSuivies(db, run.suivi)
    const { id, fin, jours, jour_long } = run.suivi
    const plan: PlanSuivi = {
      agenda: agendas.get(id) ?? [],
      semaines: semaines.map(({ phase, seances }) => ({
        phase,
        seances: seances.map(measureSeance),
      })),
      options: { jours, jour_long, aujourdhui: today },
      suivi: { id, fin },
    }
    all.push(...(await proposeFor(db, run, plan)))
  }
  return all
}

async function findChanged(db: Db, users_id: number, today: string): Promise<Run[]> {
  const rows = await db
    .select()
    .from(planSuivis)
    .where(
      and(
        eq(planSuivis.users_id, users_id),
        eq(planSuivis.etat, 'en_cours'),
        gte(planSuivis.fin, today),
        isNotNull(planSuivis.epreuves_id),
      ),
    )
    .orderBy(asc(planSuivis.id))
  const epreuves = await findEpreuves(
    db,
    rows.flatMap(({ epreuves_id }) => epreuves_id ?? []),
  )
  return rows.flatMap(({ fin, ...row }) => {
    const epreuve = epreuves.get(row.epreuves_id ?? 0)
    if (!epreuve || fin === null) return []
    const hasChanged = epreuve.est_annulee || (epreuve.date !== null && epreuve.date !== fin)
    return hasChanged ? [{ suivi: { ...row, fin }, epreuve }] : []
  })
}

async function findAgendas(db: Db, ids: readonly number[]) {
  const { id, cle, jour, titre, objectif, etat, part, facile, plan_suivis_id } = entrainements
  const rows = await db
    .select({ id, cle, jour, titre, objectif, etat, part, facile, plan_suivis_id })
    .from(entrainements)
    .where(and(inArray(plan_suivis_id, [...ids]), ne(etat, 'retire')))
    .orderBy(asc(jour), asc(entrainements.ordre), asc(id))
  return Map.groupBy(rows, (row) => row.plan_suivis_id)
}

async function proposeFor(
  db: Db,
  { suivi, epreuve }: Run,
  plan: PlanSuivi,
): Promise<Proposition[]> {
  const { id, nom: titre, date, est_annulee } = epreuve
  const { aujourdhui } = plan.options
  const query = { epreuves_id: id, users_id: suivi.users_id, today: aujourdhui, autour: suivi.fin }
  if (est_annulee) return proposeRaceCancelled(plan, await findOthers(db, query))
  if (!date) return []
  const course: CourseVisee = { id, titre, jour: date }
  if (date < aujourdhui) return proposeRacePast(plan, course, await findOthers(db, query))
  const moved = proposeRaceMoved(plan, course)
  // With nothing left to schedule, the plan itself shows advice (`sayEpreuve`).
  return 'refus' in moved ? [] : [moved]
}

const MOST = 3

type PropositionsQuery = { users_id: number; epreuves_id: number; today: string; autour: string }

async function findOthers(
  db: Db,
  { users_id, epreuves_id, today, autour }: PropositionsQuery,
): Promise<CourseVisee[]> {
  const [tomorrow, first] = [addDays(today, 1), addDays(autour, -ECART_MAX)]
  const du = first > tomorrow ? first : tomorrow
  const query = { epreuves_id, du, au: addDays(autour, ECART_MAX), autour, most: MOST }
  const listed = await findListed(db, users_id, query)
  if (listed.length >= MOST) return listed
  const listedIds = new Set(listed.map(({ id }) => id))
  const alike = (await findAlike(db, query)).filter(({ id }) => !listedIds.has(id))
  return [...listed, ...alike].slice(0, MOST)
}
