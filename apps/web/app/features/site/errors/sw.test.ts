import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf, createDevice, ORIGIN } from '#test/worker.ts'

let device = createDevice()
const PUBLIC = 'public, max-age=0, must-revalidate'
const OFFLINE = '<h1>Pas de réseau</h1><div id="gardes"></div>'
const ROUTE = '/parcours/le-lac'
const DESK = '/contribution/evenements/3/accueil/4'

const pageOf = (path: string) => `<title>${path}</title>`
/** Makes the server answer every request with this `cache-control`. */
const serve = (control: string) =>
  device.ask.mockImplementation(
    async (asked) =>
      new Response(pageOf(addressOf(asked).slice(ORIGIN.length)), {
        headers: { 'cache-control': control },
      }),
  )
const SAVE_ROUTE = { type: 'garder', url: ROUTE, titre: 'Le lac', fichiers: ['/assets/lac.js'] }

beforeEach(async () => {
  device = createDevice()
  serve(PUBLIC)
  await (await device.caches.open('hors-ligne-1')).put('/hors-ligne', new Response(OFFLINE))
})

describe('a page without a network', () => {
  it('is what was read before, and else says that there is none', async () => {
    const worker = device.startWorker()
    const seen = pageOf('/courses/lac')
    expect(await worker.visit('/courses/lac')).toBe(seen)
    device.loseNetwork()
    expect(await worker.visit('/courses/lac')).toBe(seen)
    expect(await worker.visit('/courses/autre')).toContain('Pas de réseau')
    expect(await worker.visit('/api/courses.ics')).toBeUndefined()
  })

  it.each(['private, no-store', 'no-store', 'public, no-store', ''])(
    'is nothing that the server gave as « %s »',
    async (control) => {
      serve(control)
      const worker = device.startWorker()
      await worker.visit('/reglages/passeport')
      await worker.tell(SAVE_ROUTE)
      expect([...(await device.kept('pages-1')), ...(await device.kept('parcours-1'))]).toEqual([])
    },
  )

  it('is a route that its page asked to keep, with its files, also under the next worker', async () => {
    const worker = device.startWorker()
    await worker.visit(ROUTE)
    expect(await device.kept('pages-1')).toEqual([])
    await worker.tell(SAVE_ROUTE)
    await (await device.caches.open('parcours-0')).put('/parcours/vieux', new Response('vieux'))
    const next = device.startWorker()
    await next.activate()
    device.loseNetwork()
    expect(await next.visit(`${ROUTE}?km=3`)).toBe(pageOf(ROUTE))
    expect(await device.kept('parcours-fichiers-1')).toEqual(['/assets/lac.js'])
    expect(await device.caches.keys()).not.toContain('parcours-0')
  })

  it('is a desk that its page asked to keep, which is listed under its title', async () => {
    const worker = device.startWorker()
    await worker.tell({ type: 'garder-accueil', url: DESK, titre: 'Le mardi', fichiers: [] })
    device.loseNetwork()
    expect(await worker.visit(DESK)).toBe(pageOf(DESK))
    const { groupes } = await worker.tell({ type: 'lister' })
    expect(groupes).toMatchObject([{ pages: [{ url: DESK, titre: 'Le mardi' }] }])
  })
})

it('a new version takes over once a page lets it in, and not before', async () => {
  const worker = device.startWorker()
  await worker.activate()
  await worker.tell({ type: 'version' })
  expect(device.skipWaiting).not.toHaveBeenCalled()
  await worker.tell({ type: 'prendre-la-suite' })
  expect(device.skipWaiting).toHaveBeenCalledTimes(1)
})
