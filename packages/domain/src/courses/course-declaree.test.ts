import { describe, expect, it } from 'vitest'
import { type CourseDeclaree, checkCourseDeclaree } from './course-declaree.ts'

const TODAY = '2026-12-01'
const check = (course: Partial<CourseDeclaree>) =>
  Object.keys(
    checkCourseDeclaree(
      {
        epreuves_id: null,
        nom: 'Corrida de Noël',
        date: '2025-12-20',
        type: 'route',
        distance: 10_000,
        statut: 'classe',
        temps: 2700,
        rang: 40,
        nb_classes: 312,
        ...course,
      },
      TODAY,
    ),
  )

describe('a race that is declared', () => {
  it.each<[string, Partial<CourseDeclaree>, string[]]>([
    ['whole', {}, []],
    ['of today', { date: TODAY }, []],
    ['without a place', { rang: null, nb_classes: null }, []],
    ['with a place among nobody knows how many', { nb_classes: null }, []],
    ['given up', { statut: 'abandon', temps: null, rang: null }, []],
    ['of our calendar, whatever its length', { epreuves_id: 3, nom: '', distance: null }, []],
    ['of tomorrow', { date: '2026-12-02' }, ['date']],
    ['of another age', { date: '1949-12-31' }, ['date']],
    ['without a name or a length', { nom: '', distance: null }, ['nom', 'distance']],
    ['finished without a time', { temps: null }, ['temps']],
    ['given up with a time', { statut: 'abandon', rang: null }, ['temps']],
    ['given up with a place', { statut: 'abandon', temps: null }, ['rang']],
    ['faster than anybody runs', { temps: 1200 }, ['temps']],
    ['slower than any cut-off', { temps: 40_000 }, ['temps']],
    ['a triathlon, ridden', { type: 'triathlon', distance: 51_500, temps: 6400 }, []],
    ['a place after the last one', { rang: 313 }, ['nb_classes']],
  ])('%s', (_, course, fields) => {
    expect(check(course)).toEqual(fields)
  })
})
