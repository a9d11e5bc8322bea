import { describe, expect, it } from 'vitest'
import { type Ecrite, plan } from './made-plan.ts'
import { isJourneeDure, shareOut } from './programmation-journees.ts'

function summarize(semaine: Ecrite[], nombre: number, max = 2) {
  const seances = plan(semaine)[0]?.seances ?? []
  const { journees, doublees, laissees } = shareOut(seances, nombre, max)
  return [
    journees.map(({ jour, seances: siennes }) => [jour, ...siennes.map(({ titre }) => titre)]),
    doublees.map(({ titre }) => titre),
    laissees.map(({ seance, raison }) => `${seance.titre} ${raison}`),
  ]
}

describe('the sessions of a week on the days that a runner has', () => {
  it.each<[string, Ecrite[], number, number, ReturnType<typeof summarize>]>([
    [
      'stay in the order of days, whatever their order in the plan',
      [
        [5, 'seuil'],
        [2, 'endurance'],
      ],
      7,
      2,
      [
        [
          [2, 'endurance 2'],
          [5, 'seuil 1'],
        ],
        [],
        [],
      ],
    ],
    [
      'lose the least important of a day that is too full, the others in their order',
      [
        [2, 'renforcement'],
        [2, 'vma'],
        [2, 'recuperation'],
      ],
      7,
      2,
      [[[2, 'vma 2', 'recuperation 3']], [], ['renforcement 1 trop_par_jour']],
    ],
    [
      'double strength with the nearest easy day',
      [
        [1, 'endurance'],
        [4, 'renforcement'],
        [5, 'seuil'],
        [6, 'recuperation'],
      ],
      3,
      2,
      [
        [
          [1, 'endurance 1'],
          [5, 'seuil 3'],
          [6, 'recuperation 4', 'renforcement 2'],
        ],
        ['renforcement 2'],
        [],
      ],
    ],
    [
      'leave strength where it is while there are days enough',
      [
        [1, 'endurance'],
        [4, 'renforcement'],
      ],
      2,
      2,
      [
        [
          [1, 'endurance 1'],
          [4, 'renforcement 2'],
        ],
        [],
        [],
      ],
    ],
    [
      'do not double strength with strength, nor with a hard day',
      [
        [1, 'vma'],
        [3, 'renforcement'],
        [5, 'renforcement'],
      ],
      2,
      2,
      [
        [
          [1, 'vma 1'],
          [5, 'renforcement 3'],
        ],
        [],
        ['renforcement 2 moins_de_jours'],
      ],
    ],
    [
      'do not double strength where no day has room for all of it',
      [
        [1, 'endurance'],
        [1, 'recuperation'],
        [3, 'renforcement'],
      ],
      1,
      2,
      [[[1, 'endurance 1', 'recuperation 2']], [], ['renforcement 3 moins_de_jours']],
    ],
    [
      'lose the shorter of two that are alike',
      [
        [1, 'endurance', 50],
        [3, 'endurance', 40],
        [7, 'longue', 90],
      ],
      2,
      2,
      [
        [
          [1, 'endurance 1'],
          [7, 'longue 3'],
        ],
        [],
        ['endurance 2 moins_de_jours'],
      ],
    ],
    [
      'may both be hard on two days',
      [
        [1, 'endurance'],
        [3, 'vma'],
        [7, 'longue', 90],
      ],
      2,
      2,
      [
        [
          [3, 'vma 2'],
          [7, 'longue 3'],
        ],
        [],
        ['endurance 1 moins_de_jours'],
      ],
    ],
    [
      'are not all hard on three days',
      [
        [1, 'endurance'],
        [3, 'vma'],
        [5, 'seuil'],
        [7, 'longue', 90],
      ],
      3,
      2,
      [
        [
          [1, 'endurance 1'],
          [5, 'seuil 3'],
          [7, 'longue 4'],
        ],
        [],
        ['vma 2 moins_de_jours'],
      ],
    ],
    [
      'may be hard on three days of five',
      [
        [1, 'endurance'],
        [2, 'recuperation'],
        [3, 'vma'],
        [4, 'endurance', 40],
        [5, 'seuil'],
        [7, 'longue', 90],
      ],
      5,
      2,
      [
        [
          [1, 'endurance 1'],
          [3, 'vma 3'],
          [4, 'endurance 4'],
          [5, 'seuil 5'],
          [7, 'longue 6'],
        ],
        [],
        ['recuperation 2 moins_de_jours'],
      ],
    ],
    ['are all left out on no day', [[1, 'course']], 0, 2, [[], [], ['course 1 moins_de_jours']]],
  ])('%s', (_, semaine, nombre, max, expected) => {
    expect(summarize(semaine, nombre, max)).toEqual(expected)
  })

  it('a day is hard as soon as one of its sessions is', () => {
    const [semaine] = plan([
      [1, 'endurance'],
      [1, 'vma'],
      [2, 'endurance'],
    ])
    const [easy, hard, alone] = semaine?.seances ?? []
    if (!easy || !hard || !alone) throw new Error('Three sessions were planned.')
    expect(isJourneeDure({ jour: 1, seances: [easy, hard] })).toBe(true)
    expect(isJourneeDure({ jour: 2, seances: [alone] })).toBe(false)
  })
})
