import type { Step } from '@foulee/domain/entrainement/step'
import { expect, test } from 'vitest'
import { listRows } from './prevu-fait-rows.ts'

const steps: Step[] = [
  {
    type: 'effort',
    fin: { type: 'temps', valeur: 3600 },
    cible: { type: 'vma', min: 65, max: 65 },
  },
]
const fait = {
  le: '2026-11-27',
  duree: 3500,
  distance: 9800,
  rpe: 4,
  mots: '',
  charge: 233,
  activites_id: null,
}

const tell = (vma: number | null) =>
  Object.fromEntries(
    listRows({ steps }, fait, { vma, fc_max: null }).map((row) => [row.id, row.prevu]),
  )

test('what was planned is said as the session says it: of a duration, about how far', () => {
  expect(tell(15)).toMatchObject({ duree: '1h', distance: 'environ 9,8\u00a0km' })
})

test('without a VMA how far is not known', () => {
  expect(tell(null)).toMatchObject({ duree: '1h', distance: '–' })
})
