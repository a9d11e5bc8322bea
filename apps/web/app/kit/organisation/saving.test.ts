import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { createStructure, updateStructure } from './saving.ts'

function answering() {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (key: string, { body }: { body: FormData }) => {
    calls.push([key, Object.fromEntries(body)])
    return { id: 7, data: { id: 7 } }
  }) as unknown as Call
  return { call, calls }
}

describe.each([
  { key: 'POST /api/courses/organisateurs', missing: 'Missing organisateur id to update...' },
  { key: 'POST /api/voyages/agences', missing: 'Missing agence id to update...' },
] as const)('a structure of $key', (save) => {
  const { key, missing } = save

  it('a structure is created and the lists are refetched', async () => {
    const { call, calls } = answering()
    const reload = vi.fn()
    expect(await createStructure(call, save, { nom: 'Cimes' }, reload)).toEqual({ id: 7 })
    expect(calls).toEqual([[key, { nom: 'Cimes' }]])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a structure is updated by id, with a logo or without', async () => {
    const { call, calls } = answering()
    await updateStructure(call, save, { id: 7, fields: { ville: '' } })
    await updateStructure(call, save, { id: 7, logo: new Blob(['x']) })
    expect(calls[0]).toEqual([key, { id: '7', ville: '' }])
    expect(calls[1]?.[1].logo).toBeInstanceOf(Blob)
  })

  it('an empty change of a structure sends no request', async () => {
    const { call, calls } = answering()
    expect(await updateStructure(call, save, { id: 7 })).toBeNull()
    expect(calls).toEqual([])
  })

  it.each([undefined, 0])('an update without an id (%s) sends no request', async (id) => {
    const { call, calls } = answering()
    await expect(updateStructure(call, save, { id, fields: { nom: 'x' } })).rejects.toThrow(
      new Error(missing),
    )
    expect(calls).toEqual([])
  })
})
