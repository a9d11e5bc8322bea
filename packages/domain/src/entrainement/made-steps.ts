import fc from 'fast-check'
import {
  CIBLE_LIMITS,
  CIBLES_CHIFFREES,
  type Cible,
  type Fin,
  type SimpleStep,
  type SimpleStepType,
  STEP_LIMITS,
  STEP_TYPES,
  type Step,
} from './step.ts'
import { countSteps } from './steps.ts'
import { listZones, targetZone } from './zones.ts'

/** Mostly usual values, sometimes any within the limits. */
function valueBetween({ min, max }: { min: number; max: number }, usual: readonly number[]) {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 2, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  )
}

const TIMES = [5, 10, 15, 30, 45, 59, 60, 90, 100, 120, 600, 1200, 3600, 3660, 4500, 86_400]
const DISTANCES = [10, 30, 60, 99, 100, 200, 400, 1000, 1500, 2000, 5000, 10_000, 21_100, 42_195]

export const madeFin: fc.Arbitrary<Fin> = fc.oneof(
  valueBetween(STEP_LIMITS.temps, TIMES).map((valeur) => ({ type: 'temps' as const, valeur })),
  valueBetween(STEP_LIMITS.distance, DISTANCES).map((valeur) => ({
    type: 'distance' as const,
    valeur,
  })),
  fc.constant({ type: 'touche' as const }),
)

const madeZone = fc.constantFrom(...listZones())

const madeFigures = fc.constantFrom(...CIBLES_CHIFFREES).chain((type) => {
  const { min, max } = CIBLE_LIMITS[type]
  const value = valueBetween({ min, max }, [min, max, Math.round((min + max) / 2)])
  return fc
    .tuple(value, value, fc.option(madeZone, { nil: undefined, freq: 4 }))
    .map(([a, b, zone]) => ({
      type,
      min: Math.min(a, b),
      max: Math.max(a, b),
      ...(zone && { zone: zone.code }),
    }))
})

export const madeCible: fc.Arbitrary<Cible> = fc.oneof(
  fc.constant({ type: 'libre' as const }),
  madeZone.map(targetZone),
  madeFigures,
)

const madeComment = fc.oneof(
  fc.constantFrom('en côte', 'souple', ' «\u00a0dit\u00a0» ', '»', '', '\n', '"vite" + 2x(', '0'),
  fc.string({ maxLength: STEP_LIMITS.commentaire, unit: 'binary' }),
)
const maybeComment = fc
  .option(madeComment, { nil: undefined, freq: 3 })
  .filter((comment) => comment === undefined || comment.length <= STEP_LIMITS.commentaire)
  .map((commentaire) => (commentaire === undefined ? {} : { commentaire }))

const SIMPLE = STEP_TYPES.filter((type): type is SimpleStepType => type !== 'repetition')

export const madeSimpleStep: fc.Arbitrary<SimpleStep> = fc
  .tuple(fc.constantFrom(...SIMPLE), madeFin, madeCible, maybeComment)
  .map(([type, fin, cible, comment]) => ({ type, fin, cible, ...comment }))

function madeStep(levels: number): fc.Arbitrary<Step> {
  if (levels === 1) return madeSimpleStep
  const repetition = fc
    .tuple(
      fc.integer(STEP_LIMITS.fois),
      fc.array(madeStep(levels - 1), { minLength: 1, maxLength: 4 }),
      maybeComment,
    )
    .map(([fois, steps, comment]) => ({ type: 'repetition' as const, fois, steps, ...comment }))
  return fc.oneof({ weight: 2, arbitrary: madeSimpleStep }, { weight: 1, arbitrary: repetition })
}

export const madeSteps: fc.Arbitrary<Step[]> = fc
  .array(madeStep(STEP_LIMITS.profondeur), { maxLength: 8 })
  .filter((steps) => countSteps(steps) <= STEP_LIMITS.nombre)
