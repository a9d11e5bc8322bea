import type { Input } from '@foulee/contract/shared/call'
import { parcoursDessins } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { hillAt, lineOnHill } from '@foulee/testing/itineraires'
import { createParcours, readStoredTrace } from '@foulee/testing/parcours'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { encodePolyline } from '@foulee/trace/polyline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ORIGIN = [4.4, 46.1] as const

type Body = Input<'POST /api/parcours/traces'>['body']
type Stretch = Body['troncons'][number]

function stretch(
  corners: Parameters<typeof lineOnHill>[1],
  fields: Partial<Stretch> = {},
): Stretch {
  const line = lineOnHill(ORIGIN, corners)
  return {
    ligne: encodePolyline(line),
    altitudes: Array.from(line.ele, (value) => Math.round(value * 10) / 10),
    distance: 1,
    mode: 'chemin',
    terrains: null,
    consignes: null,
    ...fields,
  }
}

const at = (lon: number, mode: 'chemin' | 'droit' = 'chemin') => ({
  position: [lon, ORIGIN[1]] as [number, number],
  mode,
})

/** Out 1 km on a path, on 1 km straight, and back: two kilometres up and down a hill. */
const drawing = (): Body => ({
  titre: 'Butte aux Renards',
  points: [at(4.4), at(4.413), at(4.426, 'droit'), at(4.4)],
  troncons: [
    stretch(
      [
        [0, 0],
        [1000, 0],
      ],
      { terrains: [[0, 1000, 'path']] },
    ),
    stretch(
      [
        [1000, 0],
        [2000, 0],
      ],
      { mode: 'droit' },
    ),
    stretch(
      [
        [2000, 0],
        [0, 0],
      ],
      {
        terrains: [[0, 2000, 'track']],
        consignes: [{ metres: 0, type: 'demi_tour', texte: 'Faites demi-tour.' }],
      },
    ),
  ],
})

const through = (places: readonly (readonly [number, number])[]): Stretch => ({
  ligne: encodePolyline({
    lon: Float64Array.from(places, ([lon]) => lon),
    lat: Float64Array.from(places, ([, lat]) => lat),
  }),
  altitudes: places.map(() => null),
  distance: 1,
  mode: 'droit',
  terrains: null,
  consignes: null,
})

/** Forty times 52 km and back, between the first two points. */
function zigzag(): [number, number][] {
  const legs = Array.from({ length: 41 }, (): [number, number] => [4.4, 46.1])
  return legs.map(([lon, lat], rank) => [lon, rank % 2 ? lat + 0.47 : lat])
}

async function newMember() {
  const user = await createUser(t.db)
  return { user, ...(await t.signIn(user)) }
}

describe('saving a drawing', () => {
  it('makes an ordinary draft, measured as a file, that says it was drawn', async () => {
    const { call } = await newMember()
    const { id, data } = await call('POST /api/parcours/traces', { body: drawing() })
    expect(data.id).toBe(id)
    const gestion = await call('GET /api/parcours/{id}/gestion', { params: { id } })
    const { parcours, original, complet } = gestion.data
    expect(parcours).toMatchObject({
      id,
      titre: 'Butte aux Renards',
      etat: 0,
      forme: 'aller_retour',
    })
    expect(parcours.trace).toMatchObject({ origine: 'trace', format: 'gpx' })
    expect(parcours.distance).toBeCloseTo(4000, -2)
    const climb = 2 * (hillAt([1000, 0]) - hillAt([0, 0]))
    expect(Math.abs((parcours.denivele ?? 0) / climb - 1)).toBeLessThan(0.03)
    expect(complet?.troncons).toEqual([
      [0, 1000, 'path'],
      [2000, 4000, 'track'],
    ])
    expect(original).toEqual({ nom: 'trace.gpx', format: 'gpx' })
  })

  it('opens again with the same points, stretches and turns', async () => {
    const { call } = await newMember()
    const body = drawing()
    const { id } = await call('POST /api/parcours/traces', { body })
    const { data } = await call('GET /api/parcours/{id}/dessin', { params: { id } })
    expect(data).toEqual({
      titre: body.titre,
      points: body.points,
      troncons: body.troncons,
      version: 1,
      est_trace: true,
      est_copie: false,
    })
  })

  it('its original is a file of the drawing, and no outing is made of it', async () => {
    const { call } = await newMember()
    const { id } = await call('POST /api/parcours/traces', { body: drawing() })
    const { blob } = await call('GET /api/parcours/{id}/original', { params: { id } })
    expect(await blob.text()).toContain('<name>Butte aux Renards</name>')
    expect((await call('POST /api/activites/my')).nb).toBe(0)
  })

  it.each([
    ['one stretch too few', (body: Body) => ({ ...body, troncons: body.troncons.slice(1) })],
    [
      'altitudes that do not go with the line',
      (body: Body) => ({
        ...body,
        troncons: body.troncons.map((troncon) => ({ ...troncon, altitudes: [1] })),
      }),
    ],
    [
      'a line that is none',
      (body: Body) => ({
        ...body,
        troncons: body.troncons.map((troncon) => ({ ...troncon, ligne: '\u007f!' })),
      }),
    ],
  ])('a drawing with %s is refused, and leaves no empty draft', async (_case, spoil) => {
    const { call } = await newMember()
    const refused = call('POST /api/parcours/traces', { body: spoil(drawing()) })
    await expectRefusal(refused, 'champs_invalides', 'troncons')
    expect((await call('GET /api/parcours', { query: { my: '1' } })).nb).toBe(0)
  })

  it.each<[string, (readonly [number, number])[]]>([
    [
      'a longitude that is none',
      [
        [5000, 46.1],
        [5000.01, 46.1],
      ],
    ],
    [
      'a leap of 70 km',
      [
        [4.4, 46.1],
        [4.4, 46.8],
        [4.413, 46.1],
      ],
    ],
    [
      'a line far from its points',
      [
        [4.43, 46.1],
        [4.413, 46.1],
      ],
    ],
    ['a length of 2 100 km', zigzag()],
  ])('a stretch with %s is refused by its number', async (_case, places) => {
    const { call } = await newMember()
    const body = drawing()
    const troncons = [...body.troncons.slice(0, 1), through(places), ...body.troncons.slice(2)]
    const points = [at(4.4), at(4.4), at(4.413, 'droit'), at(4.4)]
    const refused = call('POST /api/parcours/traces', { body: { ...body, points, troncons } })
    await expect(refused).rejects.toMatchObject({
      errors: { troncons: expect.stringMatching(/^Tronçon 2/) },
    })
  })
})

describe('drawing a route anew', () => {
  it('a route from a file opens with points on its line, none too many', async () => {
    const { call, user } = await newMember()
    const { id } = await createParcours(t.db, t.clock.now, { users_id: user.id, etat: 0 })
    const { data } = await call('GET /api/parcours/{id}/dessin', { params: { id } })
    expect(data).toMatchObject({ est_trace: false, est_copie: false, version: 1 })
    expect(data.points.length).toBeGreaterThan(5)
    expect(data.points.length).toBeLessThanOrEqual(60)
    expect(data.troncons).toHaveLength(data.points.length - 1)
    const distance = data.troncons.reduce((sum, troncon) => sum + troncon.distance, 0)
    expect(distance).toBeCloseTo(8000, -2)
  })

  it('replaces the line, keeps the points along it, and follows the version that was read', async () => {
    const { call, user } = await newMember()
    const line = lineOnHill(ORIGIN, [
      [0, 0],
      [2000, 0],
    ])
    const { id } = await createParcours(t.db, t.clock.now, {
      users_id: user.id,
      etat: 0,
      track: { segments: [line] },
      points: [{ metres: 500, nom: 'Source' }],
    })
    const { titre: _titre, ...dessin } = drawing()
    const params = { id }
    const first = await call('POST /api/parcours/traces/{id}', {
      params,
      body: { ...dessin, version: 1 },
    })
    expect(first.data.parcours.trace).toMatchObject({ version: 2, origine: 'trace' })
    expect(first.data.complet?.points).toMatchObject([{ nom: 'Source', metres: 500 }])
    const late = call('POST /api/parcours/traces/{id}', { params, body: { ...dessin, version: 1 } })
    await expectRefusal(late, 'version_depassee')
  })

  it('any other change of the line leaves its points behind, and a file its origin', async () => {
    const { call } = await newMember()
    const { id } = await call('POST /api/parcours/traces', { body: drawing() })
    const params = { id }
    const cut = await call('POST /api/parcours/update/{id}', {
      params,
      body: form({ fin: '1500' }),
    })
    expect(cut.data.parcours.trace?.origine).toBe('trace')
    expect((await call('GET /api/parcours/{id}/dessin', { params })).data.est_trace).toBe(false)
    expect(await t.db.$count(parcoursDessins, eq(parcoursDessins.parcours_id, id))).toBe(0)
    const file = await call('POST /api/parcours/gpx/{id}', {
      params,
      body: form({ gpx: makeGpxFile() }),
    })
    expect(file.data.parcours.trace?.origine).toBeUndefined()
    expect((await readStoredTrace(t.db, id))?.origine).toBe('fichier')
  })

  it('a published route of another opens as a copy without its hidden ends', async () => {
    const { call } = await newMember()
    const whole = lineOnHill(ORIGIN, [
      [0, 0],
      [3000, 0],
    ])
    const { id } = await createParcours(t.db, t.clock.now, {
      track: { segments: [whole] },
      rayon_masque: 400,
    })
    const { data } = await call('GET /api/parcours/{id}/dessin', { params: { id } })
    expect(data.est_copie).toBe(true)
    const distance = data.troncons.reduce((sum, troncon) => sum + troncon.distance, 0)
    expect(distance).toBeLessThan(2600)
    const { titre, points, troncons } = data
    const copy = await call('POST /api/parcours/traces', { body: { titre, points, troncons } })
    expect(copy.data.distance).toBeCloseTo(distance, -2)
  })

  it('a draft of another is not there', async () => {
    const { call } = await newMember()
    const { id } = await createParcours(t.db, t.clock.now, { etat: 0 })
    const opened = call('GET /api/parcours/{id}/dessin', { params: { id } })
    await expectRefusal(opened, 'parcours_introuvable')
  })
})
