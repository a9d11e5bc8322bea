import { expect, it } from 'vitest'
import { addRouteToNote, readNote } from './route-note.ts'

const url = 'https://foulee.example/parcours/12'

it('a note keeps its words, names one route, and leads to it on this site', () => {
  const first = addRouteToNote('En forêt.\nSans montre.', { titre: 'Le lac', url: `${url}3` })
  const note = addRouteToNote(first, { titre: 'Les crêtes, le soir', url })
  expect(note).toBe(`En forêt.\nSans montre.\nParcours\u00a0: Les crêtes, le soir, ${url}`)
  expect(readNote(note)).toEqual({
    words: 'En forêt.\nSans montre.',
    route: { titre: 'Les crêtes, le soir', path: '/parcours/12' },
  })
})

it.each([null, ''])('a route is noted where there is no note: %j', (note) => {
  expect(addRouteToNote(note, { titre: '', url })).toBe(`Parcours\u00a0: tracé, ${url}`)
})

it.each([
  'En forêt.',
  'Parcours : libre',
  `Vu sur ${url}`,
  'Parcours : x, https://mal.example/autre',
])('words that name no route stay words: %j', (note) => {
  expect(readNote(note)).toEqual({ words: note, route: null })
})
