import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { createOrganisateur, updateOrganisateur } from './organisateur-calls.ts'

function answering() {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (key: string, { body }: { body: FormData }) => {
    calls.push([key, Object.fromEntries(body)])
    return { id: 7, data: { id: 7 } }
  }) as unknown as Call
  return { call, calls }
}
const KEY = 'POST /api/courses/organisateurs'

describe('an organiser', () => {
  it('an organiser is created and the lists are refetched', async () => {
    const { call, calls } = answering()
    const reload = vi.fn()
    expect(await createOrganisateur(call, { nom: 'Club' }, reload)).toEqual({ id: 7 })
    expect(calls).toEqual([[KEY, { nom: 'Club' }]])
    expect(reload).toHaveBeenCalledOnce()
  })

  it('an organiser is updated by id, with a logo or without', async () => {
    const { call, calls } = answering()
    await updateOrganisateur(call, { id: 7, fields: { ville: '' } })
    await updateOrganisateur(call, { id: 7, logo: new Blob(['x']) })
    expect(calls[0]).toEqual([KEY, { id: '7', ville: '' }])
    expect(calls[1]?.[1].logo).toBeInstanceOf(Blob)
  })

  it('an empty change of an organiser sends no request', async () => {
    const { call, calls } = answering()
    expect(await updateOrganisateur(call, { id: 7 })).toBeNull()
    expect(calls).toEqual([])
  })

  it.each([undefined, 0])('an update without an id (%s) sends no request', async (id) => {
    const { call, calls } = answering()
    await expect(updateOrganisateur(call, { id, fields: { nom: 'x' } })).rejects.toThrow(
      new Error('Missing organisateur id to update...'),
    )
    expect(calls).toEqual([])
  })
})
