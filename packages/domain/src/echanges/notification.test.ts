import { expect, it } from 'vitest'
import { getChoix, isSujetMail, labelSujetMail, NOTIFICATION_KINDS } from './notification.ts'

it.each([
  [undefined, { app: true, mail: 'aussitot', push: true }],
  [null, { app: true, mail: 'aussitot', push: true }],
  [
    { app: null, mail: 'hebdomadaire' as const, push: null },
    { app: true, mail: 'hebdomadaire', push: true },
  ],
  [
    { app: false, mail: 'jamais' as const, push: false },
    { app: false, mail: 'jamais', push: false },
  ],
])('of a race, %j amounts to %j', (kept, expected) => {
  expect(getChoix('courses', kept)).toEqual(expected)
})

it('kinds unrelated to an action of the member send neither mail nor push by default', () => {
  const quiet = NOTIFICATION_KINDS.filter((kind) => getChoix(kind).mail === 'jamais')
  expect(quiet).toEqual(['badges', 'abonnes'])
  for (const kind of quiet)
    expect(getChoix(kind)).toEqual({ app: true, mail: 'jamais', push: false })
})

it('an unsubscribe link concerns one kind of mail, or the digests, and nothing else', () => {
  expect(['courses', 'resume', 'toString', '', 'nouveautes'].map(isSujetMail)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(labelSujetMail('courses')).toBe('Mes courses')
  expect(labelSujetMail('resume')).toBe('Résumés')
})
