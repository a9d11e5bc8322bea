import { describe, expect, it } from 'vitest'
import { type Ecrite, plan, RACE } from './made-plan.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { type OptionsProgramme, type Programme, programPlan } from './programmation.ts'
import type { Laissee } from './programmation-mots.ts'

const USUAL: Ecrite[] = [
  [2, 'vma'],
  [4, 'endurance'],
  [6, 'renforcement', 30],
  [7, 'longue', 90],
]
const OPTIONS: OptionsProgramme = {
  depart: { type: 'debut', jour: '2027-03-01' },
  jours: [2, 4, 6, 7],
  jour_long: 7,
  aujourdhui: '2027-02-20',
}

function schedule(semaines: SemaineMesuree[], options: Partial<OptionsProgramme> = {}): Programme {
  const found = programPlan(semaines, { ...OPTIONS, ...options })
  if (found.refus !== null) throw new Error(found.refus.phrase)
  return found
}
const summarize = (semaines: SemaineMesuree[], { lignes }: Programme) => {
  const seances = semaines.flatMap((semaine) => semaine.seances)
  return lignes
    .map(({ cle, jour }) => {
      const objectif = seances.find((seance) => seance.cle === cle)?.objectif
      return `${objectif} ${jour.slice(5)}`
    })
    .join(', ')
}
const reasons = (laissees: Laissee[]) => laissees.map(({ cle, raison }) => `${cle} ${raison}`)
const codes = ({ notes }: Programme) => notes.map(({ code }) => code)
const course = (jour: string) => ({ type: 'course' as const, jour })

describe('a plan from a day', () => {
  it.each<[string, Ecrite[], Partial<OptionsProgramme>, string]>([
    [
      'keeps the days of the plan where they are chosen',
      USUAL,
      {},
      'vma 03-02, endurance 03-04, renforcement 03-06, longue 03-07',
    ],
    [
      'puts the longest on its day and keeps the order of the others',
      USUAL,
      { jours: [1, 3, 5, 6], jour_long: 5 },
      'vma 03-01, endurance 03-03, longue 03-05, renforcement 03-06',
    ],
    [
      'places each on the chosen day nearest to its own',
      USUAL,
      { jours: [1, 2, 3, 4, 5, 6, 7], jour_long: null },
      'vma 03-02, endurance 03-04, renforcement 03-06, longue 03-07',
    ],
    [
      'changes the order rather than put two hard days in a row',
      [
        [2, 'endurance'],
        [5, 'vma'],
        [7, 'longue', 90],
      ],
      { jours: [3, 6, 7] },
      'vma 03-03, endurance 03-06, longue 03-07',
    ],
    [
      'keeps the order where a change of it would only be nearer to the days of the plan',
      [
        [5, 'endurance'],
        [6, 'vma'],
        [7, 'longue', 90],
      ],
      { jours: [1, 4, 6, 7] },
      'endurance 03-01, vma 03-04, longue 03-07',
    ],
    [
      'doubles strength with the easy day next to it',
      USUAL,
      { jours: [2, 4, 7] },
      'vma 03-02, endurance 03-04, renforcement 03-04, longue 03-07',
    ],
    [
      'leaves out strength where a day holds one session',
      USUAL,
      { jours: [2, 4, 7], max_par_jour: 1 },
      'vma 03-02, endurance 03-04, longue 03-07',
    ],
    ['keeps the most important', USUAL, { jours: [6], jour_long: 6 }, 'longue 03-06'],
    [
      'leaves no week of hard days only',
      [
        [1, 'endurance'],
        [2, 'vma'],
        [3, 'endurance', 40],
        [5, 'seuil'],
        [7, 'longue', 90],
      ],
      { jours: [2, 4, 7] },
      'endurance 03-02, seuil 03-04, longue 03-07',
    ],
    [
      'keeps two sessions of one day together',
      [
        [2, 'vma'],
        [2, 'renforcement', 20],
        [7, 'longue', 90],
      ],
      { jours: [3, 5, 7] },
      'vma 03-03, renforcement 03-03, longue 03-07',
    ],
  ])('%s', (_, semaine, options, expected) => {
    const semaines = plan(semaine)
    expect(summarize(semaines, schedule(semaines, options))).toBe(expected)
  })

  it('says what it doubled, turned round and could not avoid', () => {
    const doubled = schedule(plan(USUAL, USUAL, USUAL), { jours: [2, 4, 7] })
    expect(doubled.notes.map(({ phrase }) => phrase)).toEqual([
      'Semaines 1, 2 et 3\u00a0: le renforcement est placé le même jour qu’une séance facile, faute d’assez de jours choisis.',
    ])
    const turned = plan([
      [2, 'endurance'],
      [5, 'vma'],
      [7, 'longue', 90],
    ])
    expect(codes(schedule(turned, { jours: [3, 6, 7] }))).toEqual(['ordre'])
    const narrow = plan([
      [2, 'vma'],
      [7, 'longue', 90],
    ])
    expect(codes(schedule(narrow, { jours: [6, 7] }))).toEqual(['durs_de_suite'])
  })

  it('sees the hard Sunday before a Monday', () => {
    const semaines = plan(USUAL, [
      [2, 'vma'],
      [5, 'endurance'],
      [7, 'longue', 90],
    ])
    const found = schedule(semaines, { jours: [1, 4, 6, 7] })
    expect(summarize(semaines, found)).toContain('longue 03-07, vma 03-11')
  })

  it('begins on the Monday after when its week has begun', () => {
    const late = schedule(plan(USUAL), { depart: { type: 'debut', jour: '2027-03-03' } })
    expect(late.lignes[0]?.jour).toBe('2027-03-09')
    expect(late.notes[0]?.phrase).toBe(
      'La semaine est déjà entamée\u00a0: le plan commence le lundi 8 mars 2027.',
    )
    const intime = schedule(plan(USUAL), { depart: { type: 'debut', jour: '2027-03-02' } })
    expect(intime.lignes[0]?.jour).toBe('2027-03-02')
  })

  it('names what it leaves out and why', () => {
    const found = schedule(plan(USUAL), { jours: [4, 7], max_par_jour: 1 })
    expect(found.laissees.map(({ phrase }) => phrase)).toEqual([
      '«\u00a0renforcement 3\u00a0» est laissée de côté\u00a0: cette semaine a plus de séances que vos jours, et celle-ci compte le moins.',
      '«\u00a0endurance 2\u00a0» est laissée de côté\u00a0: cette semaine a plus de séances que vos jours, et celle-ci compte le moins.',
    ])
  })
})

describe('a plan backwards from a race', () => {
  const race = (jour: string, options: Partial<OptionsProgramme> = {}) => {
    const semaines = plan(USUAL, USUAL, RACE)
    const found = schedule(semaines, { depart: course(jour), ...options })
    return { told: summarize(semaines, found), left: reasons(found.laissees), codes: codes(found) }
  }

  it('ends on a Sunday as it is written', () => {
    expect(race('2027-03-21').told).toBe(
      'vma 03-02, endurance 03-04, renforcement 03-06, longue 03-07, vma 03-09, endurance 03-11, renforcement 03-13, longue 03-14, seuil 03-16, endurance 03-18, recuperation 03-20, course 03-21',
    )
  })

  it('brings the last week nearer when the race is on a Saturday', () => {
    const { told } = race('2027-03-20', { jours: [1, 3, 5, 6], jour_long: 6 })
    expect(told).toContain('seuil 03-15, endurance 03-17, recuperation 03-19, course 03-20')
  })

  it('takes the week before as the last one when the race is early in a week', () => {
    const { told } = race('2027-03-23')
    expect(told).toContain(
      'longue 03-14, seuil 03-18, endurance 03-20, recuperation 03-21, course 03-23',
    )
  })

  it.each<[string, Partial<OptionsProgramme>, string, string]>([
    ['a race', { depart: course('2027-03-20') }, '2027-03-08', '2027-03-20'],
    [
      'a race so near that the week has begun',
      { depart: course('2027-03-14'), aujourdhui: '2027-03-10' },
      '2027-03-10',
      '2027-03-14',
    ],
    ['a day', {}, '2027-03-01', '2027-03-14'],
  ])('tells its first and its last day: %s', (_, options, debut, fin) => {
    expect(schedule(plan(USUAL, USUAL), options)).toMatchObject({ debut, fin })
  })

  it('begins later when the race is far', () => {
    const found = race('2027-06-13')
    expect(found.codes).toEqual(['commence_plus_tard'])
    expect(found.told).toMatch(/^vma 05-25/)
  })

  it('loses its beginning when the race is near', () => {
    const { left, codes, told } = race('2027-03-21', { aujourdhui: '2027-03-08' })
    expect(codes).toEqual(['raccourci'])
    expect(left).toEqual([1, 2, 3, 4].map((cle) => `${cle} semaine_retiree`))
    expect(told).toMatch(/^vma 03-09/)
  })

  it('keeps the end of a week that has begun', () => {
    const { left, told } = race('2027-03-21', { aujourdhui: '2027-03-12' })
    expect(left.slice(4)).toEqual(['5 deja_passee', '6 deja_passee'])
    expect(told).toMatch(/^renforcement 03-13, longue 03-14/)
  })

  it.each<[string, string, string]>([
    ['tomorrow', '2027-03-20', 'recuperation 03-20, course 03-21'],
    ['today', '2027-03-21', 'course 03-21'],
  ])('the race is %s', (_, aujourdhui, expected) => {
    expect(race('2027-03-21', { aujourdhui }).told).toBe(expected)
  })

  it('places nothing hard on the eve, nothing beside the race and nothing after it', () => {
    const semaines = plan([
      [5, 'vma'],
      [6, 'renforcement', 15],
      [6, 'course', 60],
      [7, 'recuperation'],
    ])
    const found = schedule(semaines, { depart: course('2027-03-20'), jours: [5], jour_long: 5 })
    expect(summarize(semaines, found)).toBe('course 03-20')
    expect(reasons(found.laissees).sort()).toEqual([
      '1 veille_de_course',
      '2 jour_de_course',
      '4 apres_course',
    ])
  })

  it('changes the order rather than put something hard on the eve', () => {
    const semaines = plan([
      [4, 'endurance'],
      [6, 'vma'],
      [7, 'course', 60],
    ])
    const found = schedule(semaines, {
      depart: course('2027-03-21'),
      jours: [4, 6],
      jour_long: null,
    })
    expect(summarize(semaines, found)).toBe('vma 03-18, endurance 03-20, course 03-21')
    expect(codes(found)).toContain('ordre')
  })

  it('leaves the day free when the plan has no race', () => {
    const semaines = plan(USUAL)
    const found = schedule(semaines, { depart: course('2027-03-07') })
    expect(codes(found)).toContain('sans_course')
    expect(found.lignes.every(({ jour }) => jour < '2027-03-07')).toBe(true)
  })

  it.each([
    ['29 February, a Tuesday', '2028-02-29', 12],
    ['the first of a year', '2028-01-01', 11],
  ])('%s is a day like another', (_, jour, placed) => {
    const found = schedule(plan(USUAL, USUAL, RACE), { depart: course(jour) })
    expect(found.lignes.at(-1)?.jour).toBe(jour)
    expect(found.lignes).toHaveLength(placed)
  })
})

describe('a refused schedule', () => {
  it.each<[string, SemaineMesuree[], Partial<OptionsProgramme>]>([
    ['sans_semaine', [], {}],
    ['sans_jour', plan(USUAL), { jours: [] }],
    ['jour_long', plan(USUAL), { jour_long: 1 }],
    ['course_passee', plan(USUAL), { depart: course('2027-02-19') }],
    ['debut_passe', plan(USUAL), { depart: { type: 'debut', jour: '2027-02-19' } }],
  ])('%s', (code, semaines, options) => {
    expect(programPlan(semaines, { ...OPTIONS, ...options }).refus?.code).toBe(code)
  })
  it('throws on what is no day', () => {
    const depart = course('2027-02-29')
    expect(() => programPlan(plan(USUAL), { ...OPTIONS, depart })).toThrow(RangeError)
  })
})
