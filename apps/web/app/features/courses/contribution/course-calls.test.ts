import type { Call } from '@foulee/contract/shared/call'
import { expect, it, vi } from 'vitest'
import { createCourse, updateCourse } from './course-calls.ts'

const answering = () => vi.fn(async () => ({ success: true, id: 12, data: { version: 3 } }))
const asCall = (call: ReturnType<typeof answering>) => call as unknown as Call

it.each([
  ['no data', undefined],
  ['no organiser', { nom: 'Trail' }],
  ['an empty one', { nom: 'Trail', organisateurs_id: '' }],
])('creating a race with %s is refused before a call', async (_, data) => {
  const call = answering()
  await expect(createCourse(asCall(call), data)).rejects.toThrow(
    'Missing data or organisateurs_id...',
  )
  expect(call).not.toHaveBeenCalled()
})

it('creates a race for its organiser', async () => {
  const call = answering()
  await createCourse(asCall(call), { nom: 'Trail', organisateurs_id: '7', types: ['trail'] })
  const [key, { body }] = call.mock.calls[0] as unknown as [string, { body: FormData }]
  expect(key).toBe('POST /api/courses/create')
  expect([...body]).toEqual([
    ['nom', 'Trail'],
    ['organisateurs_id', '7'],
    ['types', 'trail'],
  ])
})

it('an update without an id is refused before a request', async () => {
  const call = answering()
  const update = updateCourse(asCall(call), { id: undefined, fields: { nom: 'Trail' } })
  await expect(update).rejects.toThrow('Missing course id...')
  expect(call).not.toHaveBeenCalled()
})

it('an update sends the version it started from, and an empty change sends nothing', async () => {
  const call = answering()
  expect(await updateCourse(asCall(call), { id: 12, fields: {} })).toBeNull()
  expect(call).not.toHaveBeenCalled()
  await updateCourse(asCall(call), { id: 12, fields: { types: [] }, version: 4 })
  const [, { body }] = call.mock.calls[0] as unknown as [string, { body: FormData }]
  expect([...body]).toEqual([
    ['types', ''],
    ['version', '4'],
  ])
})
