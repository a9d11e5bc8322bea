import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { createAgence, removeAgence, updateAgence } from './agence-calls.ts'

function answering() {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (key: string, { body }: { body: FormData | object }) => {
    const given = body instanceof FormData ? Object.fromEntries(body) : { ...body }
    calls.push([key, given as Record<string, unknown>])
    return { id: 7, data: { id: 7 } }
  }) as unknown as Call
  return { call, calls }
}
const KEY = 'POST /api/voyages/agences'

describe('an agency', () => {
  it('an agency is created and removed, and the lists are refetched', async () => {
    const { call, calls } = answering()
    const reload = vi.fn()
    expect(await createAgence(call, { nom: 'Cimes' }, reload)).toEqual({ id: 7 })
    await removeAgence(call, 7, reload)
    expect(calls).toEqual([
      [KEY, { nom: 'Cimes' }],
      ['POST /api/agences/del', { id: 7 }],
    ])
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('an agency is updated by id, with a logo or without', async () => {
    const { call, calls } = answering()
    await updateAgence(call, { id: 7, fields: { garant: '' } })
    await updateAgence(call, { id: 7, logo: new Blob(['x']) })
    expect(calls[0]).toEqual([KEY, { id: '7', garant: '' }])
    expect(calls[1]?.[1].logo).toBeInstanceOf(Blob)
  })

  it('an empty change of an agency sends no request', async () => {
    const { call, calls } = answering()
    expect(await updateAgence(call, { id: 7 })).toBeNull()
    expect(calls).toEqual([])
  })

  it.each([undefined, 0])('an update without an id (%s) sends no request', async (id) => {
    const { call, calls } = answering()
    await expect(updateAgence(call, { id, fields: { nom: 'x' } })).rejects.toThrow(
      new Error('Missing agence id to update...'),
    )
    expect(calls).toEqual([])
  })
})
