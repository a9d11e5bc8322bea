import { expect, it } from 'vitest'
import { moveActive } from '#ui/move-active.ts'
import { listOptions } from './box-options.ts'

it('the arrows cycle through the options and the field', () => {
  const downs = [-1, 0, 1, 2].map((active) => moveActive('ArrowDown', active, 3))
  expect(downs).toEqual([0, 1, 2, -1])
  const ups = [-1, 0, 1, 2].map((active) => moveActive('ArrowUp', active, 3))
  expect(ups).toEqual([2, -1, 0, 1])
})

it('other keys, and arrows without options, move nothing', () => {
  expect(moveActive('Home', 0, 3)).toBeNull()
  expect(moveActive('ArrowDown', -1, 0)).toBeNull()
})

it('the options begin with the interpretations and end with the page of all results', () => {
  const found = { id: 1, titre: 'Trail', detail: '', jour: null, chemin: '/courses/trail' }
  const resultats = [{ ...found, kind: 'course' as const, image: null }]
  const groupes = [{ kind: 'course' as const, nb: 1, est_plafonne: false, resultats }]
  const sens = [
    { quoi: 'courses' as const, titre: 'Trails', texte: 'trail', lieu: null, nb: 3 },
    { quoi: 'parcours' as const, titre: 'Parcours de trail', texte: 'trail', lieu: null, nb: 1 },
  ]
  const paths = (input: Parameters<typeof listOptions>[0]) =>
    listOptions(input, 'trail é').map(({ path }) => path)
  const page = '/recherche?q=trail+%C3%A9'
  expect(paths({ sens, groupes })).toEqual([
    '/calendrier?texte=trail',
    '/itineraires?texte=trail',
    '/courses/trail',
    page,
  ])
  expect(paths({ sens: [], groupes })).toEqual(['/courses/trail', page])
  expect(paths({ sens: [], groupes: [] })).toEqual([])
})
