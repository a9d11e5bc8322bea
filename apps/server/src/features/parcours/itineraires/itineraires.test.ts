import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Input } from '@foulee/contract/shared/call'
import { rebuildParcoursCards } from '@foulee/db/read-models/parcours-cards'
import { parcours } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { type Corner, createStreets, lineOnHill, placeAt } from '@foulee/testing/itineraires'
import { createParcours } from '@foulee/testing/parcours'
import { accumulateDistances } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { queueReseau, reseauParcours } from './reseau.job.ts'

/** Streets every 250 m in a square of 3 km, far from all other routes. */
const ORIGIN = [2.2, 46.4] as const
const here = (...corner: Corner) => placeAt(ORIGIN, corner)

let t: TestApp
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foulee-reseau-'))
  t = await testApp({ config: { dataDir } })
  await createStreets(t.db, t.clock.now, ORIGIN, { side: 3000, gap: 250 })
  await rebuild()
})
afterAll(async () => {
  await t.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function rebuild() {
  await enqueue(t.db, reseauParcours, {})
  await t.workOff({ only: reseauParcours })
}

const signIn = async () => (await t.signIn(await createUser(t.db))).call

type Stretch = Input<'POST /api/itineraires/troncons'>['body']['troncons'][number]

async function trace(...troncons: Stretch[]) {
  const call = await signIn()
  return (await call('POST /api/itineraires/troncons', { body: { troncons } })).data
}

const lengthOf = (ligne: string) => accumulateDistances(decodePolyline(ligne)).at(-1) ?? 0

describe('following published routes', () => {
  it('says which engine is there and what it covers', async () => {
    const call = await signIn()
    const { data } = await call('GET /api/itineraires/etat')
    expect(data).toMatchObject({ moteur: 'membres', has_altitudes: true, has_boucles: true })
    const [west = 0, south = 0, east = 0, north = 0] = data.bornes ?? []
    expect(west).toBeLessThanOrEqual(ORIGIN[0] + 1e-5)
    expect(south).toBeLessThanOrEqual(ORIGIN[1] + 1e-5)
    expect([east, north].every(Number.isFinite)).toBe(true)
  })

  it('are joined at the first start, and not again while their network is there', async () => {
    const countQueued = async () => {
      await queueReseau(t.db)
      const { rows } = await t.db.execute<{ nb: number }>(sql`
        select count(*)::int as nb from pgboss.job
        where name = ${reseauParcours.name} and state = 'created'`)
      return rows[0]?.nb
    }
    expect(await countQueued()).toBe(0)
    await t.db.execute(sql`delete from reseau_aretes`)
    expect(await countQueued()).toBe(1)
    await t.workOff({ only: reseauParcours })
    expect(await countQueued()).toBe(0)
  })

  it('is written as an extract for a Valhalla too', async () => {
    const { size } = await stat(join(dataDir, 'itineraires', 'reseau.osm.pbf'))
    expect(size).toBeGreaterThan(1000)
  })

  it('a stretch turns from one route into another at their crossing', async () => {
    const { moteur, troncons } = await trace({
      de: here(100, 0),
      a: here(500, 600),
      mode: 'chemin',
    })
    const [troncon] = troncons
    expect(moteur).toBe('membres')
    expect(troncon?.mode).toBe('chemin')
    expect(troncon?.distance).toBeGreaterThan(980)
    expect(troncon?.distance).toBeLessThan(1030)
    expect(troncon?.altitudes).toHaveLength(decodePolyline(troncon?.ligne ?? '').lon.length)
    expect(troncon?.altitudes.every((altitude) => altitude !== null)).toBe(true)
    expect(troncon?.terrains?.map(([, , type]) => type)).toEqual(['path'])
  })

  it.each([
    { name: 'asked straight', mode: 'droit', a: [500, 600] },
    { name: 'off all routes', mode: 'chemin', a: [500, -900] },
  ] as const)('a stretch $name is a straight line', async ({ mode, a: [east, north] }) => {
    const [troncon] = (await trace({ de: here(100, 0), a: here(east, north), mode })).troncons
    expect(troncon?.mode).toBe('droit')
    expect(troncon?.distance).toBeCloseTo(Math.hypot(east - 100, north), -1)
  })

  it('a stretch of more than 60 km is refused, naming its end', async () => {
    const far = trace({ de: here(0, 0), a: here(0, 70_000), mode: 'chemin' })
    await expectRefusal(far, 'itineraire_impossible', 'troncons.0.a')
  })

  it('a route that is withdrawn is no longer followed after the night, nor a hidden end', async () => {
    const corner = [3.1, 46.9] as const
    const line = lineOnHill(corner, [
      [0, 0],
      [3000, 0],
    ])
    const row = await createParcours(t.db, t.clock.now, {
      track: { segments: [line] },
      rayon_masque: 500,
    })
    const follow = async (de: Corner, a: Corner) => {
      const places = { de: placeAt(corner, de), a: placeAt(corner, a) }
      return (await trace({ ...places, mode: 'chemin' })).troncons[0]?.mode
    }
    await rebuild()
    expect(await follow([1400, 0], [1700, 0])).toBe('chemin')
    // The hidden ends: see reseau.test.ts.
    expect(await follow([1000, 0], [2000, 0])).toBe('chemin')
    expect(await follow([2000, 0], [3000, 0])).toBe('droit')
    expect(await follow([0, 0], [1700, 0])).toBe('droit')
    await t.db.update(parcours).set({ etat: 0 }).where(eq(parcours.id, row.id))
    await rebuildParcoursCards(t.db, [row.id], t.clock.now)
    await rebuild()
    expect(await follow([1400, 0], [1700, 0])).toBe('droit')
  })

  it('a member who asks for too many is told to wait', async () => {
    const limited = await testApp({ rates: { itineraire: 1 } })
    const { call } = await limited.signIn(await createUser(limited.db))
    const body = { troncons: [{ de: here(0, 0), a: here(250, 0), mode: 'droit' as const }] }
    await call('POST /api/itineraires/troncons', { body })
    await expectRefusal(call('POST /api/itineraires/troncons', { body }), 'trop_de_demandes')
    await limited.close()
  })
})

const hasCloseEnds = (ligne: string) => {
  const { lon, lat } = decodePolyline(ligne)
  return lon[0] === lon.at(-1) && lat[0] === lat.at(-1)
}

describe('loops', () => {
  it.each([
    ['of 4 km', { longueur: 4000 }],
    ['of 8 km', { longueur: 8000 }],
    ['of 6 km on paths', { longueur: 6000, terrain: 'path' as const }],
  ])(
    'loops %s are closed, within 10 % of the length, and little of them is run twice',
    async (_case, demand) => {
      const call = await signIn()
      const body = { depart: here(1500, 1500), ...demand }
      const { boucles, possible } = (await call('POST /api/itineraires/boucles', { body })).data
      expect(possible).toBeNull()
      expect(boucles.length).toBeGreaterThan(0)
      for (const { ligne, distance, part_repetee, passages, altitudes } of boucles) {
        expect(hasCloseEnds(ligne)).toBe(true)
        expect(Math.abs(distance / demand.longueur - 1)).toBeLessThanOrEqual(0.1)
        expect(Math.abs(lengthOf(ligne) - distance)).toBeLessThan(5)
        expect(part_repetee).toBeLessThanOrEqual(0.2)
        expect(passages.at(-1)).toBe(altitudes.length - 1)
      }
    },
  )

  it('a race that was given says the time of a loop', async () => {
    const call = await signIn()
    const timeOf = async (temps: number) => {
      const reference = { distance: 10_000, temps }
      const body = { depart: here(1500, 1500), longueur: 4000, reference }
      const { boucles, calibre } = (await call('POST /api/itineraires/boucles', { body })).data
      expect(calibre).toBeNull()
      return boucles[0]?.temps_estime ?? Number.NaN
    }
    expect(await timeOf(3600)).toBeGreaterThan(1.2 * (await timeOf(2400)))
  })

  it('a loop climbs what was asked for, within 15 %', async () => {
    const call = await signIn()
    const body = { depart: here(1500, 1500), longueur: 8000, denivele: 250 }
    const { boucles } = (await call('POST /api/itineraires/boucles', { body })).data
    expect(boucles.length).toBeGreaterThan(0)
    for (const { denivele } of boucles) {
      expect(Math.abs((denivele ?? 0) - 250)).toBeLessThanOrEqual(37.5)
    }
  })

  it('a climb that no loop has is answered with those that they have', async () => {
    const call = await signIn()
    const body = { depart: here(1500, 1500), longueur: 5000, denivele: 2000 }
    const { boucles, possible } = (await call('POST /api/itineraires/boucles', { body })).data
    expect(boucles).toEqual([])
    expect(possible?.texte).toMatch(/^Les boucles de cette longueur trouvées ici montent/)
    expect(possible?.denivele?.max).toBeLessThan(2000)
  })

  it('a length that the paths around do not have is answered with one that they have', async () => {
    const call = await signIn()
    const body = { depart: here(1500, 1500), longueur: 60_000 }
    const { boucles, possible } = (await call('POST /api/itineraires/boucles', { body })).data
    expect(boucles).toEqual([])
    expect(possible?.texte).toMatch(/^Les boucles trouvées ici font /)
    expect(possible?.distance?.min).toBeGreaterThan(1000)
    expect(possible?.distance?.max).toBeLessThan(54_000)
  })

  it('a duration gives loops of the time of this runner', async () => {
    const call = await signIn()
    const body = { depart: here(1500, 1500), duree: 2400 }
    const { boucles } = (await call('POST /api/itineraires/boucles', { body })).data
    expect(boucles.length).toBeGreaterThan(0)
    expect(boucles[0]?.temps_estime).toBeNull()
  })

  it('far from all paths there is none, in words', async () => {
    const call = await signIn()
    const body = { depart: here(-40_000, 0), longueur: 5000 }
    const { boucles, possible } = (await call('POST /api/itineraires/boucles', { body })).data
    expect(boucles).toEqual([])
    expect(possible?.texte).toMatch(/Nous ne connaissons pas de chemins ici/)
  })
})
