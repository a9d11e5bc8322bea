import { readFileSync } from 'node:fs'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import { answer } from './contender.ts'

answer((path) => {
  const text = readFileSync(path, 'utf8')
  const document = new DOMParser().parseFromString(text, 'text/xml')
  const [line] = gpx(document as unknown as Document).features
  if (line?.geometry?.type !== 'LineString') throw new Error('togeojson : pas de ligne')
  const { length: points } = line.geometry.coordinates
  return { points, distance: null, denivele: null, simplified: null }
})
