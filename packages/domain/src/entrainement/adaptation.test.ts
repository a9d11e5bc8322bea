import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import {
  applyProposition,
  type EtatSeance,
  propose,
  proposeAfterMissed,
  proposeSwap,
  revertProposition,
  type SeanceAgenda,
} from './adaptation.ts'
import { type Pause, proposePause, RAISONS_PAUSE } from './adaptation-pause.ts'
import { on, summarize } from './made-agenda.ts'
import { JOURS_SEMAINE } from './plan.ts'
import { OBJECTIFS_SEANCE } from './seance.ts'

describe('a session that was missed', () => {
  const missed = (...agenda: SeanceAgenda[]) =>
    proposeAfterMissed(agenda, 1, { aujourdhui: '2027-03-03', jours: [...JOURS_SEMAINE] })

  it.each<[string, SeanceAgenda[], string[] | null]>([
    ['goes to the next free day', [on(1, 2), on(2, 4)], ['1 → 03-03']],
    ['not to a day that is past, nor a full one', [on(1, 1), on(2, 3)], ['1 → 03-04']],
    ['not beside a hard day', [on(1, 2, 'vma'), on(2, 4, 'seuil')], ['1 → 03-06']],
    ['beside a hard day when it is easy', [on(1, 2), on(2, 4, 'seuil')], ['1 → 03-03']],
    [
      'is given up when every free day is beside a hard one',
      [on(1, 2, 'vma'), on(2, 4, 'seuil'), on(3, 7, 'longue')],
      ['1 ×'],
    ],
    [
      'a session that is given up leaves its day free',
      [on(1, 2), on(2, 3, 'vma', 'retire')],
      ['1 → 03-03'],
    ],
    ['what is done fills its day', [on(1, 2), on(2, 3, 'endurance', 'fait')], ['1 → 03-04']],
    ['beside an easy day', [on(1, 2, 'vma'), on(2, 4)], ['1 → 03-03']],
    [
      'beside a hard day that is given up',
      [on(1, 2, 'vma'), on(2, 4, 'vma', 'retire')],
      ['1 → 03-03'],
    ],
    [
      'beside a hard day that was made easy',
      [on(1, 2, 'vma'), { ...on(2, 4, 'vma'), facile: true }],
      ['1 → 03-03'],
    ],
    ['is that one and no other', [on(2, 1), on(1, 2)], ['1 → 03-03']],
    ['sees the Monday after', [on(1, 6, 'vma'), on(2, 8, 'seuil')], ['1 ×']],
    ['a Sunday is not caught up', [on(1, 7)], ['1 ×']],
    ['recovery is not caught up', [on(1, 2, 'recuperation')], ['1 ×']],
    ['what is done is not missed', [on(1, 2, 'vma', 'fait')], null],
    ['a race is not a session to move', [on(1, 2, 'course')], null],
  ])('%s', (_, agenda, expected) => {
    expect(summarize(missed(...agenda))).toEqual(expected)
  })

  it('moves to a training day of the runner only, with the reason', () => {
    const found = proposeAfterMissed([on(1, 2)], 1, { aujourdhui: '2027-03-03', jours: [2, 6] })
    expect(found?.phrase).toBe(
      'Faites «\u00a0endurance 1\u00a0» le sam. 6 mars\u00a0: ce jour est libre et ne suit ni ne précède un jour trop chargé.',
    )
  })
})

describe('a pause', () => {
  const agenda = Array.from({ length: 9 }, (_, week) => [
    on(3 * week + 1, 7 * week + 2, 'vma'),
    on(3 * week + 2, 7 * week + 4),
    on(3 * week + 3, 7 * week + 7, 'longue'),
  ]).flat()
  const pause = (du: number, au: number, raison: Pause['raison'] = 'malade'): Pause => ({
    raison,
    du: addDays('2027-02-28', du),
    au: addDays('2027-02-28', au),
  })

  it.each<[string, Pause, string[]]>([
    ['three days: goes on', pause(2, 4), ['1 ×', '2 ×']],
    [
      'seven days: an easy week',
      pause(1, 7),
      ['1 ×', '2 ×', '3 ×', '4 100 % facile', '6 100 % facile'],
    ],
    [
      'eight days: half, then three quarters',
      pause(1, 8),
      [
        '1 ×',
        '2 ×',
        '3 ×',
        '4 50 % facile',
        '5 50 %',
        '6 50 % facile',
        '7 75 %',
        '8 75 %',
        '9 75 %',
      ],
    ],
    [
      'injured for two days: nothing hard for seven',
      pause(1, 2, 'blesse'),
      ['1 ×', '3 100 % facile', '4 100 % facile'],
    ],
    ['a day without a session', pause(1, 1), []],
  ])('%s', (_, pause, expected) => {
    const found = summarize(proposePause(agenda, pause)) ?? []
    expect(found.slice(0, expected.length)).toEqual(expected)
    if (expected.length < 8) expect(found).toHaveLength(expected.length)
  })

  it.each<[string, SeanceAgenda[], Pause, string]>([
    [
      'one day without a session',
      agenda,
      pause(1, 1),
      'Pause de 1 jour : le plan reprend où il en est.',
    ],
    [
      'several sessions',
      agenda,
      pause(2, 4),
      'Pause de 3 jours : 2 séances retirées, le plan reprend où il en est.',
    ],
    [
      'what is done',
      [on(1, 2, 'vma', 'fait')],
      pause(2, 4),
      'Pause de 3 jours : le plan reprend où il en est.',
    ],
    [
      'a short injury',
      [],
      pause(1, 2, 'blesse'),
      'Pause de 2 jours : rien de dur pendant les sept premiers jours.',
    ],
    [
      'a week of injury',
      [],
      pause(1, 7, 'blesse'),
      'Pause de 7 jours : la première semaine se court sans intensité.',
    ],
    [
      'a race soon after a short one',
      [on(1, 20, 'course')],
      pause(2, 4),
      'Pause de 3 jours : le plan reprend où il en est.',
    ],
  ])('is told: %s', (_, agenda, pause, phrase) => {
    expect(proposePause(agenda, pause).phrase.replaceAll('\u00a0', ' ')).toBe(phrase)
  })

  it.each([
    [14, 18, 'tombe pendant la pause'],
    [14, 19, 'Il restera 1 jour avant'],
    [14, 45, 'Il restera 27 jours avant'],
    [14, 46, null],
    [13, 19, null],
  ])('of %i days and one more, with a race on day %i: %s', (more, jour, words) => {
    const { phrase } = proposePause([on(1, jour, 'course')], pause(18 - more, 18))
    const said = phrase.replaceAll('\u00a0', ' ')
    if (words) expect(said).toContain(words)
    else expect(said).not.toContain('course 1')
  })

  it('of two weeks puts nothing off, and one that ends on a Sunday repeats its weeks alone', () => {
    expect(proposePause(agenda, pause(3, 16)).deplacements).toEqual([])
    expect(summarize(proposePause(agenda, pause(3, 21)))?.[0]).toBe('2 → 03-25')
  })

  it('after an injury leaves hard sessions hard from the eighth day on', () => {
    const hard = (jour: number) => proposePause([on(1, jour, 'vma')], pause(1, 2, 'blesse'))
    expect([hard(9), hard(10)].map(({ allegements }) => allegements.length)).toEqual([1, 0])
  })

  it('of more than 14 days puts a plan off that leads to no race', () => {
    const found = proposePause(agenda, pause(3, 18))
    expect(found.abandons).toEqual([])
    expect(summarize(found)?.slice(0, 3)).toEqual(['2 → 03-25', '3 → 03-28', '4 → 03-30'])
    expect(found.allegements.map(({ id, apres }) => [id, apres.part]).slice(0, 4)).toEqual([
      [2, 0.5],
      [3, 0.5],
      [4, 0.75],
      [5, 0.75],
    ])
    expect(found.phrase).toBe(
      'Pause de 16\u00a0jours\u00a0: le plan est décalé de 3\u00a0semaines et reprend où il s’était arrêté, la première semaine est réduite de moitié et sans intensité, la deuxième est aux trois quarts.',
    )
  })

  it('does not put off a plan that leads to a race, and says when it is near', () => {
    const found = proposePause([...agenda, on(99, 42, 'course')], pause(3, 18))
    expect(found.deplacements).toEqual([])
    expect(found.abandons.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(found.phrase).toContain('Il restera 24\u00a0jours avant «\u00a0course 99\u00a0»')
  })

  it('leaves a race that falls into it to the runner', () => {
    const found = proposePause([on(1, 2), on(2, 4, 'course')], pause(1, 5))
    expect(summarize(found)).toEqual(['1 ×'])
    expect(found.phrase).toBe(
      'Pause de 5\u00a0jours\u00a0: 1\u00a0séance retirée, la première semaine se court sans intensité. «\u00a0course 2\u00a0» tombe pendant la pause\u00a0: à vous d’en décider.',
    )
  })
})

describe('two days that change places', () => {
  it.each<[string, SeanceAgenda[], string[] | null]>([
    ['swap', [on(1, 2), on(2, 4, 'vma')], ['1 → 03-04', '2 → 03-02']],
    ['with an empty day', [on(1, 2), on(2, 2)], ['1 → 03-04', '2 → 03-04']],
    ['what is done stays', [on(1, 2, 'vma', 'fait'), on(2, 4)], ['2 → 03-02']],
    ['two empty days', [on(1, 3)], null],
    ['a race stays', [on(1, 2, 'course')], null],
  ])('%s', (_, agenda, expected) => {
    expect(summarize(proposeSwap(agenda, '2027-03-02', '2027-03-04'))).toEqual(expected)
  })
  it.each([
    ['with itself', [on(1, 2)], '2027-03-02', null],
    ['that are easy beside a hard one', [on(1, 2), on(2, 4), on(3, 5, 'longue')], '2027-03-04', ''],
    ['hard, with no hard one beside', [on(1, 2, 'vma'), on(2, 4), on(3, 6)], '2027-03-04', ''],
  ])('%s', (_, agenda, other, warning) => {
    const found = proposeSwap(agenda, '2027-03-02', other)?.phrase
    expect(found?.split(' échangent leurs jours.')[1] ?? null).toBe(warning)
  })

  it('says that two hard days will follow each other', () => {
    const agenda = [on(1, 2, 'vma'), on(2, 4), on(3, 5, 'longue')]
    expect(proposeSwap(agenda, '2027-03-02', '2027-03-04')?.phrase).toBe(
      'Les séances du mar. 2 mars et du jeu. 4 mars échangent leurs jours. Deux jours durs se suivront.',
    )
  })
})

describe('what is applied can be taken back', () => {
  const anyAgenda = fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...OBJECTIFS_SEANCE),
        fc.constantFrom<EtatSeance>('prevu', 'fait', 'manque', 'retire'),
      ),
      { minLength: 1, maxLength: 25 },
    )
    .map((all) => all.map(([jour, objectif, etat], index) => on(index + 1, jour, objectif, etat)))
  const anyPause = fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom(...RAISONS_PAUSE),
    )
    .map(
      ([du, length, raison]): Pause => ({
        raison,
        du: addDays('2027-02-28', du),
        au: addDays('2027-02-28', du + length),
      }),
    )

  const usual = { part: 1, facile: false }
  const light = { part: 0.5, facile: true }
  const proposition = propose('pause', '', {
    deplacements: [{ id: 1, du: '2027-03-02', au: '2027-03-04' }],
    abandons: [{ id: 2, etat: 'prevu' }],
    allegements: [{ id: 3, avant: usual, apres: light }],
  })
  const before = [on(1, 2), on(2, 3), on(3, 5), on(4, 6)]
  const after = [on(1, 4), on(2, 3, 'endurance', 'retire'), { ...on(3, 5), ...light }, on(4, 6)]

  it('changes the sessions that it names, and gives them back', () => {
    expect(applyProposition(before, proposition)).toEqual(after)
    expect(revertProposition(after, proposition)).toEqual(before)
  })

  it('leaves what has changed since then', () => {
    const changed = [
      on(1, 6),
      on(2, 3, 'endurance', 'fait'),
      { ...on(3, 5), part: 0.75 },
      { ...on(4, 6), ...light },
    ]
    const easy = changed.with(2, { ...on(3, 5), part: 1, facile: true })
    const half = changed.with(2, { ...on(3, 5), part: 0.5 })
    for (const agenda of [changed, easy, half]) {
      expect(applyProposition(agenda, proposition)).toEqual(agenda)
      expect(revertProposition(agenda, proposition)).toEqual(agenda)
    }
  })

  it('a pause, a swap and a missed session', () => {
    fc.assert(
      fc.property(anyAgenda, anyPause, (agenda, pause) => {
        const options = { aujourdhui: pause.du, jours: [...JOURS_SEMAINE] }
        const all = [
          proposePause(agenda, pause),
          proposeSwap(agenda, pause.du, pause.au),
          proposeAfterMissed(agenda, 1, options),
        ]
        for (const proposition of all.filter((found) => found !== null)) {
          expect(revertProposition(applyProposition(agenda, proposition), proposition)).toEqual(
            agenda,
          )
        }
      }),
    )
  })

  it('nothing is left in a pause, and a race never moves', () => {
    fc.assert(
      fc.property(anyAgenda, anyPause, (agenda, pause) => {
        const after = applyProposition(agenda, proposePause(agenda, pause))
        const inside = after.filter(
          ({ jour, etat, objectif }) =>
            etat === 'prevu' && objectif !== 'course' && jour >= pause.du && jour <= pause.au,
        )
        expect(inside).toEqual([])
        const races = (all: SeanceAgenda[]) => all.filter(({ objectif }) => objectif === 'course')
        expect(races(after)).toEqual(races(agenda))
      }),
    )
  })

  it('what was moved by hand since then stays', () => {
    const agenda = [on(1, 2), on(2, 4)]
    const swap = proposeSwap(agenda, '2027-03-02', '2027-03-04')
    const after = applyProposition(agenda, swap ?? expect.fail()).map((seanceAgenda) =>
      seanceAgenda.id === 1 ? { ...seanceAgenda, jour: '2027-03-06' } : seanceAgenda,
    )
    expect(revertProposition(after, swap ?? expect.fail()).map(({ jour }) => jour)).toEqual([
      '2027-03-06',
      '2027-03-04',
    ])
  })
})
