import {
  CIBLE_LIMITS,
  CIBLES_CHIFFREES,
  type Cible,
  type Fin,
  type SimpleStep,
  STEP_LIMITS,
  type Step,
} from '@foulee/domain/entrainement/step'
import fc from 'fast-check'

const cible: fc.Arbitrary<Cible> = fc.oneof(
  fc.constant<Cible>({ type: 'libre' }),
  fc
    .constantFrom(...CIBLES_CHIFFREES)
    .chain((type) =>
      fc.tuple(
        fc.constant(type),
        fc.integer(CIBLE_LIMITS[type]),
        fc.integer(CIBLE_LIMITS[type]),
        fc.option(fc.constantFrom('A3', 'i2', 'Z4', 'seuil 2'), { nil: undefined, freq: 4 }),
      ),
    )
    .map(([type, a, b, zone]) => ({
      type,
      min: Math.min(a, b),
      max: Math.max(a, b),
      ...(zone === undefined ? {} : { zone }),
    })),
)

const fin: fc.Arbitrary<Fin> = fc.oneof(
  fc.integer(STEP_LIMITS.temps).map((valeur): Fin => ({ type: 'temps', valeur })),
  fc.integer(STEP_LIMITS.distance).map((valeur): Fin => ({ type: 'distance', valeur })),
  fc.constant<Fin>({ type: 'touche' }),
)

const commentaire = fc
  .array(
    fc.constantFrom(
      'Souple',
      'à\u00a0fond\u00a0!',
      'côte n°\u00a02.',
      '«\u00a0relâché\u00a0»',
      '🏃',
      '<a> & b',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((words) => words.join(' '))
const maybe = <T, Key extends string>(key: Key, values: fc.Arbitrary<T>) =>
  fc.option(
    values.map((value) => ({ [key]: value }) as Record<Key, T>),
    { nil: {} },
  )

const simple: fc.Arbitrary<SimpleStep> = fc
  .tuple(
    fc.constantFrom('echauffement', 'effort', 'recuperation', 'retour_au_calme'),
    fin,
    cible,
    maybe('commentaire', commentaire),
  )
  .map(([type, fin, cible, comment]): SimpleStep => ({ type, fin, cible, ...comment }))

const repetition = (inner: fc.Arbitrary<Step>): fc.Arbitrary<Step> =>
  fc
    .tuple(
      fc.integer(STEP_LIMITS.fois),
      fc.array(inner, { minLength: 1, maxLength: 3 }),
      maybe('commentaire', commentaire),
    )
    .map(([fois, steps, comment]): Step => ({ type: 'repetition', fois, steps, ...comment }))

const second = fc.oneof({ weight: 3, arbitrary: simple }, repetition(simple))
const step: fc.Arbitrary<Step> = fc.oneof({ weight: 3, arbitrary: simple }, repetition(second))

export const madeFileSteps: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 1, maxLength: 6 })
export const madeSimpleFileSteps: fc.Arbitrary<SimpleStep[]> = fc.array(simple, {
  minLength: 1,
  maxLength: 20,
})
