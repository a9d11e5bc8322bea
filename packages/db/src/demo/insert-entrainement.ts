import type { SemainePlan } from '@foulee/domain/entrainement/plan'
import { REPERES_COMPARAISON, sumMesure } from '@foulee/domain/entrainement/plan-volume'
import { listStepIds, mapSteps } from '@foulee/domain/entrainement/steps'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { slugify } from '@foulee/domain/shared/slug'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import { DEMO_PLANS, DEMO_SEANCES } from './entrainement/list.ts'
import { readDemoPlan, readDemoSeance } from './entrainement/read-plan.ts'
import { type InsertedPlan, insertHistories } from './insert-entrainement-histories.ts'
import { insertPlanTowardsRace } from './insert-plan-course.ts'
import { identify, insertRows } from './insert-rows.ts'

export async function insertEntrainement(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const at = parisInstant(addDays(parisDate(now), -120), '18:00').toISOString()
  await insertSeances(tx, cast.samir, at)
  const plans = await insertPlans(tx, cast.samir, at)
  await insertHistories(tx, { cast, plans, monday: getMonday(parisDate(now)), now })
  await insertPlanTowardsRace(tx, { users_id: cast.lea, plans, now })
}

async function insertSeances(tx: Tx, users_id: number, at: string): Promise<void> {
  let next = 0
  const rows = DEMO_SEANCES.map((seance) => {
    const { steps: read, ...content } = readDemoSeance(seance)
    const steps = mapSteps(read, (step) => ({ ...step, id: ++next }))
    const { duree, distance, charge } = sumSteps(steps)
    return {
      ...content,
      users_id,
      slug: '',
      niveau: seance.niveau,
      steps,
      steps_ids: listStepIds(steps).filter((id) => id !== null),
      distance,
      duree: duree ?? seance.minutes * 60,
      charge: charge ?? seance.minutes * seance.rpe,
      etat: 100,
      publie_le: at,
      created_at: at,
      updated_at: at,
    }
  })
  const inserted = await identify(tx, t.seances, rows)
  const slugs = createSlugs(inserted)
  await insertRows(
    tx,
    t.seances,
    inserted.map((row, index) => ({ ...row, slug: slugs[index] ?? '' })),
  )
  await tx.execute(`select setval('seance_steps_id_seq', ${next})`)
}

function createSlugs(rows: readonly { id: number; titre: string }[]): string[] {
  const taken = new Set<string>()
  return rows.map(({ id, titre }) => {
    const slug = slugify(titre)
    const name = slug.includes('-') && !taken.has(slug) ? slug : `${slug}-${id}`
    taken.add(name)
    return name
  })
}

const measure = ({ seances }: SemainePlan) =>
  sumMesure(
    seances.map(({ steps }) => sumSteps(steps, REPERES_COMPARAISON)),
    'charge',
  )

async function insertPlans(tx: Tx, users_id: number, at: string): Promise<InsertedPlan[]> {
  const contents = DEMO_PLANS.map((plan) => ({ plan, semaines: readDemoPlan(plan) }))
  const rows = contents.map(({ plan, semaines }) => ({
    users_id,
    titre: plan.titre,
    slug: '',
    description: plan.description,
    sport: plan.sport,
    niveau: plan.niveau,
    objectif: plan.objectif,
    distance_cible: plan.distance_cible,
    denivele_cible: plan.denivele_cible,
    semaines,
    nb_semaines: semaines.length,
    seances_par_semaine: Math.max(...semaines.map(({ seances }) => seances.length)),
    charges: semaines.map(measure),
    parution: 1,
    etat: 100,
    publie_le: at,
    created_at: at,
    updated_at: at,
  }))
  const inserted = await identify(tx, t.plans, rows)
  const slugs = createSlugs(inserted)
  await insertRows(
    tx,
    t.plans,
    inserted.map((row, index) => ({ ...row, slug: slugs[index] ?? '' })),
  )
  await insertRows(
    tx,
    t.planParutions,
    inserted.map(({ id, semaines }) => ({ plans_id: id, numero: 1, semaines, created_at: at })),
  )
  return inserted.map(({ id, titre, semaines }, index) => ({
    id,
    code: contents[index]?.plan.code ?? '',
    titre,
    semaines,
  }))
}
