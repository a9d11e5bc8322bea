import type { Call } from '@foulee/contract/shared/call'
import { expect, it, vi } from 'vitest'
import type { TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { targetOf } from './targets.ts'

const ROUTE = { id: 40 }

const tie = (call: Call, target: TracerTarget) => targetOf(target).tie(call, target, ROUTE)

const recordCalls = () => {
  const call = vi.fn(async (_key: string, _input: unknown) => ({ data: {} }))
  return { call: call as unknown as Call, calls: call.mock.calls }
}

const read = (input: unknown) => {
  const { params, body } = input as { params?: object; body: FormData | object }
  return { params, body: body instanceof FormData ? Object.fromEntries(body) : body }
}

it('a drawing becomes the route of its race, and changes nothing else of it', async () => {
  const { call, calls } = recordCalls()
  await tie(call, { kind: 'epreuve', course: 3, edition: 5, id: 12 })
  expect(calls).toEqual([
    ['POST /api/courses/epreuves', { body: { id: 12, editions_id: 5, parcours_id: 40 } }],
  ])
})

it('a drawing becomes the route of its day of a stay', async () => {
  const { call, calls } = recordCalls()
  await tie(call, { kind: 'journee', voyage: 3, id: 12 })
  expect(calls.map(([key, input]) => [key, read(input)])).toEqual([
    [
      'POST /api/voyages/journee/{id}/edit/{journee_id}',
      { params: { id: 3, journee_id: 12 }, body: { parcours_id: '40' } },
    ],
  ])
})

it('a drawing becomes the route of its session', async () => {
  const { call, calls } = recordCalls()
  await tie(call, { kind: 'seance', id: 12, athlete: null })
  expect(calls.map(([key, input]) => [key, read(input)])).toEqual([
    ['POST /api/training/update/{id}', { params: { id: 12 }, body: { parcours_id: '40' } }],
  ])
})
