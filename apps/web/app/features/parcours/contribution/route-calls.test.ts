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
  it('is an empty one, then the file, then the list again', async () => {
    const { call, calls } = answering()
    const reload = vi.fn(() => calls.push(['list', {}]))
    await createRoute(call, { gpx }, { reload })
    expect(calls.map(([key]) => key)).toEqual(['create', 'gpx/{id}', 'list'])
    expect(calls[1]?.[1].gpx).toBeInstanceOf(File)
  })

  it('may come from an outing', async () => {
    const { call, calls } = answering()
    await createRoute(call, { activite: 3 }, { reload: () => null })
    expect(calls[1]).toEqual(['gpx/{id}', { activites_id: '3' }])
  })

  it('asks nothing without a file or an outing', async () => {
    const { call, calls } = answering()
    await expect(createRoute(call, {}, { reload: () => null })).rejects.toThrow('Missing gpx...')
    expect(calls).toEqual([])
  })

  it('stops when the answer has no id', async () => {
    const { call, calls } = answering({ 'POST /api/parcours/create': {} })
    await expect(createRoute(call, { gpx }, { reload: () => null })).rejects.toThrow(
      'Missing id...',
    )
    expect(calls.map(([key]) => key)).toEqual(['create'])
  })

  it('leaves no empty draft when the file is refused, and tells the refusal', async () => {
    const { call, calls } = answering({ 'POST /api/parcours/gpx/{id}': new Error('Illisible.') })
    await expect(createRoute(call, { gpx }, { reload: () => null })).rejects.toThrow('Illisible.')
    expect(calls.map(([key]) => key)).toEqual(['create', 'gpx/{id}', 'del/{id}'])
  })
})

describe('updating a route', () => {
  it('sends the gpx part and the other fields apart', async () => {
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
  ])('with %s to change', async (_, change, keys) => {
    const { call, calls } = answering()
    const answer = await updateRoute(call, { id: 7, ...change })
    expect(calls.map(([key]) => key)).toEqual(keys)
    expect(answer === null).toBe(keys.length === 0)
  })
})

describe('what is raised before a call', () => {
  const { call, calls } = answering()
  it.each<[string, () => unknown]>([
    ['Missing gpx...', () => addGpx(call, { id: 7 })],
    ['Missing id...', () => addGpx(call, { id: undefined, gpx })],
    ['Missing id...', () => updateRoute(call, { id: undefined, fields: { titre: 'x' } })],
    ['Missing parcours id to add poi...', async () => checkPoi(undefined)],
    ['Missing photo_id to update poi...', async () => checkPhoto(undefined)],
  ])('%s', async (message, act) => {
    await expect(act()).rejects.toThrow(new Error(message))
    expect(calls).toEqual([])
  })
})
