import { planDenivele } from '@foulee/domain/entrainement/denivele'
import type { JourSemaine } from '@foulee/domain/entrainement/plan'
import { programPlan } from '@foulee/domain/entrainement/programmation'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import {
  type InsertedPlan,
  insertSuivi,
  measureWeeks,
  toContent,
} from './insert-entrainement-histories.ts'
import { insertRows } from './insert-rows.ts'

const PLAN = 'trail-court'
const JOURS: JourSemaine[] = [2, 4, 6, 7]
const JOUR_LONG: JourSemaine = 7
const PREPARATION = 84

type Runner = { users_id: number; plans: readonly InsertedPlan[]; now: Date }
type Race = { id: number; jour: string; distance: number; denivele: number }

/**
 * Plan for a hilly race of the run list, with elevation gain on long sessions, after the plan
 * already followed; none without such a race near enough.
 */
export async function insertPlanTowardsRace(
  tx: Tx,
  { users_id, plans, now }: Runner,
): Promise<void> {
  const plan = plans.find(({ code }) => code === PLAN)
  const today = parisDate(now)
  const from = addDays(await findEnd(tx, users_id, today), 1)
  const race = await findRace(tx, addDays(from, PREPARATION))
  if (!plan || !race) return
  const semaines = measureWeeks(plan)
  const depart = { type: 'course' as const, jour: race.jour }
  const options = { depart, jours: JOURS, jour_long: JOUR_LONG, aujourdhui: from }
  const programme = programPlan(semaines, options)
  if (programme.refus) return
  const created_at = parisInstant(addDays(today, -6), '20:15').toISOString()
  await insertRows(tx, t.liste, [
    { users_id, type: 'epreuve', objet_id: race.id, etat: 'inscrit', created_at },
  ])
  const plan_suivis_id = await insertSuivi(tx, {
    users_id,
    plans_id: plan.id,
    titre: plan.titre,
    etat: 'en_cours',
    epreuves_id: race.id,
    debut: programme.debut,
    fin: programme.fin,
    jours: JOURS,
    jour_long: JOUR_LONG,
    created_at,
  })
  const plannedCles = new Set(programme.lignes.map(({ cle }) => cle))
  const climbPlan = planDenivele(
    race,
    semaines.map((week) => ({
      ...week,
      seances: week.seances.filter(({ cle }) => plannedCles.has(cle)),
    })),
  )
  const climbs = new Map(
    climbPlan.flatMap(({ longues }) => longues.map(({ cle, denivele }) => [cle, denivele])),
  )
  const all = new Map(
    plan.semaines.flatMap(({ seances }) => seances.map((seance) => [seance.cle, seance])),
  )
  await insertRows(
    tx,
    t.entrainements,
    programme.lignes.flatMap(({ semaine, cle, jour }) => {
      const seance = all.get(cle)
      if (!seance) return []
      const content = toContent(seance)
      const denivele = climbs.get(cle) ?? content.denivele
      const row = { ...content, denivele, users_id, plan_suivis_id, cle, semaine }
      return [{ ...row, jour, prevu_le: jour, created_at, updated_at: created_at }]
    }),
  )
}

async function findEnd(tx: Tx, users_id: number, today: string): Promise<string> {
  const { rows } = await tx.execute<{ fin: string | null }>(sql`
    select max(fin)::text as fin from plan_suivis
    where users_id = ${users_id} and etat = 'en_cours'`)
  const fin = rows[0]?.fin
  return fin && fin > today ? fin : today
}

async function findRace(tx: Tx, from: string): Promise<Race | null> {
  const { rows } = await tx.execute<Race>(sql`
    select p.id, coalesce(p.date_depart, e.date_debut)::text as jour, p.distance, p.denivele
    from epreuves p join editions e on e.id = p.editions_id join courses c on c.id = e.courses_id
    where c.etat >= 100 and not e.annulee and coalesce(p.etat, 100) >= 0 and p.type = 'trail'
      and p.distance between 18000 and 32000 and p.denivele * 1000.0 / p.distance between 30 and 60
      and e.date_debut >= ${from}::date
    order by c.region is distinct from '84', e.date_debut, p.id limit 1`)
  return rows[0] ?? null
}
