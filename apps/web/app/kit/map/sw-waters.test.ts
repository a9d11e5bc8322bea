import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf, createDevice } from '#test/worker.ts'

let { ask, caches, kept: keptIn, loseNetwork: noNetwork, startWorker } = createDevice()
beforeEach(() => {
  ;({ ask, caches, kept: keptIn, loseNetwork: noNetwork, startWorker } = createDevice())
  ask.mockImplementation(async (asked) => new Response(`tuile ${addressOf(asked)}`))
})
const listCached = () => keptIn('eaux-1')

describe('water tiles (decision 147)', () => {
  it('that were seen are served offline, by the next worker too', async () => {
    const worker = startWorker()
    const seen = await worker.read('/fonds/eaux/un/10/532/373')
    expect(seen).toContain('/fonds/eaux/un/10/532/373')
    noNetwork()
    expect(await worker.read('/fonds/eaux/un/10/532/373')).toBe(seen)
    await expect(worker.read('/fonds/eaux/un/10/533/373')).rejects.toThrow('Failed to fetch')

    const next = startWorker()
    await next.activate()
    expect(await next.read('/fonds/eaux/un/10/532/373')).toBe(seen)
  })

  it('are fetched once', async () => {
    const worker = startWorker()
    await worker.read('/fonds/eaux/un/10/532/373')
    await worker.read('/fonds/eaux/un/10/532/373')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it.for([
    ['a square without a tile', 204],
    ['a server in trouble', 503],
  ] as const)('are not cached for %s', async ([, status]) => {
    ask.mockResolvedValue(new Response(null, { status }))
    await startWorker().read('/fonds/eaux/un/10/0/0')
    expect(await listCached()).toEqual([])
  })

  it('of another edition are deleted once the first new tile has come, not before', async () => {
    const worker = startWorker()
    await worker.read('/fonds/eaux/un/10/532/373')
    await worker.read('/fonds/eaux/un/10/533/373')
    await worker.read('/assets/carte-abc.js')
    noNetwork()
    await expect(worker.read('/fonds/eaux/deux/10/532/373')).rejects.toThrow('Failed to fetch')
    expect(await listCached()).toHaveLength(2)

    ask.mockResolvedValue(new Response('tuile'))
    await worker.read('/fonds/eaux/deux/10/532/373')
    expect(await listCached()).toEqual(['/fonds/eaux/deux/10/532/373'])
    expect(await caches.match({ url: '/assets/carte-abc.js' })).toBeDefined()
  })

  it('are limited to the last 300 fetched', async () => {
    const worker = startWorker()
    for (let row = 0; row < 303; row++) await worker.read(`/fonds/eaux/un/11/1000/${row}`)
    const left = await listCached()
    expect(left).toHaveLength(300)
    expect(left).toContain('/fonds/eaux/un/11/1000/302')
    expect(left).not.toContain('/fonds/eaux/un/11/1000/2')
  })
})
