import { describe, expect, it } from 'vitest'
import type { Question } from './sondage.ts'
import { countQuestion, formatFourchette, summarizeResultats } from './sondage-resultats.ts'

const make = (question: Partial<Question>): Question => ({
  id: 'q1',
  type: 'unique',
  libelle: 'Quand\u00a0?',
  aide: '',
  obligatoire: false,
  choix: [
    { id: 'c2', libelle: 'Matin' },
    { id: 'c3', libelle: 'Soir' },
  ],
  min: 2,
  max: 4,
  libelle_min: '',
  libelle_max: '',
  ...question,
})

describe('the exact counts of a question', () => {
  it.each<[string, Partial<Question>, Record<string, number>, number]>([
    ['choices, one of them with nobody', {}, { c2: 2, c3: 0 }, 2],
    ['several choices of one person', { id: 'q2', type: 'multiple' }, { c2: 1, c3: 2 }, 2],
    [
      'each step of a scale, both ends included',
      { id: 'q3', type: 'echelle' },
      { '2': 1, '3': 0, '4': 2 },
      3,
    ],
    ['no bar for a text', { id: 'q4', type: 'texte' }, {}, 0],
  ])('hold %s', (_, question, bars, nb) => {
    const counted = countQuestion(make(question), [
      { q1: 'c2', q2: ['c2', 'c3'], q3: 4 },
      { q1: 'c2', q2: ['c3'], q3: 2 },
      { q3: 4 },
    ])
    expect(counted.nb).toBe(nb)
    expect(Object.fromEntries(counted.barres.map((bar) => [bar.id, bar.nb]))).toEqual(bars)
  })

  it('name each choice by its words, each step by its number', () => {
    expect(countQuestion(make({}), []).barres.map(({ libelle }) => libelle)).toEqual([
      'Matin',
      'Soir',
    ])
    expect(
      countQuestion(make({ type: 'echelle' }), []).barres.map(({ libelle }) => libelle),
    ).toEqual(['2', '3', '4'])
  })
})

it('members read counts by fives, and no question that is answered in words', () => {
  const answers = Array.from({ length: 12 }, (_, at) => ({ q1: at < 8 ? 'c2' : 'c3' }))
  expect(summarizeResultats([make({}), make({ id: 'q4', type: 'texte' })], answers)).toEqual({
    nb: 10,
    questions: [
      {
        id: 'q1',
        nb: 10,
        barres: [
          { id: 'c2', libelle: 'Matin', nb: 5 },
          { id: 'c3', libelle: 'Soir', nb: null },
        ],
      },
    ],
  })
})

it.each([
  [null, 'moins de 5'],
  [5, '5 à 9'],
  [10, '10 à 14'],
])('a count that is shown as %s says « %s »', (nb, words) => {
  expect(formatFourchette(nb)).toBe(words)
})
