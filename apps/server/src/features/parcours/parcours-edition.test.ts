import { parcours, parcoursTraces, points, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { makeLoop, readStoredTrace } from '@foulee/testing/parcours'
import { makeGpx, makeGpxFile } from '@foulee/testing/trace-files'
import { cutTrack } from '@foulee/trace/edit'
import { readTrack } from '@foulee/trace/read-track'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '../../test-app.ts'

const DESCRIPTION = 'Une boucle en balcon, d’abord dans la forêt puis sur les crêtes.'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const newAuthor = async (given = {}) => {
  const user = await createUser(t.db, { prenom: 'Paola', ...given })
  return { ...user, ...(await t.signIn(user)) }
}
type Author = Awaited<ReturnType<typeof newAuthor>>

const create = async ({ call }: SignedIn, titre = '') =>
  (await call('POST /api/parcours/create', { body: { titre } })).id
const send = async ({ call }: SignedIn, id: number, gpx: Blob) =>
  (await call('POST /api/parcours/gpx/{id}', { params: { id }, body: form({ gpx }) })).data
const update = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (await call('POST /api/parcours/update/{id}', { params: { id }, body: form(fields) })).data
const move = async (
  { call }: SignedIn,
  id: number,
  geste: 'soumettre' | 'reprendre' | 'publier' | 'renvoyer',
  motif = '',
) => (await call('POST /api/parcours/etat/{id}', { params: { id }, body: { geste, motif } })).data
const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/parcours/{id}/gestion', { params: { id } })).data
const newRoute = async (author: Author, fields: Record<string, string> = {}) => {
  const id = await create(author)
  await send(author, id, makeGpxFile())
  if (Object.keys(fields).length) await update(author, id, fields)
  return id
}
const WHOLE = { titre: 'Le tour du lac', description: DESCRIPTION, types: 'trail' }

describe('creating a route', () => {
  it('is an empty draft first, then its file', async () => {
    const author = await newAuthor()
    const id = await create(author)
    const empty = await gestion(author, id)
    expect(empty).toMatchObject({ titre: null, complet: null, original: null })
    expect(empty.parcours).toMatchObject({ statut: 'non_publiee', slug: `parcours-${id}` })
    expect(empty.manques.map(({ champ }) => champ)).toEqual([
      'gpx',
      'titre',
      'description',
      'types',
    ])
    const { parcours: route, complet, original } = await send(author, id, makeGpxFile())
    expect(route.trace).toMatchObject({ version: 1, format: 'gpx', est_masque: false })
    expect(route).toMatchObject({ ville: 'Grenoble', departement: '38', region: '84' })
    expect(complet?.distance).toBe(route.distance)
    expect(original).toEqual({ nom: 'trace.gpx', format: 'gpx' })
  })

  it('is named by its file, until its author names it', async () => {
    const author = await newAuthor()
    const id = await create(author)
    expect((await send(author, id, makeGpxFile({ name: 'Boucle des crêtes' }))).titre).toBe(
      'Boucle des crêtes',
    )
    await update(author, id, { titre: 'Crêtes du matin' })
    const { titre, parcours: route } = await send(author, id, makeGpxFile({ name: 'Autre nom' }))
    expect([titre, route.slug]).toEqual(['Crêtes du matin', 'cretes-du-matin'])
  })

  it.each([
    ['Lignes', /^lignes-\d+$/],
    ['2026', /^2026-\d+$/],
    ['Parcours 12', /^parcours-12-\d+$/],
    ['!!!', /^parcours-\d+$/],
  ])('%j does not take an address of ours', async (titre, slug) => {
    const author = await newAuthor()
    const id = await create(author, titre)
    expect((await gestion(author, id)).parcours.slug).toMatch(slug)
  })

  it('gives the second of two of one name its number', async () => {
    const author = await newAuthor()
    await create(author, 'Le grand tour')
    const id = await create(author, 'Le grand tour')
    expect((await gestion(author, id)).parcours.slug).toBe(`le-grand-tour-${id}`)
  })

  it('takes the points of its file that are on the way, when it has none', async () => {
    const author = await newAuthor()
    const id = await create(author)
    const loop = makeLoop()
    const [segment] = loop.segments
    const place = (index: number) => ({
      lon: segment?.lon[index] ?? 0,
      lat: segment?.lat[index] ?? 0,
      ele: null,
      description: null,
    })
    const waypoints = [
      { ...place(400), name: 'Fontaine du col', type: null },
      { ...place(100), name: 'Refuge', type: 'Lodge' },
      { lon: 2, lat: 48, ele: null, name: 'Paris', description: null, type: null },
    ]
    const gpx = new File([writeGpx({ ...loop, waypoints })], 'points.gpx')
    const { complet } = await send(author, id, gpx)
    expect(
      complet?.points.map(({ type, nom, metres }) => [type, nom, Math.round(metres / 100)]),
    ).toEqual([
      ['refuge', 'Refuge', 10],
      ['eau', 'Fontaine du col', 40],
    ])
    await update(author, id, { points: '[]' })
    expect((await gestion(author, id)).complet?.points).toEqual([])
  })

  it('notices a route that goes the same way', async () => {
    const author = await newAuthor()
    const first = await newRoute(author, { titre: 'Le premier tour' })
    const second = await create(author)
    const { doublons } = await send(author, second, makeGpxFile())
    expect(doublons).toEqual([{ id: first, slug: 'le-premier-tour', titre: 'Le premier tour' }])
    const other = await newRoute(await newAuthor())
    expect((await gestion(nora, other)).doublons).toEqual([])
  })
})

describe('a file that gives no track', () => {
  it.each<[string, BlobPart, string, string?]>([
    ['nothing', '', 'vide'],
    ['words', 'bonjour', 'texte'],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), 'archive'],
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), ''],
    ['no point', '<gpx version="1.1"><trk><trkseg/></trk></gpx>', ''],
    [
      'one point',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="45" lon="5"/></trkseg></trk></gpx>',
      '',
    ],
    [
      'NaN and out of range',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="NaN" lon="5"/><trkpt lat="95" lon="500"/></trkseg></trk></gpx>',
      '',
    ],
    [
      'the billion laughs',
      '<!DOCTYPE g [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><gpx version="1.1"><trk><name>&b;</name></trk></gpx>',
      'entité',
    ],
    [
      'a cut file',
      '<gpx version="1.1"><trk><trkseg><trkpt lat="45" lon="5"/><trkpt lat="45.1" lo',
      '',
    ],
  ])('%s is refused with its name, and nothing changes', async (_, bytes, word) => {
    const author = await newAuthor()
    const id = await newRoute(author)
    const before = await readStoredTrace(t.db, id)
    const keys = t.storage.keys()
    await expect(send(author, id, new File([bytes], '../ma <b>sortie.gpx'))).rejects.toMatchObject({
      status: 422,
      code: 'trace_refusee',
      message: expect.stringContaining('«\u00a0ma <b>sortie.gpx\u00a0»'),
      errors: { gpx: expect.stringMatching(new RegExp(word, 'i')) },
    })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    expect(t.storage.keys()).toEqual(keys)
  })

  it('nor any file is refused by name of the field', async () => {
    const author = await newAuthor()
    const id = await create(author)
    const body = form({ autre: 'x' })
    await expect(
      author.call('POST /api/parcours/gpx/{id}', { params: { id }, body }),
    ).rejects.toMatchObject({ status: 422, errors: { gpx: expect.any(String) } })
  })

  it('over 25 MB is refused before it is read, also packed', async () => {
    const author = await newAuthor()
    const id = await create(author)
    const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'grand.gpx')
    await expect(send(author, id, large)).rejects.toMatchObject({ status: 413 })
    const { gzipSync } = await import('node:zlib')
    const bomb = new File([gzipSync(Buffer.alloc(200 * 1024 * 1024))], 'bombe.gpx.gz')
    await expect(send(author, id, bomb)).rejects.toMatchObject({ code: 'trace_refusee' })
  })

  it('is told in the same words by the staff’s door and the author’s', async () => {
    const id = await newRoute(await newAuthor())
    await expect(send(nora, id, new File(['x'], 'x.gpx'))).rejects.toMatchObject({ status: 422 })
  })
})

describe('a large file', () => {
  it('of 300 000 points is read without keeping others waiting', { timeout: 120_000 }, async () => {
    const author = await newAuthor()
    const id = await create(author)
    const track = simulateTrack({
      length: 300_000,
      spacing: 1,
      altitude: (d) => 500 + 100 * Math.sin(d / 500),
    })
    const gpx = new File([writeGpx(track)], 'long.gpx')
    let worst = 0
    let last = performance.now()
    const watch = setInterval(() => {
      worst = Math.max(worst, performance.now() - last)
      last = performance.now()
    }, 10)
    const data = await send(author, id, gpx)
    clearInterval(watch)
    expect(data.parcours.trace?.points).toBe(300_001)
    // Building the form of this very request is part of it.
    expect(worst).toBeLessThan(1500)
  })
})

describe('the original', () => {
  it('comes back byte by byte, to its author alone', async () => {
    const author = await newAuthor()
    const id = await create(author)
    const bytes = makeGpx({ name: 'Mon tour' })
    await send(author, id, new File([bytes], 'sortie du 3 à midi.gpx'))
    const { blob } = await author.call('GET /api/parcours/{id}/original', { params: { id } })
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes)
    await expect(
      nora.call('GET /api/parcours/{id}/original', { params: { id } }),
    ).rejects.toMatchObject({ status: 404 })
    const row = await readStoredTrace(t.db, id)
    expect((await t.inject({ url: `/medias/${row?.original}` })).statusCode).toBe(404)
  })

  it('leaves when another takes its place, unless somebody else has the same', async () => {
    const [paola, other] = [await newAuthor(), await newAuthor()]
    const [mine, shared] = [makeGpxFile({ name: 'À moi' }), makeGpxFile({ name: 'À nous' })]
    const id = await create(paola)
    await send(paola, id, mine)
    const first = (await readStoredTrace(t.db, id))?.original ?? ''
    await send(paola, id, shared)
    const second = (await readStoredTrace(t.db, id))?.original ?? ''
    expect(t.storage.keys()).not.toContain(first)
    await send(other, await create(other), shared)
    await send(paola, id, mine)
    expect(t.storage.keys()).toEqual(expect.arrayContaining([first, second]))
  })

  it('is what the route comes back to', async () => {
    const author = await newAuthor()
    const id = await newRoute(author)
    const whole = (await gestion(author, id)).complet?.distance ?? 0
    const points = JSON.stringify([{ type: 'eau', nom: 'Source', description: '', metres: 3000 }])
    await update(author, id, { points })
    const cut = await update(author, id, { debut: '1000', fin: '5000' })
    expect(cut.complet).toMatchObject({ distance: 4000, version: 2 })
    expect(cut.complet?.points[0]?.metres).toBe(2000)
    const back = await update(author, id, { origine: 'true' })
    expect(back.complet).toMatchObject({ distance: whole, version: 3 })
    expect(back.complet?.points[0]?.metres).toBeCloseTo(3000, -1)
  })
})

describe('an atomic change', () => {
  it('leaves the old state when the disk fails before, the new one when it fails after', async () => {
    const author = await newAuthor()
    const id = await newRoute(author)
    const before = await readStoredTrace(t.db, id)
    const { put, remove } = t.storage
    const other = makeGpxFile({ name: 'Un autre' })
    t.storage.put = async () => {
      throw new Error('The disk is full.')
    }
    await expect(send(author, id, other)).rejects.toMatchObject({ status: 500 })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    // Written whole, and the process ends before its transaction: the nightly sweep takes the file.
    t.storage.put = async (...args) => {
      await put(...args)
      throw new Error('Killed.')
    }
    await expect(send(author, id, other)).rejects.toMatchObject({ status: 500 })
    expect(await readStoredTrace(t.db, id)).toEqual(before)
    t.storage.put = put
    t.storage.remove = async () => {
      throw new Error('The disk is away.')
    }
    expect((await send(author, id, other)).parcours.trace?.version).toBe(2)
    t.storage.remove = remove
    expect((await readStoredTrace(t.db, id))?.original).not.toBe(before?.original)
  })

  it('is one after the other when several come at once', async () => {
    const author = await newAuthor()
    const id = await newRoute(author)
    const changes = [
      send(author, id, makeGpxFile({ name: 'A' })),
      update(author, id, { rayon_masque: '300' }),
      update(author, id, { inverser: 'true' }),
      update(author, id, { titre: 'Le tour retourné' }),
    ]
    await Promise.all(changes)
    const row = await readStoredTrace(t.db, id)
    const { parcours: route, rayon_masque } = await gestion(author, id)
    expect(row?.version).toBe(4)
    expect(rayon_masque).toBe(300)
    // Whoever came last: nothing shows inside the circles.
    expect(route.trace?.est_masque).toBe(true)
    expect(route.titre).toBe('Le tour retourné')
  })
})

describe('updating', () => {
  it('keeps what is sent, and says what is wrong under its field', async () => {
    const author = await newAuthor()
    const id = await newRoute(author)
    const data = await update(author, id, {
      ...WHOLE,
      saison: '[9,6,6]',
      distance_annoncee: '8000',
      denivele_annonce: '300',
      troncons: '[[0,2000,"path"],[2000,3000,"path"],[3000,9999,"asphalt"]]',
    })
    expect(data.parcours).toMatchObject({ saison: [6, 9], distance_annoncee: 8000 })
    expect(data.complet?.troncons).toEqual([
      [0, 3000, 'path'],
      [3000, 7999, 'asphalt'],
    ])
    expect(data.parcours.surfaces).toEqual({ path: 0.38, asphalt: 0.62 })
    expect(data.manques).toEqual([])
    for (const [field, value] of [
      ['troncons', '[[2000,1000,"path"]]'],
      ['troncons', '[[0,2000,"path"],[1000,3000,"path"]]'],
      ['troncons', '[[0,2000,"lave"]]'],
      ['points', '[{"type":"eau","nom":"","description":"","metres":9000}]'],
      ['points', '[{"type":"bar","nom":"","description":"","metres":90}]'],
      ['saison', '[13]'],
      ['types', 'ski'],
      ['rayon_masque', '5000'],
      ['fin', '50'],
      ['titre', 'a\u202eb'],
    ] as const) {
      await expect(update(author, id, { [field]: value })).rejects.toMatchObject({
        status: 422,
        errors: { [field]: expect.any(String) },
      })
    }
  })

  it('moves what stands along it when it is cut and turned', async () => {
    const author = await newAuthor()
    const id = await newRoute(author, {
      points:
        '[{"type":"eau","nom":"A","description":"","metres":500},{"type":"vue","nom":"B","description":"","metres":3000}]',
      troncons: '[[0,2000,"path"],[2000,8000,"asphalt"]]',
    })
    const { complet } = await update(author, id, { debut: '1000', fin: '6000', inverser: 'true' })
    expect(complet?.distance).toBe(5000)
    expect(complet?.points.map(({ nom, metres }) => [nom, metres])).toEqual([['B', 3000]])
    expect(complet?.troncons).toEqual([
      [0, 4000, 'asphalt'],
      [4000, 5000, 'path'],
    ])
  })

  it('hides what its author hides, from everybody else', async () => {
    const author = await newAuthor()
    const id = await newRoute(author, { ...WHOLE, rayon_masque: '500' })
    const { parcours: route, complet } = await gestion(author, id)
    expect(route.distance ?? 0).toBeLessThan((complet?.distance ?? 0) - 700)
    expect(complet?.distance).toBeGreaterThan(7900)
    const [row] = await t.db.select().from(parcours).where(eq(parcours.id, id))
    expect(row?.ville).toBeTruthy()
    const shown = await update(author, id, { rayon_masque: '0' })
    expect(shown.parcours.distance).toBe(complet?.distance)
  })

  it('does not let a published route become incomplete', async () => {
    const author = await newAuthor()
    const id = await newRoute(author, { ...WHOLE, titre: 'Le nom du début' })
    await move(author, id, 'soumettre')
    await move(nora, id, 'publier')
    await expect(update(author, id, { titre: '' })).rejects.toMatchObject({
      errors: { titre: expect.any(String) },
    })
    const { parcours: route } = await update(author, id, { titre: 'Un autre nom' })
    expect(route).toMatchObject({ titre: 'Un autre nom', slug: 'le-nom-du-debut' })
  })
})

describe('publication', () => {
  it('is asked for when whole, decided by staff, told, and paid once', async () => {
    const author = await newAuthor()
    const id = await newRoute(author)
    await expect(move(author, id, 'soumettre')).rejects.toMatchObject({
      code: 'parcours_incomplet',
      errors: { description: expect.any(String) },
    })
    await update(author, id, { ...WHOLE, titre: `Tour ${id}` })
    expect((await move(author, id, 'soumettre')).parcours.statut).toBe('en_validation')
    await expect(move(author, id, 'publier')).rejects.toMatchObject({ status: 403 })
    const waiting = await nora.call('GET /api/parcours/a-valider', { query: { nb_page: 100 } })
    expect(waiting.data.map((card) => card.id)).toContain(id)
    await expect(move(nora, id, 'renvoyer')).rejects.toMatchObject({
      errors: { motif: expect.any(String) },
    })
    const sent = await move(nora, id, 'renvoyer', 'Précisez où l’on traverse la route.')
    expect(sent).toMatchObject({ renvoi_motif: 'Précisez où l’on traverse la route.' })
    await move(author, id, 'soumettre')
    const published = await move(nora, id, 'publier')
    expect(published.parcours).toMatchObject({ statut: 'publiee', publie_le: expect.any(String) })
    await move(author, id, 'reprendre')
    await move(author, id, 'soumettre')
    await move(nora, id, 'publier')
    const paid = await t.db.select().from(points).where(eq(points.users_id, author.id))
    expect(paid.filter(({ kind }) => kind === 'parcours_publie')).toHaveLength(1)
    const [user] = await t.db.select().from(users).where(eq(users.id, author.id))
    expect(user?.parcours).toBe(true)
    await t.workOff()
    expect(
      t
        .mailsTo(author.email)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([
      'Votre parcours demande une retouche',
      'Votre parcours est publié',
      'Votre parcours est publié',
    ])
    expect((await t.call('GET /api/parcours/{id}', { params: { id: `tour-${id}` } })).data.id).toBe(
      id,
    )
  })

  it('is not for an address that nobody has verified', async () => {
    const author = await newAuthor({ email_verifie_le: null })
    const id = await newRoute(author, WHOLE)
    await expect(move(author, id, 'soumettre')).rejects.toMatchObject({ code: 'email_non_verifie' })
  })

  it.each(['reprendre', 'publier', 'renvoyer'] as const)('cannot %s a draft', async (geste) => {
    const author = await newAuthor({ is_staff: true })
    const id = await newRoute(author, WHOLE)
    await expect(move(author, id, geste, 'Non.')).rejects.toMatchObject({
      code: 'geste_impossible',
    })
  })
})

describe('removing', () => {
  it('takes everything along, its file too', async () => {
    const author = await newAuthor()
    const id = await create(author)
    await send(author, id, makeGpxFile({ name: `Seul ${id}` }))
    const original = (await readStoredTrace(t.db, id))?.original ?? ''
    await author.call('POST /api/parcours/del/{id}', { params: { id } })
    expect(
      await t.db.select().from(parcoursTraces).where(eq(parcoursTraces.parcours_id, id)),
    ).toEqual([])
    expect(t.storage.keys()).not.toContain(original)
    await expect(gestion(author, id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('an outing', () => {
  it('is kept beside the route that its file gives, and can become another one', async () => {
    const author = await newAuthor()
    const id = await create(author)
    await send(author, id, makeGpxFile({ speed: 3 }))
    const { data } = await author.call('POST /api/activites/my')
    expect(data).toMatchObject([{ distance: 8000, duree: 2667, sport: 'autre' }])
    const file = makeGpxFile({ speed: 3, name: 'Sortie longue' })
    const created = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    const again = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    expect(again.id).toBe(created.id)
    expect(created.data).toMatchObject({ titre: 'Sortie longue', distance: 8000, duree: 2667 })
    const route = await create(author)
    const body = form({ activites_id: String(created.id) })
    const made = await author.call('POST /api/parcours/gpx/{id}', { params: { id: route }, body })
    expect(made.data.parcours.distance).toBe(8000)
    await author.call('POST /api/activites/del', { body: { id: created.id } })
    const { blob } = await author.call('GET /api/parcours/{id}/original', { params: { id: route } })
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    )
  })

  it('needs hours', async () => {
    const author = await newAuthor()
    await expect(
      author.call('POST /api/activites/create', { body: form({ gpx: makeGpxFile() }) }),
    ).rejects.toMatchObject({ code: 'trace_refusee', message: expect.stringContaining('parcours') })
  })

  it('is nobody else’s', async () => {
    const author = await newAuthor()
    const file = makeGpxFile({ speed: 3 })
    const { id } = await author.call('POST /api/activites/create', { body: form({ gpx: file }) })
    const other = await newAuthor()
    await expect(other.call('POST /api/activites/{id}', { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    const body = form({ activites_id: String(id) })
    const params = { id: await create(other) }
    await expect(other.call('POST /api/parcours/gpx/{id}', { params, body })).rejects.toMatchObject(
      {
        code: 'activite_introuvable',
      },
    )
  })

  it('is found by words, days and distances, five on a page', async () => {
    const author = await newAuthor()
    for (const name of ['Sortie une', 'Sortie deux', 'Fractionné', 'Côtes', 'Footing', 'Longue']) {
      const track = simulateTrack({ length: name.length * 1000, speed: 3 })
      const gpx = makeGpxFile({ track, name, speed: 3 })
      await author.call('POST /api/activites/create', { body: form({ gpx }) })
    }
    const my = (query = {}) => author.call('POST /api/activites/my', { query })
    expect(await my()).toMatchObject({ nb: 6, data: { length: 5 } })
    expect((await my({ texte: 'fractionne' })).data.map(({ titre }) => titre)).toEqual([
      'Fractionné',
    ])
    expect((await my({ distance_min: 10_500, tri: 'distance' })).nb).toBe(1)
    expect((await my({ date_min: '2099-01-01' })).nb).toBe(0)
  })
})

describe('download and upload again', () => {
  it('gives the same route', async () => {
    const author = await newAuthor()
    const id = await newRoute(author, WHOLE)
    const first = (await gestion(author, id)).parcours
    const { blob } = await t
      .call('GET /api/parcours/{id}/gpx', { params: { id } })
      .catch(() => author.call('GET /api/parcours/{id}/gpx', { params: { id } }))
    const again = await create(author)
    const { parcours: second, doublons } = await send(author, again, new File([blob], 'encore.gpx'))
    expect(second.distance).toBeCloseTo(first.distance ?? 0, -1)
    expect(second.denivele).toBeCloseTo(first.denivele ?? 0, -1)
    expect(doublons.map((double) => double.id)).toEqual([id])
    expect(
      cutTrack(readTrack(new Uint8Array(await blob.arrayBuffer())), 0, 1e9).segments,
    ).toHaveLength(1)
  })
})
