import { expect, test } from 'vitest'
import { decline } from './noun.ts'

const NOUNS = [
  [
    { nom: 'course', pluriel: 'courses', accord: 'feminin' },
    'une course, la course, de la course, cette course, pas de course, Toutes les courses',
  ],
  [
    { nom: 'séjour', pluriel: 'séjours', accord: 'masculin' },
    'un séjour, le séjour, du séjour, ce séjour, pas de séjour, Tous les séjours',
  ],
  [
    { nom: 'évènement', pluriel: 'évènements', accord: 'masculin' },
    'un évènement, l’évènement, de l’évènement, cet évènement, pas d’évènement, Tous les évènements',
  ],
] as const

test.each(NOUNS)('a noun of a kind of thing has its French articles: %o', (noun, said) => {
  const { un, le, du, ce, de, tous } = decline(noun)
  expect([un, le, du, ce, `pas ${de}`, tous].join(', ')).toBe(said)
})

test('what agrees with a noun has its gender', () => {
  const [race, , event] = NOUNS
  expect(decline(race[0])).toMatchObject({ il: 'Elle', pronom: 'la', votre: 'la vôtre', e: 'e' })
  expect(decline(event[0])).toMatchObject({ il: 'Il', pronom: 'le', votre: 'le vôtre', e: '' })
})
