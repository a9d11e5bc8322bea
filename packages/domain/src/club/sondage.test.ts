import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignQuestionIds,
  findFaute,
  findRupture,
  getStatutSondage,
  type Question,
  readReponses,
} from './sondage.ts'
import { hideSmall, meanOfScale, SEUIL, summarizeResultats } from './sondage-resultats.ts'

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
  min: 1,
  max: 5,
  libelle_min: '',
  libelle_max: '',
  ...question,
})

it.each([
  ['brouillon', '2027-01-15T12:00:00Z', 'brouillon'],
  ['publie', '2027-01-01T00:00:00Z', 'a_venir'],
  ['publie', '2027-01-10T00:00:00Z', 'ouvert'],
  ['publie', '2027-01-09T23:59:59Z', 'a_venir'],
  ['publie', '2027-01-19T23:59:59Z', 'ouvert'],
  ['publie', '2027-01-20T00:00:00Z', 'termine'],
  ['clos', '2027-01-05T00:00:00Z', 'termine'],
  ['clos', '2027-01-15T12:00:00Z', 'termine'],
] as const)('%s at %s is %s', (etat, now, expected) => {
  const dates = { debut: '2027-01-10T00:00:00Z', fin: '2027-01-20T00:00:00Z' }
  expect(getStatutSondage({ etat, ...dates }, new Date(now))).toBe(expected)
})

describe('answers', () => {
  it.each<[Partial<Question>, unknown, unknown]>([
    [{}, 'c2', 'c2'],
    [{}, ['c2', 'c3'], 'error'],
    [{}, 'c9', 'error'],
    [{}, '', undefined],
    [{ obligatoire: true }, '', 'error'],
    [{ type: 'multiple' }, ['c3', 'c2', 'c3'], ['c2', 'c3']],
    [{ type: 'multiple' }, ['c3'], ['c3']],
    [{ type: 'multiple' }, ['c3', 'x'], 'error'],
    [{ type: 'echelle' }, '5', 5],
    [{ type: 'echelle' }, '6', 'error'],
    [{ type: 'echelle' }, '4.5', 'error'],
    [{ type: 'echelle', min: 0 }, 0, 0],
    [{ type: 'echelle' }, '1', 1],
    [{ type: 'echelle' }, '0', 'error'],
    [{ type: 'echelle' }, ['2', '3'], 'error'],
    [{ type: 'echelle', max: 10 }, '10', 10],
    [{ type: 'echelle', max: 10 }, '010', 'error'],
    [{ type: 'echelle' }, 'x3', 'error'],
    [{}, [' c2 ', ''], 'c2'],
    [{}, { id: 'c2' }, undefined],
    [{}, undefined, undefined],
  ])('%j given %j is %j', (question, input, expected) => {
    const { reponses, errors } = readReponses([make(question)], { q1: input, q9: 'x' })
    expect(errors.q1 ? 'error' : reponses.q1).toEqual(expected)
    expect(Object.keys(reponses)).not.toContain('q9')
  })

  it.each<[Partial<Question>, unknown, string]>([
    [{ obligatoire: true }, '', 'choisissez une réponse.'],
    [{ type: 'multiple', obligatoire: true }, [], 'cochez au moins une réponse.'],
    [{ type: 'echelle' }, '6', 'choisissez une note de 1 à 5.'],
    [{}, 'c9', 'cette réponse ne figure pas parmi les choix.'],
  ])('%j given %j are refused in words that name the question', (question, input, fault) => {
    const { errors } = readReponses([make(question)], { q1: input })
    expect(errors).toEqual({ q1: `«\u00a0Quand\u00a0?\u00a0»\u00a0: ${fault}` })
  })

  it.each([
    ['as long as may be', 'é'.repeat(2000), undefined],
    ['longer than may be', 'é'.repeat(2001), 'écrivez 2000 caractères au plus.'],
    ['twice', ['Un', 'Deux'], 'écrivez 2000 caractères au plus.'],
    ['with a tab and a line', 'Un\tmot\net un autre', undefined],
    ['with a sign that nobody sees', 'Un\u0007mot', 'retirez les caractères de contrôle.'],
  ])('in words %s are taken or refused', (_, input, fault) => {
    const { errors, textes } = readReponses([make({ type: 'texte' })], { q1: input })
    expect(errors.q1?.split('\u00a0: ')[1]).toBe(fault)
    expect(textes.q1).toBe(fault ? undefined : input)
  })

  it('in words may be left out, unless they are asked for', () => {
    expect(readReponses([make({ type: 'texte' })], {}).errors).toEqual({})
    expect(readReponses([make({ type: 'texte', obligatoire: true })], {}).errors.q1).toMatch(
      /écrivez une réponse/,
    )
  })

  it('keep free texts apart from the choices', () => {
    const read = readReponses([make({ type: 'texte' })], { q1: ' Un\r\nmot ' })
    expect(read).toEqual({ reponses: {}, textes: { q1: 'Un\nmot' }, errors: {} })
  })
})

describe('questions', () => {
  it('keep their names, and never take one that was given', () => {
    const { questions, next } = assignQuestionIds(
      [make({})],
      [
        make({ id: 'q7', choix: [] }),
        make({
          choix: [
            { id: 'c3', libelle: 'Le soir' },
            { id: 'c8', libelle: 'À midi' },
          ],
        }),
        make({ choix: [] }),
      ],
      4,
    )
    expect(questions.map(({ id }) => id)).toEqual(['q4', 'q1', 'q6'])
    expect(questions[1]?.choix.map(({ id }) => id)).toEqual(['c3', 'c5'])
    expect(next).toBe(7)
  })

  it.each<[string, Question[], RegExp | null]>([
    ['mended words', [make({ libelle: 'À quelle heure\u00a0?' })], null],
    ['one more', [make({}), make({ id: 'q9' })], null],
    ['one less', [], /retirée/],
    ['another type', [make({ type: 'multiple' })], /type/],
    ['a choice less', [make({ choix: [{ id: 'c2', libelle: 'Matin' }] })], /choix/],
    ['ends that are not shown', [make({ min: 0, max: 9 })], null],
  ])('with answers: %s', (_, after, expected) => {
    const rupture = findRupture([make({})], after)
    if (expected) expect(rupture).toMatch(expected)
    else expect(rupture).toBeNull()
  })

  it.each<[string, Partial<Question>, RegExp | null]>([
    ['the same ends', {}, null],
    ['another first step', { min: 0 }, /échelle/],
    ['another last step', { max: 6 }, /échelle/],
  ])('that are a scale, with answers: %s', (_, input, expected) => {
    const scale = make({ type: 'echelle' })
    const rupture = findRupture([scale], [{ ...scale, ...input }])
    if (expected) expect(rupture).toMatch(expected)
    else expect(rupture).toBeNull()
  })

  it('never take a name twice, not that of a question that is kept', () => {
    const { questions } = assignQuestionIds([make({})], [make({}), make({})], 9)
    expect(questions.map(({ id }) => id)).toEqual(['q1', 'q9'])
    expect(questions[1]?.choix.map(({ id }) => id)).toEqual(['c10', 'c11'])
  })

  it('are refused with one choice, twice the same words, or a scale without length', () => {
    expect(findFaute(make({}))).toBeNull()
    expect(findFaute(make({ choix: [{ id: 'c2', libelle: 'Oui' }] }))).toMatch(/deux choix/)
    const same = [
      { id: 'c2', libelle: 'Oui' },
      { id: 'c3', libelle: ' oui' },
    ]
    expect(findFaute(make({ choix: same }))).toMatch(/mêmes mots/)
    expect(findFaute(make({ type: 'multiple', choix: [] }))).toMatch(/deux choix/)
    expect(findFaute(make({ type: 'echelle', min: 1, max: 1 }))).toMatch(/échelle/)
    expect(findFaute(make({ type: 'echelle', min: 1, max: 2, choix: [] }))).toBeNull()
    expect(findFaute(make({ min: 1, max: 1 }))).toBeNull()
    expect(findFaute(make({ type: 'texte', choix: [] }))).toBeNull()
  })
})

describe('what is shown of answers', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 5],
    [9, 5],
    [10, 10],
  ])('%d is told as %s', (count, expected) => expect(hideSmall(count)).toBe(expected))

  it('is hidden below five answers', () => {
    expect(
      summarizeResultats(
        [make({})],
        Array.from({ length: 4 }, () => ({ q1: 'c2' })),
      ),
    ).toBeNull()
  })

  it('never tells a count under five, nor one that is no multiple of five', () => {
    const answer = fc.record({ q1: fc.constantFrom('c2', 'c3') }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 40 }), (answers) => {
        const told = summarizeResultats([make({}), make({ id: 'q2', type: 'texte' })], answers)
        if (answers.length < SEUIL) return told === null
        const counts = told?.questions.flatMap((question) => [
          question.nb,
          ...question.barres.map(({ nb }) => nb),
        ])
        const isRound = counts?.every((nb) => nb === null || (nb >= SEUIL && nb % SEUIL === 0))
        return isRound && told?.questions.every(({ id }) => id === 'q1')
      }),
    )
  })

  it('gives the mean of a scale from the bars alone', () => {
    const bar = (id: string, nb: number | null) => ({ id, libelle: id, nb })
    expect(meanOfScale([bar('1', null), bar('4', 10), bar('5', 10)])).toBe(4.5)
    expect(meanOfScale([bar('1', null)])).toBeNull()
  })
})
