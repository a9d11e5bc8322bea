// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createDevice } from '#test/worker.ts'
import { clearOfflineCopies } from './clear-offline-copies.ts'
import { writeCodes } from './codes.ts'

const MINE = [
  '/carte',
  '/mes-evenements',
  '/evenements/le-mardi/inscription/3',
  '/ma-runlist',
  '/courses/a/epreuves/1/feuille-de-route',
]
let device = createDevice()
beforeEach(() => {
  device = createDevice()
  vi.stubGlobal('caches', device.caches)
  vi.stubGlobal('navigator', { serviceWorker: {}, onLine: true })
})

it('whoever signs out leaves no card, no code and no page of theirs on the device', async () => {
  const cache = await device.caches.open('miennes-1')
  for (const path of MINE) await cache.put(path, new Response(path))
  writeCodes([])
  expect(localStorage.getItem('codes')).toBe('[]')
  await clearOfflineCopies()
  expect(await device.kept('miennes-1')).toEqual([])
  expect(localStorage.getItem('codes')).toBeNull()
})
