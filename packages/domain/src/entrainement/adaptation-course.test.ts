import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import {
  applyProposition,
  type EtatSeance,
  revertProposition,
  type SeanceAgenda,
} from './adaptation.ts'
import {
  type PlanSuivi,
  proposeRaceCancelled,
  proposeRaceMoved,
  proposeRacePast,
} from './adaptation-course.ts'
import { on, summarize } from './made-agenda.ts'
import type { SemaineMesuree } from './plan-volume.ts'
import { programPlan } from './programmation.ts'

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
const followed = (aujourdhui: string, agenda = agendaOf('2027-03-21')): PlanSuivi => ({
  agenda,
  semaines: WEEKS,
  options: { ...DAYS, aujourdhui },
  suivi: { id: 7, fin: '2027-03-21' },
})
const moved = (jour: string, aujourdhui: string, agenda?: SeanceAgenda[]) =>
  proposeRaceMoved(followed(aujourdhui, agenda), { id: 5, titre: 'Le 10', jour })

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
    expect('refus' in found ? null : summarize(found)).toEqual(expected)
  })

  it.each([
    ['2027-03-21', '2027-02-25', 'aucune séance ne change de jour.'],
    ['2027-03-20', '2027-03-15', ': 1 séance change de jour.'],
    ['2027-03-14', '2027-03-01', ': 6 séances changent de jour, 3 séances sont retirées.'],
  ])('to %s on %s is told with its moves', (jour, aujourdhui, words) => {
    const found = moved(jour, aujourdhui)
    expect('phrase' in found && found.phrase.replaceAll('\u00a0', ' ')).toContain(words)
  })

  it('leaves a session of no plan where it is', () => {
    const agenda = [{ ...on(90, 23), cle: null }, ...agendaOf('2027-03-21')]
    const found = moved('2027-03-20', '2027-03-15', agenda)
    expect('refus' in found ? null : summarize(found)).toEqual(['9 → 03-20'])
  })

  it('leaves what is done where it is', () => {
    const agenda = agendaOf('2027-03-21').map((seanceAgenda) =>
      seanceAgenda.id <= 4 ? { ...seanceAgenda, etat: 'fait' as const } : seanceAgenda,
    )
    const found = moved('2027-03-28', '2027-03-10', agenda)
    expect('refus' in found ? null : summarize(found)).toEqual([
      '5 → 03-19',
      '6 → 03-21',
      '7 → 03-23',
      '8 → 03-26',
      '9 → 03-28',
    ])
    expect('phrase' in found && found.phrase).toBe(
      '«\u00a0Le 10\u00a0» a lieu le dimanche 28 mars 2027\u00a0: 5\u00a0séances changent de jour. La suite commence le vendredi 19 mars 2027.',
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
    const found = proposeRaceCancelled(followed('2027-03-15'), [
      { id: 11, titre: 'loin', jour: '2027-06-01' },
      { id: 12, titre: 'avril', jour: '2027-04-04' },
      { id: 13, titre: 'la veille', jour: '2027-03-20' },
      { id: 14, titre: 'passée', jour: '2027-03-14' },
    ])
    expect(found.map(({ code, phrase }) => `${code} ${phrase}`)).toEqual([
      'autre_course Finissez par «\u00a0la veille\u00a0», le samedi 20 mars 2027\u00a0: 1\u00a0séance change de jour.',
      'autre_course Finissez par «\u00a0avril\u00a0», le dimanche 4 avril 2027\u00a0: 3\u00a0séances changent de jour. La suite commence le mardi 30 mars 2027.',
      'test Gardez le plan et sa date\u00a0: courez la distance seul ou entre amis, comme un test.',
      'arreter Arrêtez le plan ici\u00a0: 3\u00a0séances à venir sont retirées.',
    ])
    expect(found.at(-1)?.abandons.map(({ id }) => id)).toEqual([7, 8, 9])
    expect(found.map(({ suivi }) => suivi)).toEqual([
      { id: 7, etat: 'en_cours', epreuves_id: 13, fin: '2027-03-20' },
      { id: 7, etat: 'en_cours', epreuves_id: 12, fin: '2027-04-04' },
      { id: 7, etat: 'en_cours', epreuves_id: null, fin: '2027-03-21' },
      { id: 7, etat: 'arrete', epreuves_id: null, fin: '2027-03-21' },
    ])
  })
})

it('only races within six weeks of the end are proposed, three of them, the earlier of two as near', () => {
  const race = (id: number, jour: string) => ({ id, titre: `${id}`, jour })
  const idsOf = (...autres: { id: number; titre: string; jour: string }[]) =>
    proposeRaceCancelled(followed('2027-03-15'), autres).flatMap(({ suivi }) =>
      suivi?.epreuves_id ? [suivi.epreuves_id] : [],
    )
  expect(idsOf(race(1, '2027-05-03'), race(2, '2027-05-02'))).toEqual([2])
  expect(idsOf(race(1, '2027-03-15'), race(2, '2027-03-16'))).toEqual([2])
  const near = [race(1, '2027-03-22'), race(2, '2027-03-20'), race(3, '2027-03-23')]
  expect(idsOf(...near, race(4, '2027-03-24'))).toEqual([2, 1, 3])
  expect(idsOf(...near.toReversed())).toEqual([2, 1, 3])
})

it('a race that was moved to a day that is past ends the plan, or another race does', () => {
  const found = proposeRacePast(
    followed('2027-03-15'),
    { id: 5, titre: 'Le 10', jour: '2027-03-14' },
    [{ id: 12, titre: 'avril', jour: '2027-04-04' }],
  )
  expect(found.map(({ code, suivi }) => [code, suivi?.etat, suivi?.fin])).toEqual([
    ['arreter', 'termine', '2027-03-14'],
    ['autre_course', 'en_cours', '2027-04-04'],
  ])
  expect(found[0]?.phrase).toBe(
    '«\u00a0Le 10\u00a0» a eu lieu le dimanche 14 mars 2027, le plan est fini\u00a0: 3\u00a0séances à venir sont retirées.',
  )
})

describe('whatever day a race goes to', () => {
  const anyDay = (max: number) => fc.integer({ min: 0, max })
  const anyEtat = fc.constantFrom<EtatSeance>('prevu', 'fait', 'manque', 'retire')

  it('nothing of the plan stands after it, and nothing that is done moves', () => {
    fc.assert(
      fc.property(
        anyDay(60),
        anyDay(40),
        fc.array(anyEtat, { minLength: 9, maxLength: 9 }),
        (to, now, etats) => {
          const agenda = agendaOf('2027-03-21').map((seanceAgenda, index) => ({
            ...seanceAgenda,
            etat: etats[index] ?? seanceAgenda.etat,
          }))
          const aujourdhui = addDays('2027-02-25', now)
          const jour = addDays('2027-02-25', to)
          const found = moved(jour, aujourdhui, agenda)
          if ('refus' in found) return
          const after = applyProposition(agenda, found)
          const coming = after.filter((item) => item.etat === 'prevu' && item.jour >= aujourdhui)
          expect(coming.filter((item) => item.jour > jour)).toEqual([])
          const races = coming.filter(({ objectif }) => objectif === 'course')
          for (const race of races) expect(race.jour).toBe(jour)
          const listChanged = (all: SeanceAgenda[]) => all.filter(({ etat }) => etat !== 'prevu')
          expect(
            after.filter(({ id }) =>
              listChanged(agenda).some((seanceAgenda) => seanceAgenda.id === id),
            ),
          ).toEqual(listChanged(agenda))
          expect(revertProposition(after, found)).toEqual(agenda)
        },
      ),
    )
  })
})
