import type { SuiviEntier } from '@foulee/contract/entrainement/programmation'
import { describe, expect, it } from 'vitest'
import { dateWeeks } from './dated-weeks.ts'

type Semaine = SuiviEntier['semaines'][number]
type Seance = Semaine['seances'][number]
type Entrainement = SuiviEntier['entrainements'][number]

const seance = (cle: number, jour: Seance['jour'], titre: string) =>
  ({ cle, jour, titre, raccourci: titre }) as Seance

const semaine = (numero: number, ...seances: Seance[]) => ({ numero, seances }) as Semaine

const put = (
  numero: number,
  titre: string,
  jour: string,
  entrainement: Partial<Entrainement> = {},
) =>
  ({
    titre,
    raccourci: titre,
    suivi: { id: 1, titre: 'Plan', slug: 'plan', semaine: numero },
    etat: 'prevu',
    prevu_le: jour,
    jour,
    ...entrainement,
  }) as Entrainement

const read = (semaines: Semaine[], entrainements: Entrainement[]) => {
  const { semaines: dated, dates } = dateWeeks({ semaines, entrainements })
  return dated.flatMap(({ seances }) =>
    seances.map(({ cle, jour }) => [cle, jour, dates.get(cle) ?? null]),
  )
}

describe('dateWeeks', () => {
  // 1 March 2027 was a Monday.
  it('each session is on the day chosen by the member', () => {
    const weeks = [semaine(1, seance(1, 2, 'VMA'), seance(2, 7, 'Longue'))]
    const trainings = [put(1, 'VMA', '2027-03-03'), put(1, 'Longue', '2027-03-06')]
    expect(read(weeks, trainings)).toEqual([
      [1, 3, '2027-03-03'],
      [2, 6, '2027-03-06'],
    ])
  })

  it('two sessions with one name get their days in the order of the week, whichever was moved', () => {
    const weeks = [semaine(1, seance(1, 2, 'Footing'), seance(2, 4, 'Footing'))]
    const trainings = [
      put(1, 'Footing', '2027-03-04'),
      put(1, 'Footing', '2027-03-07', { prevu_le: '2027-03-02' }),
    ]
    expect(read(weeks, trainings)).toEqual([
      [1, 7, '2027-03-07'],
      [2, 4, '2027-03-04'],
    ])
  })

  it.each([
    ['of another week', put(2, 'VMA', '2027-03-09')],
    ['taken out of the calendar', put(1, 'VMA', '2027-03-02', { etat: 'retire' })],
    ['of no plan', put(1, 'VMA', '2027-03-02', { suivi: null })],
  ])('a session keeps the day of the plan when its training is %s', (_, training) => {
    expect(read([semaine(1, seance(1, 2, 'VMA'))], [training])).toEqual([[1, 2, null]])
  })
})
