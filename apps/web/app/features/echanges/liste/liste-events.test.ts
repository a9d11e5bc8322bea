import { expect, it } from 'vitest'
import { happenings } from '../../../audience/track.ts'
import { trackAdded, trackRemoved, trackState } from './liste-events.ts'

const raised: [name: string, props: object][] = []
happenings.listen(({ name, props }) => raised.push([name, props]))
const raisedBy = (deed: () => void) => {
  raised.length = 0
  deed()
  return [...raised]
}
const race = { type: 'epreuve', id: 7 } as const
const route = { type: 'parcours', id: 8 } as const

it.each([
  ['adding a race', () => trackAdded(race), [['liste_add_epreuve', { id: 7 }]]],
  ['adding a route', () => trackAdded(route), [['liste_add_parcours', { id: 8 }]]],
  [
    'removing a race',
    () => trackRemoved(race),
    [
      ['liste_remove_epreuve', { id: 7 }],
      ['liste_removed', race],
      ['liste_done', race],
    ],
  ],
  [
    'removing a route',
    () => trackRemoved(route),
    [
      ['liste_remove_parcours', { id: 8 }],
      ['liste_removed', route],
      ['liste_done', route],
    ],
  ],
  [
    'completing a race',
    () => trackState(race, 'termine'),
    [['epreuve_complete', { epreuves_id: 7 }]],
  ],
  [
    'completing a route',
    () => trackState(route, 'termine'),
    [['parcours_complete', { parcours_id: 8 }]],
  ],
  ['registering', () => trackState(race, 'inscrit'), []],
  ['giving up', () => trackState(race, 'abandonne'), []],
])('%s raises %j', (_, deed, events) => {
  expect(raisedBy(deed)).toEqual(events)
})
