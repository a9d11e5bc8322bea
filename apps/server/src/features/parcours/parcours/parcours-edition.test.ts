import { parcours, parcoursTraces, points, users } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { makeLoop, readStoredTrace } from '@foulee/testing/parcours'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { create, gestion, move, newAuthor, newRoute, send, update, WHOLE } from './test-authors.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

describe('creation of a route', () => {
  it('a route is an empty draft first, then has a file', async () => {
    const author = await newAuthor(t)
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

  it('a route has the name of its file, until its author gives one', async () => {
    const author = await newAuthor(t)
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
  ])('the title %j does not take an address of the site', async (titre, slug) => {
    const author = await newAuthor(t)
    const id = await create(author, titre)
    expect((await gestion(author, id)).parcours.slug).toMatch(slug)
  })

  it('the second of two routes of one name gets a number', async () => {
    const author = await newAuthor(t)
    await create(author, 'Le grand tour')
    const id = await create(author, 'Le grand tour')
    expect((await gestion(author, id)).parcours.slug).toBe(`le-grand-tour-${id}`)
  })

  it('waypoints of the file near the track become points, when there are none', async () => {
    const author = await newAuthor(t)
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

  it('another route on the same way is noticed', async () => {
    const author = await newAuthor(t)
    const first = await newRoute(author, { titre: 'Le premier tour' })
    const second = await create(author)
    const { doublons } = await send(author, second, makeGpxFile())
    expect(doublons).toEqual([{ id: first, slug: 'le-premier-tour', titre: 'Le premier tour' }])
    const other = await newRoute(await newAuthor(t))
    expect((await gestion(nora, other)).doublons).toEqual([])
  })
})

describe('editing of a route', () => {
  it('fields are stored, and errors reported under their field', async () => {
    const author = await newAuthor(t)
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

  it('points move with a track that is cut and reversed', async () => {
    const author = await newAuthor(t)
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

  it('hidden ends are hidden from everybody else', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author, { ...WHOLE, rayon_masque: '500' })
    const { parcours: route, complet } = await gestion(author, id)
    expect(route.distance ?? 0).toBeLessThan((complet?.distance ?? 0) - 700)
    expect(complet?.distance).toBeGreaterThan(7900)
    const [row] = await t.db.select().from(parcours).where(eq(parcours.id, id))
    expect(row?.ville).toBeTruthy()
    const shown = await update(author, id, { rayon_masque: '0' })
    expect(shown.parcours.distance).toBe(complet?.distance)
  })

  it('a published route cannot become incomplete', async () => {
    const author = await newAuthor(t)
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

describe('journal of the staff', () => {
  it('the journal holds changes of others’ routes, fields and track, never those by the author', async () => {
    const author = await newAuthor(t)
    const id = await newRoute(author, WHOLE)
    await update(author, id, { titre: 'Le tour de son auteur' })
    await update(nora, id, { titre: 'Le tour de son auteur' })
    await update(nora, id, { titre: 'Le tour du lac' })
    await send(nora, id, makeGpxFile({ name: `Revu ${id}` }))
    const { data } = await nora.call('POST /api/admin/journal/list', {
      body: { filtres: { action: 'parcours.modifier', objet_id: id } },
    })
    expect(data.map(({ details }) => details)).toEqual([
      { users_id: author.id, champs: ['trace'] },
      { users_id: author.id, champs: ['titre', 'slug'] },
    ])
  })
})

describe('publication of a route', () => {
  it('a complete route is submitted, decided by staff, announced, and paid once', async () => {
    const author = await newAuthor(t)
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
    t.clock.advance({ hours: 1 })
    await move(author, id, 'reprendre')
    await move(author, id, 'soumettre')
    await move(nora, id, 'publier')
    const paid = await t.db.select().from(points).where(eq(points.users_id, author.id))
    expect(paid.filter(({ kind }) => kind === 'parcours_publie')).toHaveLength(1)
    const bell = await author.call('POST /api/notifications/list', {})
    expect(bell.data.notifications.map(({ titre, texte }) => [titre, texte])).toEqual([
      ['Votre parcours est publié', expect.stringContaining('visible de tous')],
      ['Votre parcours est publié', expect.stringContaining('visible de tous')],
      [
        'Votre parcours demande une retouche',
        expect.stringContaining('«\u00a0Précisez où l’on traverse la route.\u00a0»'),
      ],
    ])
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
    t.clock.advance({ hours: 1 })
    await move(nora, id, 'renvoyer', 'Le pont est tombé.')
    const [last] = (await author.call('POST /api/notifications/list', {})).data.notifications
    expect(last).toMatchObject({
      titre: 'Votre parcours n’est plus publié',
      texte: expect.stringContaining('Le pont est tombé.'),
    })
  })

  it('a track of a few metres cannot be submitted, nor replace a published one', async () => {
    const steps = makeGpxFile({ track: simulateTrack({ length: 40 }) })
    const refusal = { errors: { gpx: expect.stringContaining('moins de 100\u00a0mètres') } }
    const author = await newAuthor(t)
    const id = await newRoute(author, WHOLE)
    expect((await send(author, id, steps)).manques.map(({ champ }) => champ)).toEqual(['gpx'])
    await expect(move(author, id, 'soumettre')).rejects.toMatchObject(refusal)
    await send(author, id, makeGpxFile())
    await move(author, id, 'soumettre')
    await expect(send(author, id, steps)).rejects.toMatchObject(refusal)
    expect((await gestion(author, id)).manques).toEqual([])
  })

  it('publication needs a verified address', async () => {
    const author = await newAuthor(t, { email_verifie_le: null })
    const id = await newRoute(author, WHOLE)
    await expect(move(author, id, 'soumettre')).rejects.toMatchObject({ code: 'email_non_verifie' })
  })

  it.each(['reprendre', 'publier', 'renvoyer'] as const)(
    'the transition %s of a draft is refused',
    async (geste) => {
      const author = await newAuthor(t, { is_staff: true })
      const id = await newRoute(author, WHOLE)
      await expect(move(author, id, geste, 'Non.')).rejects.toMatchObject({
        code: 'geste_impossible',
      })
    },
  )
})

describe('deletion of a route', () => {
  it('deletion takes everything along, the file too', async () => {
    const author = await newAuthor(t)
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
