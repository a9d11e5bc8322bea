import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { SemainePlan } from '@foulee/domain/entrainement/plan'
import type { Step } from '@foulee/domain/entrainement/step'
import { slugify } from '@foulee/domain/shared/slug'
import { createUser, nextName, nextNumber } from './factories.ts'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

export const makeSteps = (firstId = 1): Step[] => [
  {
    id: firstId,
    type: 'echauffement',
    fin: { type: 'temps', valeur: 1200 },
    cible: { type: 'vma', min: 65, max: 75 },
  },
  {
    id: firstId + 1,
    type: 'repetition',
    fois: 6,
    steps: [
      {
        id: firstId + 2,
        type: 'effort',
        fin: { type: 'temps', valeur: 30 },
        cible: { type: 'vma', min: 100, max: 105 },
      },
      {
        id: firstId + 3,
        type: 'recuperation',
        fin: { type: 'temps', valeur: 30 },
        cible: { type: 'libre' },
      },
    ],
  },
  {
    id: firstId + 4,
    type: 'retour_au_calme',
    fin: { type: 'temps', valeur: 600 },
    cible: { type: 'vma', min: 60, max: 65 },
  },
]

export async function createSeance(db: Db, input: New<typeof t.seances> = {}) {
  const titre = input.titre ?? nextName('Séance')
  const etat = input.etat ?? 100
  const first = nextNumber() * 10_000
  const steps = input.steps ?? makeSteps(first)
  const [row] = await db
    .insert(t.seances)
    .values({
      titre,
      slug: `${slugify(titre)}-${nextNumber()}`,
      users_id: input.users_id ?? (await createUser(db)).id,
      description: 'Une séance courte et vive, à faire sur un terrain souple et régulier.',
      niveau: 'intermediaire',
      objectif: 'vma',
      steps,
      steps_ids: listIds(steps),
      duree: 2160,
      etat,
      publie_le: etat >= 100 ? '2026-01-01T00:00:00Z' : null,
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

const listIds = (steps: readonly Step[]): number[] =>
  steps.flatMap((step) => [
    ...(step.id === undefined ? [] : [step.id]),
    ...(step.type === 'repetition' ? listIds(step.steps) : []),
  ])

/** Weeks of three sessions: easy, fast, long; the last one ends with the race. */
export const makeWeeks = (count = 4): SemainePlan[] =>
  Array.from({ length: count }, (_, index) => ({
    phase: index === count - 1 ? 'affutage' : 'specifique',
    note: '',
    seances: [
      makeSeanceDePlan(index * 10 + 1, 2, 'endurance'),
      makeSeanceDePlan(index * 10 + 2, 4, 'vma'),
      makeSeanceDePlan(index * 10 + 3, 7, index === count - 1 ? 'course' : 'longue'),
    ],
  }))

const makeSeanceDePlan = (
  cle: number,
  jour: 2 | 4 | 7,
  objectif: SemainePlan['seances'][number]['objectif'],
): SemainePlan['seances'][number] => ({
  cle,
  jour,
  titre: `Séance ${cle}`,
  sport: 'course_a_pied',
  objectif,
  description: '',
  denivele: null,
  steps: [
    {
      type: 'effort',
      fin: { type: 'temps', valeur: objectif === 'longue' ? 5400 : 2700 },
      cible: { type: 'vma', min: 65, max: 75 },
    },
  ],
})

export async function createPlan(db: Db, input: New<typeof t.plans> = {}) {
  const titre = input.titre ?? nextName('Plan')
  const etat = input.etat ?? 100
  const semaines = input.semaines ?? makeWeeks()
  const isPublished = etat >= 100
  const [row] = await db
    .insert(t.plans)
    .values({
      titre,
      slug: `${slugify(titre)}-${nextNumber()}`,
      users_id: input.users_id ?? (await createUser(db, { coach: true })).id,
      description:
        'Un plan pour courir dix kilomètres d’un bon pas, en trois séances par semaine, sans se blesser.',
      niveau: 'intermediaire',
      objectif: '10km',
      distance_cible: 10_000,
      semaines,
      nb_semaines: semaines.length,
      seances_par_semaine: Math.max(0, ...semaines.map(({ seances }) => seances.length)),
      charges: semaines.map(() => 600),
      etat,
      parution: isPublished ? 1 : 0,
      publie_le: isPublished ? '2026-01-01T00:00:00Z' : null,
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  if (row.parution) {
    await db.insert(t.planParutions).values({ plans_id: row.id, numero: row.parution, semaines })
  }
  return row
}

export async function createSuivi(db: Db, input: New<typeof t.planSuivis> = {}) {
  const plan = input.plans_id ? null : await createPlan(db)
  const plans_id = input.plans_id ?? plan?.id ?? 0
  const parution = await db.query.planParutions.findFirst({
    where: (row, { eq }) => eq(row.plans_id, plans_id),
  })
  const [row] = await db
    .insert(t.planSuivis)
    .values({
      users_id: input.users_id ?? (await createUser(db)).id,
      plans_id,
      parutions_id: parution?.id ?? null,
      titre: plan?.titre ?? 'Plan',
      etat: 'accorde',
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createEntrainement(db: Db, input: New<typeof t.entrainements> = {}) {
  const jour = input.jour ?? '2027-05-12'
  const [row] = await db
    .insert(t.entrainements)
    .values({
      users_id: input.users_id ?? (await createUser(db)).id,
      titre: nextName('Footing'),
      sport: 'course_a_pied',
      objectif: 'endurance',
      steps: makeSteps(),
      duree: 2160,
      jour,
      prevu_le: jour,
      ...input,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

export async function createAthlete(
  db: Db,
  values: { coach_id: number; users_id?: number; partages?: string[] },
) {
  const users_id = values.users_id ?? (await createUser(db)).id
  const [row] = await db
    .insert(t.athletes)
    .values({
      partages: ['calendrier', 'faits', 'mots', 'courses', 'charge', 'douleurs'],
      debut: '2026-01-01T00:00:00Z',
      ...values,
      users_id,
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  return row
}
