import type { AddressInfo } from 'node:net'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RoutingService, startRoutingService } from '#platform/routing/test-routing-service.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PATIENCE = { timeout: 20_000, interval: 20 }

let service: RoutingService
let t: TestApp
beforeAll(async () => {
  service = await startRoutingService()
  const valhalla = { url: service.url, attribution: null }
  t = await testApp({ config: { itineraires: { valhalla, ign: null } } })
  await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await t.close()
  await service.stop()
})

const countRoutes = () => service.requests.filter((text) => text.startsWith('/route')).length

it('who closes the page gives up the search of loops, at the engine too', async () => {
  const { call, headers } = await t.signIn(await createUser(t.db))
  const readEngine = async () => (await call('GET /api/itineraires/etat')).data.moteur
  await vi.waitFor(async () => expect(await readEngine()).toBe('valhalla'), PATIENCE)
  service.set('slow')
  const leaving = new AbortController()
  const { port } = t.app.server.address() as AddressInfo
  const asked = fetch(`http://127.0.0.1:${port}/api/itineraires/boucles`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ depart: [5.7, 45.2], longueur: 8000 }),
    signal: leaving.signal,
  })
  await vi.waitFor(() => expect(countRoutes()).toBe(1), PATIENCE)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  // Sooner than the engine is given up by itself, after 2.5 s.
  await vi.waitFor(() => expect(service.dropped()).toBe(1), { timeout: 2000, interval: 20 })
  service.set(null)
  // Room for the next route of that search, had it gone on.
  for (let times = 0; times < 5; times++) expect(await readEngine()).toBe('valhalla')
  expect(countRoutes()).toBe(1)
})
