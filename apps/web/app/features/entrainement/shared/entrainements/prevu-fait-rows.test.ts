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

const readPrevus = (vma: number | null) =>
  Object.fromEntries(
    listRows({ steps }, fait, { vma, fc_max: null }).map((row) => [row.id, row.prevu]),
  )

test('planned values match the totals of the session, with an estimated distance for a duration', () => {
  expect(readPrevus(15)).toMatchObject({ duree: '1h', distance: 'environ 9,8\u00a0km' })
})

test('without a VMA the planned distance is unknown', () => {
  expect(readPrevus(null)).toMatchObject({ duree: '1h', distance: '–' })
})
