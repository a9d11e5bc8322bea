import { addDays, getMonday } from '@foulee/domain/calendrier'
import type { SeancePlacee, SemainePlan } from '@foulee/domain/entrainement/plan'
import { sumMesure } from '@foulee/domain/entrainement/plan-volume'
import { readRaccourci } from '@foulee/domain/entrainement/raccourci-read'
import type { Step } from '@foulee/domain/entrainement/step'
import { listStepIds, mapSteps } from '@foulee/domain/entrainement/steps'
import { sumSteps } from '@foulee/domain/entrainement/totaux'
import { parisDate, parisInstant } from '@foulee/domain/heure-paris'
import { slugify } from '@foulee/domain/slug'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import type { CastIds } from './cast.ts'
import type { DemoPlan } from './entrainement/demo-plan.ts'
import { DEMO_PLANS, DEMO_SEANCES } from './entrainement/list.ts'
import { findDemoSeance } from './entrainement/read-plan.ts'
import { insertHistories } from './insert-entrainement-histories.ts'
import { identify, insertRows } from './insert-rows.ts'

/** A plan of the demo world, with the id that it was given. */
export type InsertedPlan = { id: number; code: string; titre: string; semaines: SemainePlan[] }

/** Samir's sessions and plans, and the runners who train by them. */
export async function insertEntrainement(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const at = parisInstant(addDays(parisDate(now), -120), '18:00').toISOString()
  await insertSeances(tx, cast.samir, at)
  const plans = await insertPlans(tx, cast.samir, at)
  await insertHistories(tx, { cast, plans, monday: getMonday(parisDate(now)), now })
}

/** @throws Error when a session of the demo world cannot be read: a mistake of ours */
function readSteps(raccourci: string): Step[] {
  const read = readRaccourci(raccourci)
  if ('refus' in read) throw new Error(`${raccourci}: ${read.refus.message}`)
  return read.steps
}

async function insertSeances(tx: Tx, users_id: number, at: string): Promise<void> {
  let next = 0
  const rows = DEMO_SEANCES.map(({ titre, sport, objectif, niveau, description, ...one }) => {
    const steps = mapSteps(readSteps(one.raccourci), (step) => ({ ...step, id: ++next }))
    return {
      users_id,
      titre,
      slug: '',
      sport,
      objectif,
      niveau,
      description,
      denivele: one.denivele,
      steps,
      steps_ids: listStepIds(steps).filter((id) => id !== null),
      ...sumSteps(steps),
      // What a target does not tell, its author does.
      duree: sumSteps(steps).duree ?? one.minutes * 60,
      charge: sumSteps(steps).charge ?? one.minutes * one.rpe,
      etat: 100,
      publie_le: at,
      created_at: at,
      updated_at: at,
    }
  })
  const inserted = await identify(tx, t.seances, rows)
  const slugs = nameAll(inserted)
  await insertRows(
    tx,
    t.seances,
    inserted.map((row, index) => ({ ...row, slug: slugs[index] ?? '' })),
  )
  await tx.execute(`select setval('seance_steps_id_seq', ${next})`)
}

/** Addresses: with its number what is one word, or is taken. */
function nameAll(rows: readonly { id: number; titre: string }[]): string[] {
  const taken = new Set<string>()
  return rows.map(({ id, titre }) => {
    const slug = slugify(titre)
    const name = slug.includes('-') && !taken.has(slug) ? slug : `${slug}-${id}`
    taken.add(name)
    return name
  })
}

function toSemaines({ code, semaines }: DemoPlan): SemainePlan[] {
  let cle = 0
  return semaines.map(({ phase, note, seances }) => ({
    phase,
    note,
    seances: seances.map(({ jour, code: named }): SeancePlacee => {
      const seance = findDemoSeance(named)
      if (!seance) throw new Error(`No session ${named} in plan ${code}`)
      const { titre, sport, objectif, description, denivele, raccourci } = seance
      cle += 1
      const steps = readSteps(raccourci)
      return { cle, jour, titre, sport, objectif, description, denivele, steps }
    }),
  }))
}

const measure = ({ seances }: SemainePlan) =>
  sumMesure(
    seances.map(({ steps }) => sumSteps(steps)),
    'charge',
  )

async function insertPlans(tx: Tx, users_id: number, at: string): Promise<InsertedPlan[]> {
  const contents = DEMO_PLANS.map((plan) => ({ plan, semaines: toSemaines(plan) }))
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
  const slugs = nameAll(inserted)
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
