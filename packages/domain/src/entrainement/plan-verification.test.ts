import { describe, expect, it } from 'vitest'
import type { JourSemaine, ObjectifPlan, Phase } from './plan.ts'
import { type CodeConstat, verifyPlan } from './plan-verification.ts'
import type { SeanceMesuree, SemaineMesuree } from './plan-volume.ts'
import type { ObjectifSeance } from './seance.ts'

let cle = 0
/** Easy running by default, at a load of 4 per minute. */
function seance(
  jour: JourSemaine,
  minutes: number | null,
  objectif: ObjectifSeance = 'endurance',
): SeanceMesuree {
  cle += 1
  const duree = minutes === null ? null : minutes * 60
  const charge = minutes === null ? null : minutes * 4
  const titre = `${objectif} ${cle}`
  return { cle, jour, titre, sport: 'course_a_pied', objectif, duree, charge, distance: null }
}

/** Four equal easy sessions, which trigger no rule about a single week. */
const week = (minutes: number, phase: Phase = 'generale'): SemaineMesuree => ({
  phase,
  seances: ([2, 3, 5, 7] as const).map((jour) => seance(jour, minutes / 4)),
})
const weeks = (...minutes: number[]) => minutes.map((minute) => week(minute))
const only = (...seances: SeanceMesuree[]): SemaineMesuree => ({ phase: 'generale', seances })

const GOOD = weeks(200, 220, 240, 180, 250, 270, 200, 280, 220, 150)
const check = (semaines: readonly SemaineMesuree[], objectif: ObjectifPlan = 'debuter') =>
  verifyPlan({ objectif, semaines }).map((constat) => [constat.semaine, constat.code])

type Case = [name: string, SemaineMesuree[], [number | null, CodeConstat][], ObjectifPlan?]

const CASES: Case[] = [
  ['a good plan', GOOD, [], '10km'],
  ['no week', [], [[null, 'sans_semaine']]],
  ['one week', weeks(200), []],
  ['a rise of exactly 10 %', weeks(200, 220), []],
  ['a rise of 11 %', weeks(200, 222), [[2, 'hausse']]],
  ['back after an easy week', weeks(200, 210, 150, 230), []],
  ['too much after two easy weeks', weeks(200, 100, 100, 230), [[4, 'hausse']]],
  ['the best before is three weeks away', weeks(220, 150, 150, 220, 220), []],
  ['the best before is four weeks away', weeks(220, 150, 150, 150, 220), [[5, 'hausse']]],
  ['four weeks without an easy one', weeks(200, 205, 210, 215), [[4, 'sans_semaine_facile']]],
  ['an easy week at exactly 80 %', weeks(200, 200, 200, 160), []],
  ['not easy enough', weeks(200, 200, 200, 162), [[4, 'sans_semaine_facile']]],
  [
    'seven weeks without an easy one, told once',
    weeks(200, 200, 200, 200, 200, 200, 200),
    [[4, 'sans_semaine_facile']],
  ],
  [
    'an empty week is easy, and said',
    [...weeks(200, 200, 200), only(), week(200)],
    [[4, 'semaine_vide']],
  ],
  [
    'two hard days',
    [only(seance(2, 50, 'vma'), seance(3, 50, 'seuil'), seance(5, 50), seance(7, 50))],
    [[1, 'durs_de_suite']],
  ],
  [
    'two hard sessions on one day',
    [only(seance(2, 50, 'vma'), seance(2, 50, 'seuil'), seance(5, 50), seance(7, 50))],
    [],
  ],
  [
    'hard on Sunday, hard on Monday',
    [
      only(seance(2, 50), seance(4, 50), seance(6, 50), seance(7, 60, 'longue')),
      only(seance(1, 50, 'vma'), seance(4, 50), seance(6, 50), seance(7, 60)),
    ],
    [[2, 'durs_de_suite']],
  ],
  [
    'the day before the race',
    [only(seance(2, 50), seance(4, 50), seance(6, 20, 'vma'), seance(7, 200, 'course'))],
    [[1, 'durs_de_suite']],
  ],
  ['no taper', weeks(200, 210, 150, 220, 220), [[4, 'sans_affutage']], 'marathon'],
  ['a taper of the last week only', weeks(200, 210, 150, 220, 150), [[4, 'sans_affutage']], 'semi'],
  ['a taper of two weeks', [...weeks(200, 210, 200), week(180, 'affutage'), week(140)], [], 'semi'],
  ['whoever begins needs no taper', weeks(200, 210, 150, 220, 220), []],
  [
    'the race does not count in its week',
    [
      ...weeks(200, 210, 200, 160),
      { phase: 'affutage', seances: [...week(140).seances, seance(7, 240, 'course')] },
    ],
    [],
    'marathon',
  ],
  [
    'a long session of 45 % among four',
    [only(seance(2, 37), seance(4, 37), seance(5, 36), seance(7, 90))],
    [[1, 'sortie_trop_longue']],
  ],
  ['a long session of 45 % among three', [only(seance(2, 55), seance(4, 55), seance(7, 90))], []],
  [
    'strength is no outing',
    [only(seance(2, 55), seance(3, 15, 'renforcement'), seance(4, 55), seance(7, 90))],
    [],
  ],
  ['a week of one session', [only(seance(7, 90))], []],
  ['a long session of two', [only(seance(2, 20), seance(7, 90))], [[1, 'sortie_trop_longue']]],
  [
    'a long session that comes first',
    [only(seance(2, 90), seance(4, 37), seance(5, 37), seance(7, 36))],
    [[1, 'sortie_trop_longue']],
  ],
  [
    'a race on the way counts in its week',
    [week(200), only(...week(150).seances, seance(7, 90, 'course')), week(150)],
    [[2, 'hausse']],
  ],
  [
    'findings of several weeks, by week',
    [only(seance(2, 37), seance(4, 37), seance(5, 36), seance(7, 90)), week(240)],
    [
      [1, 'sortie_trop_longue'],
      [2, 'hausse'],
    ],
  ],
  [
    'hard days told in any order',
    [only(seance(7, 50), seance(5, 50, 'vma'), seance(2, 50), seance(4, 50, 'seuil'))],
    [[1, 'durs_de_suite']],
  ],
  ['no taper of a plan of four weeks', weeks(200, 210, 150, 220), [[3, 'sans_affutage']], 'semi'],
  ['no taper asked of three weeks', weeks(200, 210, 220), [], 'semi'],
  ['a last week that is too long', weeks(200, 210, 150, 180, 160), [[4, 'sans_affutage']], 'semi'],
  [
    'a taper after weeks that were long before the last four',
    weeks(300, 200, 200, 150, 200, 190, 190),
    [[6, 'sans_affutage']],
    'semi',
  ],
  [
    'a week of unknown length is compared with nothing',
    [week(200), only(seance(2, null), seance(4, 300), seance(5, 300)), week(200)],
    [[2, 'volume_inconnu']],
  ],
]

describe('a plan checks itself', () => {
  it.each(CASES)('%s', (_, semaines, expected, objectif) => {
    expect(check(semaines, objectif)).toEqual(expected)
  })

  it('compares times where a load is unknown', () => {
    const [first, second] = weeks(200, 230)
    const unknown = second?.seances.map((seance) => ({ ...seance, charge: null })) ?? []
    const semaines = [first ?? week(0), { phase: 'generale' as const, seances: unknown }]
    expect(verifyPlan({ objectif: 'debuter', semaines })[0]?.phrase).toBe(
      'La durée monte de 15\u00a0%\u00a0: 3h50, contre 3h20 au plus dans les trois semaines d’avant. On conseille 10\u00a0% au plus.',
    )
  })

  it('takes the word of the author where figures are unknown', () => {
    const blind = (phase: Phase): SemaineMesuree => ({ phase, seances: [seance(2, null)] })
    const codes = (last: Phase) =>
      check([blind('generale'), blind('generale'), blind('generale'), blind(last)])
    expect(codes('recuperation')).not.toContainEqual([4, 'sans_semaine_facile'])
    expect(codes('generale')).toContainEqual([4, 'sans_semaine_facile'])
  })

  it.each([
    [[null], 'd’une séance'],
    [[null, null], 'de 2 séances'],
  ])('names how many times are unknown: %j', (unknown, words) => {
    const seances = [seance(1, 30), ...unknown.map((minutes) => seance(2, minutes))]
    const [constat] = verifyPlan({ objectif: null, semaines: [only(...seances)] })
    expect(constat?.phrase).toContain(`La durée ${words} n’est pas connue`)
  })

  it('asks no taper of a plan without a goal', () => {
    const semaines = weeks(200, 210, 150, 220, 220)
    expect(verifyPlan({ objectif: null, semaines })).toEqual([])
  })

  it('and states the figures of each finding', () => {
    const [constat] = verifyPlan({ objectif: 'semi', semaines: weeks(200, 210, 150, 220, 220) })
    expect(constat?.phrase).toBe(
      'Pas d’affûtage avant l’objectif\u00a0: les deux dernières semaines sont à 105\u00a0% et 105\u00a0% de la plus forte des quatre précédentes (840). On conseille 90\u00a0% puis 70\u00a0% au plus, sans compter la course.',
    )
  })
})
