import { describe, expect, it } from 'vitest'
import { type MapPoint, pickPoints, toPointCollection } from './points.ts'

const point = (id: string, position: readonly number[]): MapPoint => ({
  id,
  position: position as unknown as MapPoint['position'],
  nom: `Course ${id}`,
  kind: 'trail',
})

describe('points as GeoJSON', () => {
  it('keep the order longitude, latitude, the id and the kind', () => {
    expect(toPointCollection([point('a', [6.87, 45.92])])).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { id: 'a', kind: 'trail' },
          geometry: { type: 'Point', coordinates: [6.87, 45.92] },
        },
      ],
    })
  })

  it.for([[[]], [[2]], [[200, 48]], [[2, -91]], [[Number.NaN, 48]]])(
    'leave out the position %j',
    ([position]) => {
      const points = [point('lost', position ?? []), point('placed', [2, 48])]
      const ids = toPointCollection(points).features.map(({ properties }) => properties.id)
      expect(ids).toEqual(['placed'])
    },
  )
})

it('are found by id, in the order asked', () => {
  const points = [point('a', [1, 1]), point('b', [2, 2])]
  expect(pickPoints(points, ['b', 'gone', null, undefined, 'a']).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ])
})
