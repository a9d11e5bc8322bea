import type { Parcours } from '@foulee/contract/parcours/parcours'
import * as schema from '@foulee/db/schema'
import { getImageFolder, getImageKeys } from '@foulee/domain/shared/image'
import { createActivite } from '@foulee/testing/activites'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createCourse, createUser } from '@foulee/testing/factories'
import {
  createParcours,
  makeLoop,
  type NewParcours,
  readStoredTrace as readStored,
} from '@foulee/testing/parcours'
import { makeGpx } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DOOR = [5.7245, 45.1885] as const
const text = async (key: string) => {
  const file = await t.storage.get(key)
  return file && Buffer.concat(await file.stream.toArray()).toString()
}

const storeFile = (length: number) =>
  t.db.transaction((tx) =>
    storeOriginal(
      tx,
      t.storage,
      Buffer.from(makeGpx({ track: simulateTrack({ start: DOOR, length }), speed: 3 })),
      'gpx',
    ),
  )

let length = 5000
async function createRoute(input: NewParcours) {
  const route = await createParcours(t.db, t.clock.now, { track: makeLoop(DOOR), ...input })
  const original = await storeFile(length++)
  await t.db
    .update(schema.parcoursTraces)
    .set({ original })
    .where(eq(schema.parcoursTraces.parcours_id, route.id))
  return { ...route, original }
}

async function createAuthor() {
  const author = await createUser(t.db, { prenom: 'Paola', nom: 'Unique', password_hash: null })
  return { author, ...(await t.signIn(author)) }
}

const erase = (call: TestApp['call']) =>
  call('POST /api/auth/delete', { body: { confirmation: true } })
const read = async (slug: string): Promise<Parcours> =>
  (await t.call('GET /api/parcours/{id}', { params: { id: slug } })).data

describe('public route of an erased member', () => {
  it('the route keeps its visible part, without a name', async () => {
    const { author, call } = await createAuthor()
    const { slug } = await createRoute({
      users_id: author.id,
      rayon_masque: 300,
      troncons: [
        [0, 3000, 'asphalt'],
        [3000, 8000, 'path'],
      ],
      points: [
        { metres: 50, nom: 'DEVANT-CHEZ-MOI' },
        { metres: 4000, nom: 'Fontaine' },
      ],
      photos: [
        { lon: DOOR[0], lat: DOOR[1], metres: 0 },
        { lon: 5.725, lat: 45.211, metres: 4000 },
      ],
    })
    const before = await read(slug)
    await erase(call)
    await t.syncChanges()
    const after = await read(slug)
    expect(after).toEqual({
      ...before,
      auteur: { users_id: null, nom: 'Compte supprimé', avatar: null },
      trace: { ...before.trace, version: 2 },
    })
    expect(after.trace?.est_masque).toBe(true)
    expect(after.forme).toBe('boucle')
  })

  it('the route keeps nothing of its hidden part, nor of its file', async () => {
    const { author, call } = await createAuthor()
    const route = await createRoute({
      users_id: author.id,
      rayon_masque: 300,
      points: [{ metres: 50, nom: 'DEVANT-CHEZ-MOI' }],
      photos: [{ lon: DOOR[0], lat: DOOR[1], metres: 0 }],
    })
    const dessin = { parcours_id: route.id, points: [], troncons: [] }
    await t.db.insert(schema.parcoursDessins).values(dessin)
    const before = await readStored(t.db, route.id)
    await erase(call)
    await t.workOff()
    const after = await readStored(t.db, route.id)
    if (!before || !after) throw new Error('The route has lost its track.')
    expect(after.vue).toMatchObject({ zones: [], passages: [[0, expect.any(Number)]] })
    expect(after.mesures.distance).toBeLessThan(before.mesures.distance - 500)
    expect(after.mesures.depart).not.toEqual(before.mesures.depart)
    const [row] = await t.db.select().from(schema.parcours).where(eq(schema.parcours.id, route.id))
    expect(row).toMatchObject({ users_id: null, rayon_masque: 0 })
    const [photo] = await t.db
      .select()
      .from(schema.parcoursPhotos)
      .where(eq(schema.parcoursPhotos.parcours_id, route.id))
    expect(photo).toMatchObject({ lon: null, lat: null, metres: null })
    expect(
      await t.db.$count(schema.parcoursPoints, eq(schema.parcoursPoints.parcours_id, route.id)),
    ).toBe(0)
    const { parcours_id } = schema.parcoursDessins
    expect(await t.db.$count(schema.parcoursDessins, eq(parcours_id, route.id))).toBe(0)
    expect(await text(route.original)).toBeNull()
    const original = await text(after.original)
    expect(original).toContain('<gpx')
    expect(original).not.toContain('<time>')
    expect(original).not.toContain(`lat="${DOOR[1]}`)
  })

  it('the route keeps its texts when the circles left no line', async () => {
    const { author, call } = await createAuthor()
    const route = await createRoute({
      users_id: author.id,
      rayon_masque: 2000,
      track: simulateTrack({ start: DOOR, length: 900 }),
    })
    await erase(call)
    expect(await readStored(t.db, route.id)).toBeUndefined()
    expect(await read(route.slug)).toMatchObject({ trace: null, description: route.description })
  })

  it('the route keeps comments by others, and its author’s comments elsewhere', async () => {
    const { author, call } = await createAuthor()
    const mine = await createRoute({ users_id: author.id })
    const course = await createCourse(t.db, t.clock.now)
    await createCommentaire(t.db, { model: 'parcours', objet_id: mine.id, note: 5 })
    await createCommentaire(t.db, { objet_id: course.id, users_id: author.id, note: 2 })
    await erase(call)
    const list = async (model: 'parcours' | 'course', id: number) =>
      (await t.call('POST /api/commentaires/list', { body: { model, id } })).data
    expect(await list('parcours', mine.id)).toMatchObject({ nb: 1, moyenne: 5 })
    expect(await list('course', course.id)).toMatchObject({
      moyenne: 2,
      commentaires: [{ auteur: { users_id: null, nom: 'Compte supprimé', avatar: null } }],
    })
  })
})

describe('private content of an erased member', () => {
  it.each([
    ['a draft', { etat: 0 }],
    ['a route that waits for the staff', { etat: 1 }],
    ['a route that its author took back', { etat: 0, publie_le: '2025-05-01T08:00:00Z' }],
  ])('the route is deleted with its files: %s', async (_, input) => {
    const { author, call } = await createAuthor()
    const fichier = getImageFolder('photo', `ab${'3'.repeat(60)}${input.etat}${_.length % 10}`)
    for (const key of getImageKeys(fichier)) {
      await t.storage.put(key, Buffer.from('image'), 'image/webp')
    }
    const route = await createRoute({ users_id: author.id, photos: [{ fichier }], ...input })
    await createCommentaire(t.db, { model: 'parcours', objet_id: route.id })
    await erase(call)
    await t.workOff()
    expect(await t.db.$count(schema.parcours, eq(schema.parcours.id, route.id))).toBe(0)
    const { model, objet_id } = schema.commentaires
    const said = and(eq(model, 'parcours'), eq(objet_id, route.id))
    expect(await t.db.$count(schema.commentaires, said)).toBe(0)
    expect(await text(route.original)).toBeNull()
    expect(await text(getImageKeys(fichier)[0] ?? '')).toBeNull()
  })

  it('an outing is deleted with its file unless another member sent the same', async () => {
    const { author, call } = await createAuthor()
    const [alone, shared] = [await storeFile(3001), await storeFile(3002)]
    await createActivite(t.db, { users_id: author.id, original: alone })
    await createActivite(t.db, { users_id: author.id, original: shared })
    await createActivite(t.db, { original: shared })
    await erase(call)
    await t.workOff()
    expect([await text(alone), await text(shared)]).toEqual([null, expect.stringContaining('<gpx')])
    expect(await t.db.$count(schema.activites, eq(schema.activites.users_id, author.id))).toBe(0)
  })
})

describe('erasure with many routes', () => {
  it('the erasure is all or nothing', async () => {
    const { author, call } = await createAuthor()
    const routes = [
      await createRoute({ users_id: author.id, rayon_masque: 300 }),
      await createRoute({ users_id: author.id, rayon_masque: 300 }),
    ]
    const { put } = t.storage
    let written = 0
    t.storage.put = async (...file) => {
      if (++written === 2) throw new Error('The disk is full.')
      return put(...file)
    }
    await expect(erase(call)).rejects.toMatchObject({ status: 500 })
    t.storage.put = put
    for (const { id, original } of routes) {
      expect(await readStored(t.db, id)).toMatchObject({ version: 1, original })
    }
    await call('GET /api/auth/me')
    await erase(call)
    for (const { id } of routes) expect(await readStored(t.db, id)).toMatchObject({ version: 2 })
  })

  it('three simultaneous requests erase once', async () => {
    const { author, call } = await createAuthor()
    const { id } = await createRoute({ users_id: author.id, rayon_masque: 300 })
    await Promise.allSettled([erase(call), erase(call), erase(call)])
    expect(await readStored(t.db, id)).toMatchObject({ version: 2 })
    await t.workOff()
    expect(t.mailsTo(author.email)).toHaveLength(1)
  })
})

describe('export of routes', () => {
  it('the export has the files as sent, with a description', async () => {
    const { author, call } = await createAuthor()
    const route = await createRoute({ users_id: author.id, etat: 0 })
    const original = await storeFile(3003)
    const outing = await createActivite(t.db, { users_id: author.id, original, format: 'gpx' })
    const { blob } = await call('POST /api/auth/export')
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    const names = [`parcours/${route.id}-${route.slug}.gpx`, `activites/${outing.id}.gpx`] as const
    const contents = names.map((name) => strFromU8(files[name] ?? new Uint8Array()))
    expect(contents).toEqual([await text(route.original), await text(original)])
    const readMe = strFromU8(files['LISEZMOI.txt'] ?? new Uint8Array())
    for (const name of names) expect(readMe).toContain(`- ${name}\u00a0: `)
    expect(readMe).not.toContain('autres données')
  })
})
