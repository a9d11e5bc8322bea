import type { Body } from '@foulee/contract/shared/call'
import { createUser } from '@foulee/testing/factories'
import { lineOnHill } from '@foulee/testing/itineraires'
import { encodePolyline } from '@foulee/trace/polyline'
import { readTrack } from '@foulee/trace/read-track'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ORIGIN = [4.6, 46.3] as const
type Stretch = Body<'POST /api/parcours/traces'>['troncons'][number]

/** East along the parallel, with the turns that an engine tells of such a stretch. */
function stretch(from: number, to: number, ...inner: [metres: number, texte: string][]): Stretch {
  const line = lineOnHill(ORIGIN, [
    [from, 0],
    [to, 0],
  ])
  return {
    ligne: encodePolyline(line),
    altitudes: [...line.ele],
    distance: to - from,
    mode: 'chemin',
    terrains: null,
    consignes: [
      { metres: 0, type: 'depart', texte: 'Partez vers l’est.' },
      ...inner.map(([metres, texte]) => ({ metres, type: 'gauche' as const, texte })),
      { metres: to - from, type: 'arrivee', texte: 'Vous êtes arrivé.' },
    ],
  }
}

const at = (metres: number) => {
  const { lon, lat } = lineOnHill(ORIGIN, [
    [metres, 0],
    [metres + 1, 0],
  ])
  return { position: [lon[0] ?? 0, lat[0] ?? 0] as [number, number], mode: 'chemin' as const }
}

async function drawRoute() {
  const { call } = await t.signIn(await createUser(t.db))
  const { id } = await call('POST /api/parcours/traces', {
    body: {
      titre: 'Le long du canal',
      points: [at(0), at(3000), at(6000)],
      troncons: [
        stretch(0, 3000, [100, 'Devant chez moi.'], [2500, 'À l’écluse.']),
        stretch(3000, 6000, [500, 'Au pont.'], [2900, 'Devant chez mon frère.']),
      ],
    },
  })
  const download = async (format: 'gpx' | 'tcx' | 'fit') => {
    const { blob } = await call(`GET /api/parcours/{id}/${format}`, { params: { id: String(id) } })
    return new Uint8Array(await blob.arrayBuffer())
  }
  return { call, id, download }
}

it.each(['fit', 'tcx'] as const)(
  'a drawn route leads a watch (%s) by its turns, each once, and by no end of a stretch',
  async (format) => {
    const { download } = await drawRoute()
    const { waypoints } = readTrack(await download(format))
    expect(waypoints.map(({ name, description }) => description ?? name)).toEqual([
      'Partez vers l’est.',
      'Devant chez moi.',
      'À l’écluse.',
      'Au pont.',
      'Devant chez mon frère.',
      'Vous êtes arrivé.',
    ])
  },
)

it('turns near hidden ends are in no file', async () => {
  const { call, id, download } = await drawRoute()
  await call('POST /api/parcours/update/{id}', {
    params: { id },
    body: form({ rayon_masque: '500' }),
  })
  const text = new TextDecoder().decode(await download('gpx'))
  expect(text).toContain('<desc>À l’écluse.</desc>')
  expect(text).toContain('<desc>Au pont.</desc>')
  expect(text).not.toMatch(/chez moi|chez mon frère|Partez|arrivé\./)
  const { waypoints } = readTrack(await download('fit'))
  expect(waypoints.map(({ name }) => name)).toEqual(['À l’écluse.', 'Au pont.'])
  expect(waypoints[0]?.lon).toBeCloseTo(at(2500).position[0], 4)
})

it('a line that was changed since leads by no turn', async () => {
  const { call, id, download } = await drawRoute()
  const cut = form({ fin: '4000' })
  await call('POST /api/parcours/update/{id}', { params: { id }, body: cut })
  expect(new TextDecoder().decode(await download('gpx'))).not.toContain('<rte>')
})
