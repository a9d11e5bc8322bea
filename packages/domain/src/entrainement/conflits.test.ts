import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import {
  type Conflit,
  type ElementAgenda,
  findConflits,
  getJoursRecuperation,
  REGLE_RECUPERATION,
} from './conflits.ts'
import type { ObjectifSeance } from './seance.ts'

const day = (jour: number) => addDays('2028-01-31', jour)
const seance = (
  jour: number,
  objectif: ObjectifSeance = 'endurance',
  plan: number | null = 1,
): ElementAgenda => ({
  type: 'seance',
  id: `s${jour}${plan ?? ''}`,
  titre: objectif,
  jour: day(jour),
  objectif,
  plan,
})
const course = (jour: number, km_effort: number | null = 10, titre = 'Le 10'): ElementAgenda => ({
  type: 'epreuve',
  id: `e${jour}${titre}`,
  titre,
  jour: day(jour),
  km_effort,
})
const sejour = (debut: number, fin: number): ElementAgenda => ({
  type: 'sejour',
  id: 'v',
  titre: 'Vercors',
  debut: day(debut),
  fin: day(fin),
})

type Case = [name: string, ElementAgenda[], Conflit['code'][]]
const CASES: Case[] = [
  ['an empty calendar', [], []],
  ['a session on the day of a race', [seance(5), course(5)], ['jour_de_course']],
  ['the race in its plan', [seance(5, 'course'), course(5)], []],
  ['something hard on the eve', [seance(4, 'vma'), course(5)], ['veille_de_course']],
  ['something easy on the eve', [seance(4), course(5)], []],
  ['something hard two days before', [seance(3, 'vma'), course(5)], []],
  ['the eve is 29 February', [seance(29, 'seuil'), course(30)], ['veille_de_course']],
  ['two races on one day', [course(5), course(5, 10, 'autre')], ['deux_courses']],
  ['three easy days after 10 km-effort', [course(1), course(5)], ['recuperation_courte']],
  ['four easy days after 10 km-effort', [course(1), course(6)], []],
  ['listed the other way round', [course(5), course(1)], ['recuperation_courte']],
  ['an effort that nobody knows', [course(1, null), course(2)], []],
  [
    'a race in between does not hide the long one',
    [course(1, 90), course(15, 3), course(20)],
    ['recuperation_courte', 'recuperation_courte'],
  ],
  ['a session in a stay', [seance(3), sejour(3, 5)], ['sejour']],
  ['a session on the last day of a stay', [seance(5), sejour(3, 5)], ['sejour']],
  ['a session beside a stay', [seance(2), seance(6), sejour(3, 5)], []],
  ['a race in a stay is what it is for', [course(4), sejour(3, 5)], []],
  ['two plans', [seance(3), seance(3, 'vma', 2)], ['deux_plans']],
  ['two sessions of one plan', [seance(3), seance(3, 'vma')], []],
  ['one of no plan', [seance(3), seance(3, 'vma', null)], []],
]

describe('conflicts', () => {
  it.each(CASES)('%s', (_, elements, expected) => {
    expect(findConflits(elements).map(({ code }) => code)).toEqual(expected)
  })

  it.each([
    [0, 0],
    [3, 1],
    [10, 4],
    [42.195, 15],
    [170, 42],
  ])('%s km-effort ask for %s easy days', (kmEffort, expected) => {
    expect(getJoursRecuperation(kmEffort)).toBe(expected)
  })

  it('of recovery follow a custom rule', () => {
    const races = [course(1), course(3)]
    expect(findConflits(races, { ...REGLE_RECUPERATION, km_effort_par_jour: 10 })).toEqual([])
  })

  it('are said in the order of days', () => {
    const elements = [
      course(20, 10, 'Cross'),
      course(18, 53, 'Trail'),
      seance(19, 'vma'),
      seance(2),
      seance(2, 'seuil', 2),
      sejour(1, 2),
    ]
    expect(findConflits(elements).map(({ jour, phrase }) => `${jour.slice(5)} ${phrase}`)).toEqual([
      '02-02 «\u00a0endurance\u00a0» tombe pendant votre séjour «\u00a0Vercors\u00a0».',
      '02-02 «\u00a0seuil\u00a0» tombe pendant votre séjour «\u00a0Vercors\u00a0».',
      '02-02 «\u00a0endurance\u00a0» et «\u00a0seuil\u00a0» viennent de deux plans et tombent le même jour.',
      '02-19 «\u00a0vma\u00a0», une séance dure, tombe la veille de «\u00a0Cross\u00a0».',
      '02-20 «\u00a0Cross\u00a0» laisse 1\u00a0jour de récupération après «\u00a0Trail\u00a0» (53\u00a0km-effort)\u00a0: on en conseille 18.',
    ])
  })

  it.each([
    ['on the day of a race', [seance(5), course(5)], ['s51', 'e5Le 10']],
    ['two races', [course(5, 10, 'B'), course(1, 30, 'A')], ['e1A', 'e5B']],
    ['within a stay', [seance(3), sejour(3, 5)], ['s31', 'v']],
    ['two plans', [seance(3), seance(3, 'vma', 2)], ['s31', 's32']],
  ])('name what meets: %s', (_, elements, ids) => {
    expect(findConflits(elements).map((conflit) => conflit.ids)).toEqual([ids])
  })

  it('of other kinds are said in the order of days too', () => {
    const found = findConflits([
      sejour(1, 2),
      seance(2),
      ...[9, 7, 8].flatMap((jour) => [course(jour, null), seance(jour)]),
    ])
    expect(found.map(({ jour }) => jour)).toEqual([2, 7, 8, 9].map(day))
  })

  it('counts the days that are left', () => {
    const [conflit] = findConflits([course(5), course(2)])
    expect(conflit?.phrase).toContain('laisse 2\u00a0jours de récupération')
  })

  it('says in whole French that no day is left', () => {
    const [conflit] = findConflits([course(19, 30, 'Cross'), course(18, 53, 'Trail')])
    expect(conflit?.phrase).toMatch(/^«\u00a0Cross\u00a0» ne laisse aucun jour de récupération/)
  })
})
