import type { JourSemaine, SeancePlacee, SemainePlan } from '@foulee/domain/entrainement/plan'
import { programPlan } from '@foulee/domain/entrainement/programmation'
import type { ObjectifSeance } from '@foulee/domain/entrainement/seance'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds, CastName } from './cast.ts'
import { insertRows } from './insert-rows.ts'
import { createRandom, type Random } from './random.ts'

export type InsertedPlan = { id: number; code: string; titre: string; semaines: SemainePlan[] }

type World = { cast: CastIds; plans: readonly InsertedPlan[]; monday: string; now: Date }

type Runner = {
  qui: CastName
  plan: string
  semaines: number
  jours: JourSemaine[]
  jour_long: JourSemaine
  vma: number
  faits: number
  partages: string[]
}
const RUNNERS: readonly Runner[] = [
  {
    qui: 'karim',
    plan: 'marathon-confirme',
    semaines: 12,
    jours: [2, 4, 5, 7],
    jour_long: 7,
    vma: 155,
    faits: 9,
    partages: ['calendrier', 'allures', 'faits', 'mots', 'courses', 'charge'],
  },
  {
    qui: 'paola',
    plan: 'trail-long',
    semaines: 12,
    jours: [2, 4, 6, 7],
    jour_long: 7,
    vma: 148,
    faits: 8,
    partages: ['calendrier', 'allures', 'faits', 'courses', 'charge'],
  },
  {
    qui: 'lea',
    plan: 'marathon-debutant',
    semaines: 12,
    jours: [1, 3, 6],
    jour_long: 6,
    vma: 140,
    faits: 5,
    partages: ['calendrier', 'allures', 'faits'],
  },
]

const FELT: Readonly<Partial<Record<ObjectifSeance, number>>> = {
  endurance: 3,
  recuperation: 2,
  longue: 5,
  seuil: 7,
  vma: 8,
  cotes: 8,
  specifique: 7,
  test: 9,
}

const WORDS = [
  'Bonnes jambes, allure tenue sans forcer.',
  'Vent de face au retour, j’ai couru à la sensation.',
  'Un peu lourd au début, mieux après vingt minutes.',
  'Terrain gras, je suis resté prudent.',
]

export async function insertHistories(tx: Tx, world: World): Promise<void> {
  for (const runner of RUNNERS) await insertRunner(tx, runner, world)
}

async function insertRunner(
  tx: Tx,
  runner: Runner,
  { cast, plans, monday, now }: World,
): Promise<void> {
  const { qui, semaines, jours, jour_long, vma, partages } = runner
  const users_id = cast[qui]
  const debut = addDays(monday, -7 * semaines)
  const since = parisInstant(addDays(debut, -3), '19:00').toISOString()
  await insertRows(tx, t.athletes, [{ coach_id: cast.samir, users_id, partages, debut: since }])
  await insertRows(tx, t.vmas, [
    { users_id, vma, source: 'demi_cooper', le: addDays(debut, -2), created_at: since },
  ])
  const plan = plans.find(({ code }) => code === runner.plan)
  const programme = plan && schedule(plan, { debut, jours, jour_long })
  if (!plan || !programme || programme.refus) return
  const plan_suivis_id = await insertSuivi(tx, {
    users_id,
    plans_id: plan.id,
    titre: plan.titre,
    etat: 'en_cours',
    debut,
    fin: programme.fin,
    jours,
    jour_long,
    created_at: since,
  })
  const random = createRandom(`entrainement-${qui}`)
  const today = parisDate(now)
  const all = new Map(
    plan.semaines.flatMap(({ seances }) => seances.map((seance) => [seance.cle, seance])),
  )
  const rows = programme.lignes.flatMap(({ semaine, cle, jour }) => {
    const seance = all.get(cle)
    if (!seance) return []
    const planned = { ...toContent(seance), users_id, plan_suivis_id, cle, semaine }
    const row = { ...planned, jour, prevu_le: jour, created_at: since, updated_at: since }
    return [jour < today ? { ...row, ...toDone(seance, { jour, runner, random }) } : row]
  })
  await insertRows(tx, t.entrainements, rows)
}

type Days = Pick<Runner, 'jours' | 'jour_long'> & { debut: string }

export const measureWeeks = ({ semaines }: InsertedPlan) =>
  semaines.map(({ phase, seances }) => ({
    phase,
    seances: seances.map((seance) => ({ ...seance, ...sumSteps(seance.steps) })),
  }))

const schedule = (plan: InsertedPlan, { debut, jours, jour_long }: Days) =>
  programPlan(measureWeeks(plan), {
    depart: { type: 'debut', jour: debut },
    jours,
    jour_long,
    aujourdhui: debut,
  })

export async function insertSuivi(
  tx: Tx,
  suivi: typeof t.planSuivis.$inferInsert & { plans_id: number },
): Promise<number> {
  const [parution] = await tx
    .select({ id: t.planParutions.id })
    .from(t.planParutions)
    .where(eq(t.planParutions.plans_id, suivi.plans_id))
  const [row] = await tx
    .insert(t.planSuivis)
    .values({ ...suivi, parutions_id: parution?.id ?? null })
    .returning({ id: t.planSuivis.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}

export const toContent = ({
  titre,
  sport,
  objectif,
  description,
  denivele,
  steps,
}: SeancePlacee) => ({
  titre,
  sport,
  objectif,
  description,
  denivele,
  steps: [...steps],
  ...sumSteps(steps),
})

type Done = { jour: string; runner: Runner; random: Random }

/** RPE and figures told in the evening; some sessions are missed. */
function toDone({ objectif, steps }: SeancePlacee, { jour, runner, random }: Done) {
  const fait_le = parisInstant(jour, '19:30').toISOString()
  if (random.int(1, 10) > runner.faits) return { etat: 'manque' as const, fait_le }
  const planned = sumSteps(steps).duree ?? 2700
  const fait_duree = Math.round((planned * random.int(96, 106)) / 100)
  return {
    etat: 'fait' as const,
    fait_le,
    fait_duree,
    // At two thirds of the VMA, in tenths of km/h.
    fait_distance: Math.round((fait_duree * runner.vma * 0.68) / 36),
    fait_rpe: Math.min(10, (FELT[objectif] ?? 4) + random.int(-1, 1)),
    fait_mots: random.chance(0.2) ? random.pick(WORDS) : null,
  }
}
