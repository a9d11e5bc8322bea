import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { answer } from './contender.ts'

type Parsed = {
  parse(text: string): void
  tracks: {
    points: unknown[]
    distance: { total: number }
    elevation: { pos: number }
  }[]
}
// Its types declare a default export that does not exist.
const GpxParser: new () => Parsed = createRequire(import.meta.url)('gpxparser')

answer((path) => {
  const parser = new GpxParser()
  parser.parse(readFileSync(path, 'utf8'))
  const [track] = parser.tracks
  if (!track) throw new Error('gpxparser : pas de trace')
  const { points, distance, elevation } = track
  return {
    points: points.length,
    distance: distance.total,
    denivele: elevation.pos,
    simplified: null,
  }
})
