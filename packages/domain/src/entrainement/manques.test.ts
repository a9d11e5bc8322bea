import { describe, expect, it } from 'vitest'
import { findMissingPlan, type SemainePlan, summarizeSemaines } from './plan.ts'
import { findMissingSeance } from './seance.ts'
import type { Step } from './step.ts'

const STEP: Step = { type: 'effort', fin: { type: 'temps', valeur: 600 }, cible: { type: 'libre' } }
const champs = (missing: readonly { champ: string }[]) => missing.map(({ champ }) => champ)

it.each([
  ['nothing of what is whole', {}, []],
  ['a title that is more than blanks', { titre: ' ' }, ['titre']],
  ['a step', { steps: [] }, ['raccourci']],
  ['a level', { niveau: null }, ['niveau']],
  ['more words', { description: `${'x'.repeat(39)} ` }, ['description']],
])('a draft of a session misses %s', (_, input, expected) => {
  const whole = {
    titre: 'Fractionné',
    description: 'x'.repeat(40),
    niveau: 'debutant',
    steps: [STEP],
  }
  expect(champs(findMissingSeance({ ...whole, ...input }))).toEqual(expected)
})

const semaine = (nb: number): SemainePlan => ({
  phase: 'generale',
  note: '',
  seances: Array.from({ length: nb }, (_, cle) => ({
    cle,
    jour: 1,
    titre: 'Footing',
    sport: 'course_a_pied',
    objectif: 'endurance',
    description: '',
    steps: [],
    denivele: null,
  })),
})

describe('a plan', () => {
  it.each([
    ['nothing of what is whole', {}, []],
    ['a title that is more than blanks', { titre: ' ' }, ['titre']],
    ['more words', { description: `${'x'.repeat(79)} ` }, ['description']],
    ['what it leads to', { objectif: null }, ['objectif']],
    ['a level', { niveau: null }, ['niveau']],
    ['a second week', { semaines: [semaine(1)] }, ['semaines']],
    ['a session in each week', { semaines: [semaine(1), semaine(0)] }, ['semaines']],
  ])('that is a draft misses %s', (_, input, expected) => {
    const whole = {
      titre: 'Mon semi',
      description: 'x'.repeat(80),
      objectif: 'semi',
      niveau: 'debutant',
      semaines: [semaine(1), semaine(3)],
    }
    expect(champs(findMissingPlan({ ...whole, ...input }))).toEqual(expected)
  })

  it('is told in lists by its weeks, and the sessions of the fullest', () => {
    expect(summarizeSemaines([semaine(1), semaine(3), semaine(2)])).toEqual({
      nb_semaines: 3,
      seances_par_semaine: 3,
    })
    expect(summarizeSemaines([])).toEqual({ nb_semaines: 0, seances_par_semaine: 0 })
  })
})
