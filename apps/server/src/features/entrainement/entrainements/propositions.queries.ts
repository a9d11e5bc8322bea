import type { Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Db } from '@foulee/db/connect'
import { entrainements, planSuivis } from '@foulee/db/schema'
import { proposeAfterMissed, type SeanceAgenda } from '@foulee/domain/entrainement/adaptation'
import { type Pause, proposePause } from '@foulee/domain/entrainement/adaptation-pause'
import { JOURS_SEMAINE } from '@foulee/domain/entrainement/plan'
import { addDays } from '@foulee/domain/shared/calendrier'
import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { findRacePropositions } from './propositions-course.queries.ts'

const MISSED_DAYS = 6

export async function findPropositions(
  db: Db,
  { users_id, pause, today }: { users_id: number; pause: Pause | undefined; today: string },
): Promise<Proposition[]> {
  const from = pause && pause.du < today ? pause.du : addDays(today, -MISSED_DAYS)
  const agenda = await findAgenda(db, users_id, from)
  if (pause) return filterMoves([proposePause(agenda, pause)])
  const jours = await findJours(db, users_id)
  const missed = agenda.filter(
    ({ etat, jour }) => (etat === 'manque' || etat === 'prevu') && jour < today,
  )
  const after = missed.flatMap(
    ({ id }) => proposeAfterMissed(agenda, id, { aujourdhui: today, jours }) ?? [],
  )
  return [...(await findRacePropositions(db, users_id, today)), ...filterMoves(after)]
}

const filterMoves = (all: readonly Proposition[]): Proposition[] =>
  all.filter(
    ({ deplacements, abandons, allegements }) =>
      deplacements.length + abandons.length + allegements.length > 0,
  )

async function findAgenda(db: Db, users_id: number, from: string): Promise<SeanceAgenda[]> {
  const { id, cle, jour, titre, objectif, etat, part, facile } = entrainements
  return db
    .select({ id, cle, jour, titre, objectif, etat, part, facile })
    .from(entrainements)
    .where(and(eq(entrainements.users_id, users_id), gte(jour, from), ne(etat, 'retire')))
    .orderBy(asc(jour), asc(entrainements.ordre), asc(id))
}

async function findJours(db: Db, users_id: number) {
  const rows = await db
    .select({ jours: planSuivis.jours })
    .from(planSuivis)
    .where(and(eq(planSuivis.users_id, users_id), eq(planSuivis.etat, 'en_cours')))
  const days = new Set(rows.flatMap(({ jours }) => jours))
  return days.size ? [...days] : [...JOURS_SEMAINE]
}
