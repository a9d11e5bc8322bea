import type { Call } from '@foulee/contract/shared/call'
import { describe, expect, it, vi } from 'vitest'
import { addGpx, checkPhoto, checkPoi, createRoute, updateRoute } from './route-calls.ts'

const gpx = new File(['<gpx/>'], 'tour.gpx')

function answering(answers: Record<string, unknown> = {}) {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (key: string, input: { body?: unknown } = {}) => {
    const fields = input.body instanceof FormData ? Object.fromEntries(input.body) : {}
    calls.push([key.replace(/^\w+ \/api\/parcours\//, ''), fields])
    const answer = answers[key] ?? { id: 7, data: { id: 7 } }
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Call
  return { call, calls }
}

describe('creating a route', () => {
  it('a route is created empty, then gets its file, then the list is refetched', async () => {
    const { call, calls } = answering()
    const reload = vi.fn(() => calls.push(['list', {}]))
    await createRoute(call, { gpx }, { reload })
    expect(calls.map(([key]) => key)).toEqual(['create', 'gpx/{id}', 'list'])
    expect(calls[1]?.[1].gpx).toBeInstanceOf(File)
  })

  it('a route is created from an activity', async () => {
    const { call, calls } = answering()
    await createRoute(call, { activite: 3 }, { reload: () => null })
    expect(calls[1]).toEqual(['gpx/{id}', { activites_id: '3' }])
  })

  it('no request is sent without a file or an activity', async () => {
    const { call, calls } = answering()
    await expect(createRoute(call, {}, { reload: () => null })).rejects.toThrow('Missing gpx...')
    expect(calls).toEqual([])
  })

  it('the creation stops when the answer has no id', async () => {
    const { call, calls } = answering({ 'POST /api/parcours/create': {} })
    await expect(createRoute(call, { gpx }, { reload: () => null })).rejects.toThrow(
      'Missing id...',
    )
    expect(calls.map(([key]) => key)).toEqual(['create'])
  })

  it('a refused file deletes the empty draft and reports the refusal', async () => {
    const { call, calls } = answering({ 'POST /api/parcours/gpx/{id}': new Error('Illisible.') })
    await expect(createRoute(call, { gpx }, { reload: () => null })).rejects.toThrow('Illisible.')
    expect(calls.map(([key]) => key)).toEqual(['create', 'gpx/{id}', 'del/{id}'])
  })
})

describe('updating a route', () => {
  it('the GPX file and the other fields are sent apart', async () => {
    const { call, calls } = answering()
    await updateRoute(call, { id: 7, gpx, fields: { titre: 'Tour', types: [] } })
    expect(calls.map(([key]) => key)).toEqual(['gpx/{id}', 'update/{id}'])
    expect(calls[0]?.[1]).not.toHaveProperty('titre')
    expect(calls[1]?.[1]).toEqual({ titre: 'Tour', types: '' })
  })

  it.each([
    ['only the fields', { fields: { titre: 'Tour' } }, ['update/{id}']],
    ['only the file', { gpx }, ['gpx/{id}']],
    ['nothing', {}, []],
    ['no fields', { fields: {} }, []],
  ])('an update with %s sends the needed requests only', async (_, change, keys) => {
    const { call, calls } = answering()
    const answer = await updateRoute(call, { id: 7, ...change })
    expect(calls.map(([key]) => key)).toEqual(keys)
    expect(answer === null).toBe(keys.length === 0)
  })
})

describe('errors thrown before a request', () => {
  const { call, calls } = answering()
  it.each<[string, () => unknown]>([
    ['Missing gpx...', () => addGpx(call, { id: 7 })],
    ['Missing id...', () => addGpx(call, { id: undefined, gpx })],
    ['Missing id...', () => updateRoute(call, { id: undefined, fields: { titre: 'x' } })],
    ['Missing parcours id to add poi...', async () => checkPoi(undefined)],
    ['Missing photo_id to update poi...', async () => checkPhoto(undefined)],
  ])('a call with a missing argument throws « %s »', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
    expect(calls).toEqual([])
  })
})
