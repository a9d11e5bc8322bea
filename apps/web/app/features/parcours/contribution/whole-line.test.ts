import { describe, expect, it } from 'vitest'
import { findChanged, readFields } from '../../../editor/changed-fields.ts'
import type { Samples } from '../../../trace/route-samples.ts'
import { cutSamples } from './whole-line.ts'

const samples: Samples = {
  step: 100,
  length: 1000,
  lon: Float64Array.from({ length: 11 }, (_, index) => index),
  lat: new Float64Array(11),
  altitudes: Array.from({ length: 11 }, (_, index) => index * 10),
  slopes: new Array(11).fill(0),
}

describe('a cut', () => {
  it.each([
    [0, 1000, [0, 10]],
    [200, 500, [2, 5]],
    [950, 1000, [9, 10]],
    [1000, 1000, [9, 10]],
  ])('from %d to %d keeps its places', (from, to, [first, last]) => {
    const cut = cutSamples(samples, from, to)
    expect([cut.lon[0], cut.lon.at(-1)]).toEqual([first, last])
    expect(cut.altitudes).toHaveLength(cut.lon.length)
  })
})

describe('fields', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['titre', 'Tour'],
    ['types', ''],
    ['types', 'trail'],
    ['saison', ''],
  ] as const) {
    form.append(name, value)
  }
  const fields = readFields(form, ['types', 'saison'])

  it('are texts and lists', () => {
    expect(fields).toEqual({ titre: 'Tour', types: ['trail'], saison: [] })
  })

  it('are sent when they differ from what was saved', () => {
    expect(findChanged(fields, { titre: 'Tour', types: [], saison: [] })).toEqual({
      types: ['trail'],
    })
    expect(findChanged(fields, fields)).toEqual({})
  })
})
