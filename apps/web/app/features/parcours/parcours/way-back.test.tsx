// @vitest-environment happy-dom
import { layWay, locateOnWay } from '@foulee/trace/locate'
import { encodePolyline } from '@foulee/trace/polyline'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { type OnWayBack, useWayBack } from './use-way-back.ts'

type Sent = { body: { troncons: { de: [number, number]; a: [number, number] }[] } }

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('#platform/api/api.ts', () => ({ api }))

/** Eastwards for 1.5 km; a degree of longitude is 77 km there. */
const WAY = layWay([{ lon: Float64Array.of(6.1, 6.12), lat: Float64Array.of(45.9, 45.9) }])
const ON = { lon: 6.105, lat: 45.9, accuracy: 5 }
const OFF = { lon: 6.111, lat: 45.903, accuracy: 5 }
const STRAYED = { lon: 6.116, lat: 45.906, accuracy: 5 }

let known: OnWayBack
function Follower({ fix, isWanted }: { fix: typeof ON; isWanted: boolean }) {
  known = useWayBack(WAY, { fix, located: locateOnWay(WAY, fix) }, isWanted)
  return null
}

async function follow() {
  const client = new QueryClient()
  const { show } = await showPage(null)
  return async (fix: typeof ON, isWanted = true) => {
    await show(
      <QueryClientProvider client={client}>
        <Follower fix={fix} isWanted={isWanted} />
      </QueryClientProvider>,
    )
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
  }
}

const answer = async (_: string, { body }: Sent) => ({
  data: {
    troncons: body.troncons.map(({ de, a }) => ({
      ligne: encodePolyline({
        lon: Float64Array.of(de[0], a[0]),
        lat: Float64Array.of(de[1], a[1]),
      }),
      // The engine knows a longer way to what is nearer.
      distance: a[0] < 6.106 ? 400 : 900,
      mode: 'chemin',
      consignes: [
        { metres: 0, type: 'depart', texte: 'Partez.' },
        { metres: 300, type: 'gauche', texte: 'Tournez à gauche.' },
        { metres: 400, type: 'arrivee', texte: 'Vous êtes arrivé.' },
      ],
    })),
  },
})

beforeEach(() => {
  api.mockReset()
  api.mockImplementation(answer)
})

it('leads back by the shortest path once one is off the route and wants it, with its turns', async () => {
  const at = await follow()
  await at(ON)
  await at(OFF, false)
  expect(api).not.toHaveBeenCalled()
  await at(OFF)
  expect(known.found?.way.distance).toBe(400)
  expect(known.found?.turns).toEqual([
    { metres: 300, texte: 'Tournez à gauche.' },
    { metres: 400, texte: 'Vous êtes de retour sur le parcours.' },
  ])
  expect(known.located?.is_off).toBe(false)
})

it('asks once while one is on the way back, and anew when one has strayed from it', async () => {
  const at = await follow()
  await at(ON)
  await at(OFF)
  const first = api.mock.calls.length
  await at({ ...OFF, lat: 45.9025 })
  expect(api).toHaveBeenCalledTimes(first)
  await at(STRAYED)
  expect(api.mock.calls.length).toBeGreaterThan(first)
  await at(ON)
  expect(known.found).toBeNull()
})

it('says that no path is known where the engine has only straight lines, or none at all', async () => {
  const at = await follow()
  await at(ON)
  api.mockRejectedValue(new Error('Hors ligne.'))
  await at(OFF)
  expect([known.found, known.isLost]).toEqual([null, true])
})
