import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendrier.ts'
import {
  applyProposition,
  type EtatSeance,
  type Proposition,
  proposeAfterMissed,
  proposeSwap,
  type SeanceAgenda,
  takeBack,
} from './adaptation.ts'
import { proposeRaceCancelled, proposeRaceMoved } from './adaptation-course.ts'
import { type Pause, proposePause, RAISONS_PAUSE } from './adaptation-pause.ts'
import { JOURS_SEMAINE } from './plan.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { programPlan } from './programmation.ts'
import { OBJECTIFS_SEANCE, type ObjectifSeance } from './seance.ts'

/** A session on a day of March 2027, whose first is a Monday; days beyond 31 are those of April. */
const on = (
  id: number,
  jour: number,
  objectif: ObjectifSeance = 'endurance',
  etat: EtatSeance = 'prevu',
): SeanceAgenda => ({
  id,
  cle: id,
  jour: addDays('2027-02-28', jour),
  titre: `${objectif} ${id}`,
  objectif,
  etat,
  part: 1,
  facile: false,
})
/** `1 → 03-05` for a move, `1 ×` for a session given up, `1 50 %` or `1 facile` for a lighter one. */
const tell = (found: Proposition | null) =>
  found && [
    ...found.deplacements.map(({ id, au }) => `${id} → ${au.slice(5)}`),
    ...found.abandons.map(({ id }) => `${id} ×`),
    ...found.allegements.map(
      ({ id, apres }) => `${id} ${apres.part * 100} %${apres.facile ? ' facile' : ''}`,
    ),
  ]

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
    ['sees the Monday after', [on(1, 6, 'vma'), on(2, 8, 'seuil')], ['1 ×']],
    ['a Sunday is not caught up', [on(1, 7)], ['1 ×']],
    ['recovery is not caught up', [on(1, 2, 'recuperation')], ['1 ×']],
    ['what is done is not missed', [on(1, 2, 'vma', 'fait')], null],
    ['a race is not a session to move', [on(1, 2, 'course')], null],
  ])('%s', (_, agenda, expected) => {
    expect(tell(missed(...agenda))).toEqual(expected)
  })

  it('only on the days of the runner, and says why', () => {
    const found = proposeAfterMissed([on(1, 2)], 1, { aujourdhui: '2027-03-03', jours: [2, 6] })
    expect(found?.phrase).toBe(
      'Faites «\u00a0endurance 1\u00a0» le sam. 6 mars\u00a0: ce jour est libre et ne suit ni ne précède un jour trop chargé.',
    )
  })
})

describe('a pause', () => {
  /** Two hard sessions and one easy a week, from Monday 1 March. */
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
  ])('%s', (_, one, expected) => {
    const found = tell(proposePause(agenda, one)) ?? []
    expect(found.slice(0, expected.length)).toEqual(expected)
    if (expected.length < 8) expect(found).toHaveLength(expected.length)
  })

  it('of more than 14 days puts a plan off that leads to no race', () => {
    const found = proposePause(agenda, pause(3, 18))
    expect(found.abandons).toEqual([])
    // The week of 1 March goes on in that of 22 March.
    expect(tell(found)?.slice(0, 3)).toEqual(['2 → 03-25', '3 → 03-28', '4 → 03-30'])
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
    expect(tell(found)).toEqual(['1 ×'])
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
    expect(tell(proposeSwap(agenda, '2027-03-02', '2027-03-04'))).toEqual(expected)
  })
  it('says that two hard days will follow each other', () => {
    const agenda = [on(1, 2, 'vma'), on(2, 4), on(3, 5, 'longue')]
    expect(proposeSwap(agenda, '2027-03-02', '2027-03-04')?.phrase).toBe(
      'Les séances du mar. 2 mars et du jeu. 4 mars échangent leurs jours. Deux jours durs se suivront.',
    )
  })
})

/** Three weeks of two sessions and a race on Sunday 21 March, as the plan says. */
const WEEKS: SemaineMesuree[] = [0, 1, 2].map((week) => ({
  phase: 'generale',
  seances: ([2, 5, 7] as const).map((jour, rang) => ({
    cle: 3 * week + rang + 1,
    jour,
    titre: 's',
    sport: 'trail',
    objectif: week === 2 && rang === 2 ? 'course' : 'endurance',
    duree: 3000,
    distance: null,
    charge: null,
  })),
}))
const DAYS = { jours: [2, 5, 7] as const, jour_long: null, aujourdhui: '2027-02-25' }
function agendaOf(jour: string): SeanceAgenda[] {
  const found = programPlan(WEEKS, { ...DAYS, depart: { type: 'course', jour } })
  if (found.refus !== null) throw new Error(found.refus.phrase)
  const seances = WEEKS.flatMap(({ seances }) => seances)
  return found.lignes.map((ligne) => ({
    ...on(ligne.cle, 1, seances.find(({ cle }) => cle === ligne.cle)?.objectif),
    jour: ligne.jour,
  }))
}
const moved = (jour: string, aujourdhui: string, agenda = agendaOf('2027-03-21')) =>
  proposeRaceMoved(agenda, WEEKS, { ...DAYS, aujourdhui, depart: { type: 'course', jour } })

describe('a race that is moved', () => {
  it.each<[string, string, string, string[] | null]>([
    ['not at all', '2027-03-21', '2027-02-25', []],
    ['to the day before', '2027-03-20', '2027-03-15', ['9 → 03-20']],
    ['a week later', '2027-03-28', '2027-03-15', ['7 → 03-23', '8 → 03-26', '9 → 03-28']],
    [
      'a week earlier: the first week is lost',
      '2027-03-14',
      '2027-03-01',
      [
        '4 → 03-02',
        '5 → 03-05',
        '6 → 03-07',
        '7 → 03-09',
        '8 → 03-12',
        '9 → 03-14',
        '1 ×',
        '2 ×',
        '3 ×',
      ],
    ],
  ])('%s', (_, jour, aujourdhui, expected) => {
    const found = moved(jour, aujourdhui)
    expect('refus' in found ? null : tell(found)).toEqual(expected)
  })

  it('leaves what is done where it is', () => {
    const agenda = agendaOf('2027-03-21').map((one) =>
      one.id <= 4 ? { ...one, etat: 'fait' as const } : one,
    )
    const found = moved('2027-03-28', '2027-03-10', agenda)
    expect('refus' in found ? null : tell(found)).toEqual([
      '5 → 03-19',
      '6 → 03-21',
      '7 → 03-23',
      '8 → 03-26',
      '9 → 03-28',
    ])
    expect('phrase' in found && found.phrase).toBe(
      'La course a lieu le dimanche 28 mars 2027\u00a0: 5\u00a0séances changent de jour. La suite commence le vendredi 19 mars 2027.',
    )
  })

  it.each([
    ['2027-03-01', '2027-03-05', 'course_passee'],
    ['2027-05-01', '2027-04-05', 'sans_semaine'],
  ])('is refused on %s', (jour, aujourdhui, code) => {
    const found = moved(jour, aujourdhui)
    expect('refus' in found ? found.refus.code : null).toBe(code)
  })
})

describe('a race that does not take place', () => {
  it('may end with another race, the nearest first, with a test, or here', () => {
    const found = proposeRaceCancelled(
      agendaOf('2027-03-21'),
      WEEKS,
      { ...DAYS, aujourdhui: '2027-03-15' },
      { titre: 'Le 10', jour: '2027-03-21' },
      [
        { titre: 'loin', jour: '2027-06-01' },
        { titre: 'avril', jour: '2027-04-04' },
        { titre: 'la veille', jour: '2027-03-20' },
        { titre: 'passée', jour: '2027-03-14' },
      ],
    )
    expect(found.map(({ code, phrase }) => `${code} ${phrase}`)).toEqual([
      'autre_course Finissez par «\u00a0la veille\u00a0», le samedi 20 mars 2027\u00a0: 1\u00a0séance change de jour.',
      'autre_course Finissez par «\u00a0avril\u00a0», le dimanche 4 avril 2027\u00a0: 3\u00a0séances changent de jour. La suite commence le mardi 30 mars 2027.',
      'test Gardez le plan et sa date\u00a0: courez la distance seul ou entre amis, comme un test.',
      'arreter Arrêtez le plan ici\u00a0: 3\u00a0séances à venir sont retirées.',
    ])
    expect(found.at(-1)?.abandons.map(({ id }) => id)).toEqual([7, 8, 9])
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

  it('a pause, a swap and a missed session', () => {
    fc.assert(
      fc.property(anyAgenda, anyPause, (agenda, pause) => {
        const options = { aujourdhui: pause.du, jours: [...JOURS_SEMAINE] }
        const all = [
          proposePause(agenda, pause),
          proposeSwap(agenda, pause.du, pause.au),
          proposeAfterMissed(agenda, 1, options),
        ]
        for (const one of all.filter((found) => found !== null)) {
          expect(takeBack(applyProposition(agenda, one), one)).toEqual(agenda)
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
    const after = applyProposition(agenda, swap ?? expect.fail()).map((one) =>
      one.id === 1 ? { ...one, jour: '2027-03-06' } : one,
    )
    expect(takeBack(after, swap ?? expect.fail()).map(({ jour }) => jour)).toEqual([
      '2027-03-06',
      '2027-03-04',
    ])
  })
})
