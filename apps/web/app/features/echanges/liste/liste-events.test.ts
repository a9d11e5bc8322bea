import { expect, it } from 'vitest'
import { happenings } from '#platform/analytics/track.ts'
import { trackRemoved, trackStored } from './liste-events.ts'

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
  ['adding a race', () => trackStored(undefined, race), [['liste_add_epreuve', { id: 7 }]]],
  ['adding a route', () => trackStored(undefined, route), [['liste_add_parcours', { id: 8 }]]],
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
    () => trackStored({ etat: 'inscrit' }, { ...race, etat: 'termine' }),
    [['epreuve_complete', { epreuves_id: 7 }]],
  ],
  [
    'completing a route',
    () => trackStored({ etat: null }, { ...route, etat: 'termine' }),
    [['parcours_complete', { parcours_id: 8 }]],
  ],
  [
    'writing a note on a race that was completed',
    () => trackStored({ etat: 'termine' }, { ...race, etat: 'termine' }),
    [],
  ],
  [
    'taking back the removal of a completed race',
    () => trackStored(undefined, { ...race, etat: 'termine', isBack: true }),
    [['liste_add_epreuve', { id: 7 }]],
  ],
  ['registering', () => trackStored({ etat: null }, { ...race, etat: 'inscrit' }), []],
  ['giving up', () => trackStored({ etat: null }, { ...race, etat: 'abandonne' }), []],
])('the change « %s » of the run list tracks %j', (_, deed, events) => {
  expect(raisedBy(deed)).toEqual(events)
})
