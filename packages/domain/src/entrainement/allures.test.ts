import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCibleResolue, resolveCible } from './allures.ts'
import { madeCible } from './made-steps.ts'
import { type Reperes, SANS_REPERES } from './reperes.ts'
import type { Cible } from './step.ts'
import { findZone, targetZone } from './zones.ts'

const KARIM: Reperes = { vma: 15, fc_max: 190 }
const zone = (code: string): Cible => {
  const found = findZone(code)
  if (!found) throw new Error(`no zone ${code}`)
  return targetZone(found)
}

describe('a target in the figures of a runner', () => {
  it.each<[string, Cible, Reperes, string | null]>([
    ['free', { type: 'libre' }, KARIM, null],
    ['% VMA', { type: 'vma', min: 100, max: 105 }, KARIM, "3'49–4'00/km"],
    ['% VMA of nobody', { type: 'vma', min: 100, max: 105 }, SANS_REPERES, null],
    ['one figure', { type: 'vma', min: 80, max: 80 }, KARIM, "5'00/km"],
    ['% FC max', { type: 'fc_max', min: 80, max: 90 }, KARIM, '152–171\u00a0bpm'],
    ['a pace, whoever runs', { type: 'allure', min: 240, max: 250 }, SANS_REPERES, "4'00–4'10/km"],
    ['heartbeats', { type: 'fc', min: 150, max: 150 }, SANS_REPERES, '150\u00a0bpm'],
    ['effort', { type: 'rpe', min: 7, max: 7 }, KARIM, null],
    ['watts', { type: 'puissance', min: 250, max: 250 }, KARIM, null],
    ['a zone by both', zone('A2'), KARIM, "5'43–6'09/km, 133–143\u00a0bpm"],
    ['a zone without FC max', zone('A2'), { vma: 15, fc_max: null }, "5'43–6'09/km"],
    ['a zone of heartbeats', zone('i2'), KARIM, '143–162\u00a0bpm'],
    [
      'a zone with figures of its author',
      { type: 'vma', min: 60, max: 80, zone: 'A2' },
      KARIM,
      "5'00–6'40/km",
    ],
  ])('%s', (_name, cible, reperes, text) => {
    expect(formatCibleResolue(resolveCible(cible, reperes))).toBe(text)
  })

  it('has the quicker pace and the lower heart rate first', () => {
    fc.assert(
      fc.property(madeCible, (cible) => {
        for (const range of Object.values(resolveCible(cible, KARIM))) {
          expect(range === null || range.min <= range.max).toBe(true)
        }
      }),
    )
  })
})
