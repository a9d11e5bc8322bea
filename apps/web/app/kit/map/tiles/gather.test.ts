import { expect, it } from 'vitest'
import { gather, type TileFeature } from './gather.ts'

const depart = (id: number, lon = 6.13): TileFeature => ({
  id,
  sourceLayer: 'departs',
  properties: { slug: `course-${id}`, kind: 'trail', nb: 2 },
  geometry: { type: 'Point', coordinates: [lon, 45.9] },
})
const group: TileFeature = { ...depart(8), sourceLayer: 'groupes' }
const line: TileFeature = {
  ...depart(9),
  sourceLayer: 'lignes',
  geometry: {
    type: 'LineString',
    coordinates: [
      [6.13, 45.9],
      [6.2, 45.9],
    ],
  },
}
const crowd = Array.from({ length: 20 }, (_, index) => depart(20 - index))

it.each<[string, TileFeature, TileFeature[], string[]]>([
  ['one alone', depart(1), [depart(1)], ['1']],
  ['two of one town, the first of the tile first', depart(2), [depart(2), depart(1)], ['1', '2']],
  ['one drawn by two layers', depart(1), [depart(1), depart(1)], ['1']],
  ['not one a street away', depart(1), [depart(1), depart(2, 6.131)], ['1']],
  ['not a group, nor the line that begins there', depart(1), [depart(1), group, line], ['1']],
  ['a line is itself alone', line, [line, depart(1)], ['9']],
  [
    'no more than twelve',
    depart(20),
    crowd,
    crowd
      .slice(8)
      .map(({ id }) => String(id))
      .toReversed(),
  ],
])('the ids at a clicked point are right for: %s', (_, feature, found, ids) => {
  expect(gather(feature, found)).toEqual(ids)
})
