import type { Call } from '@foulee/contract/shared/call'
import { courseVersions } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function withRace(input: Parameters<typeof createCourse>[2] = {}) {
  const lea = await createUser(t.db, { organisateur: true })
  const organisateur = await createOrganisateur(t.db, { membres: [lea.id] })
  const race = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    ...input,
  })
  const { call } = await t.signIn(lea)
  const read = async () => {
    await t.syncChanges()
    return (await t.call('GET /api/courses/{id}', { params: { id: race.slug } })).data
  }
  return { call, read, ...race }
}

const logo = (n = 1) =>
  new File([new Uint8Array(blankPng(300 + n, 200))], 'logo.png', { type: 'image/png' })

const lastSave = async (courses_id: number) => {
  const [row] = await t.db
    .select()
    .from(courseVersions)
    .where(eq(courseVersions.courses_id, courses_id))
    .orderBy(desc(courseVersions.version))
  return row
}

describe('partners of a race', () => {
  const save = (call: Call, id: number, fields: Record<string, string | Blob> = {}) =>
    call('POST /api/partenaires', {
      body: form({ model: 'courses', id: String(id), type: 'classic', nom: 'Le Lacet', ...fields }),
    })

  it('a partner stands on the page with a logo encoded anew, and can lose it', async () => {
    const { call, read, id } = await withRace()
    const { id: partenaires_id, data } = await save(call, id, {
      url: 'lacet.example/course',
      description: 'Le lot des podiums.',
      logo: logo(),
    })
    expect(data).toMatchObject({ nom: 'Le Lacet', url: 'https://lacet.example/course' })
    expect(data.logo).toMatch(/^\/medias\/logo\/\w{2}\/\w{64}\/240\.webp$/)
    expect((await t.inject({ url: data.logo ?? '' })).statusCode).toBe(200)
    expect((await read()).partners).toEqual([data])

    const edit = { partenaires_id: String(partenaires_id) }
    const kept = await save(call, id, { ...edit, nom: 'Sports Le Lacet' })
    expect(kept.data).toMatchObject({ id: partenaires_id, logo: data.logo, description: null })
    const bare = await save(call, id, { ...edit, logo: '' })
    expect(bare.data.logo).toBeNull()
    expect(await t.workOff()).toBe(0)
    expect(t.storage.keys().filter((key) => key.startsWith('logo/'))).toEqual([])
    expect((await read()).partners).toHaveLength(1)
    await call('POST /api/partenaires/del', { body: { id: partenaires_id } })
    expect((await read()).partners).toEqual([])
    expect((await lastSave(id))?.changes).toEqual({ nom: ['Le Lacet', null] })
  })

  it('stand in the order that their organiser gives them', async () => {
    const { call, read, id } = await withRace()
    for (const nom of ['Un', 'Deux', 'Trois']) await save(call, id, { nom })
    const three = (await read()).partners.find(({ nom }) => nom === 'Trois')
    await save(call, id, { partenaires_id: String(three?.id), nom: 'Trois', ordre: '0' })
    expect((await read()).partners.map(({ nom }) => nom)).toEqual(['Trois', 'Un', 'Deux'])
  })

  it.each([
    ['no name', { nom: '' }, 'nom'],
    ['an address that runs', { url: 'javascript:alert(1)' }, 'url'],
    ['a logo that is no image', { logo: new File(['<svg/>'], 'a.svg') }, 'logo'],
    ['another thing', { model: 'voyages' }, 'model'],
    ['no kind', { type: 'ami' }, 'type'],
  ])('a partner with %s is refused', async (_, fields, field) => {
    const { call, id } = await withRace()
    const refused = save(call, id, fields as Record<string, string | Blob>)
    await expect(refused).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { [field]: expect.any(String) },
    })
  })

  it('a partner of another race cannot be reached through the caller’s own', async () => {
    const mine = await withRace()
    const other = await withRace()
    const { id: partenaires_id } = await save(other.call, other.id)
    const through = save(mine.call, mine.id, { partenaires_id: String(partenaires_id) })
    await expect(through).rejects.toMatchObject({ code: 'objet_introuvable' })
    const removed = mine.call('POST /api/partenaires/del', { body: { id: partenaires_id } })
    await expect(removed).rejects.toMatchObject({ code: 'objet_introuvable' })
    expect((await other.read()).partners).toHaveLength(1)
  })
})

describe('news of a race', () => {
  const save = (call: Call, courses_id: number, fields: Record<string, string> = {}) =>
    call('POST /api/actualites', {
      body: form({
        courses_id: String(courses_id),
        titre: 'Le départ change',
        texte: '<p>Il est <strong>sur la place</strong>.</p>',
        ...fields,
      }),
    })

  it('news are dated today by default, can be changed and deleted', async () => {
    const { call, read, id } = await withRace()
    const { id: newsId, data } = await save(call, id)
    expect(data).toMatchObject({ date: '2026-03-16', titre: 'Le départ change' })
    expect((await read()).actualites).toEqual([data])
    await save(call, id, { id: String(newsId), titre: 'Le départ revient', date: '2026-03-10' })
    expect((await read()).actualites).toEqual([
      { ...data, titre: 'Le départ revient', date: '2026-03-10' },
    ])
    await call('POST /api/actualites/del', { body: { id: newsId } })
    expect((await read()).actualites).toEqual([])
  })

  it('are clean wherever they are read', async () => {
    const { call, read, id } = await withRace()
    await save(call, id, { texte: '<p onclick="x()">Venez<script>alert(1)</script></p>' })
    expect((await read()).actualites[0]?.texte).toBe('<p>Venez</p>')
  })

  it('news of drafts and of others’ races cannot be written', async () => {
    const draft = await withRace({ etat: 0 })
    const published = await withRace()
    const { call } = await withRace()
    await expect(save(call, draft.id)).rejects.toMatchObject({ code: 'course_introuvable' })
    await expect(save(call, published.id)).rejects.toMatchObject({ code: 'acces_refuse' })
    const { id } = await save(published.call, published.id)
    const removed = call('POST /api/actualites/del', { body: { id } })
    await expect(removed).rejects.toMatchObject({ code: 'objet_introuvable' })
  })

  it('a concurrent change of news is refused, and nothing is lost', async () => {
    const { call, id, read, organisateurs_id } = await withRace()
    const { id: newsId } = await save(call, id)
    const version = String((await lastSave(id))?.version)
    const nora = await createUser(t.db, { is_staff: true, prenom: 'Nora', nom: 'Petit' })
    const other = await t.signIn(nora)
    expect(organisateurs_id).toBeGreaterThan(0)
    await save(other.call, id, { id: String(newsId), version, titre: 'De Nora' })
    const late = save(call, id, { id: String(newsId), version, titre: 'Le mien' })
    await expect(late).rejects.toMatchObject({
      code: 'version_depassee',
      errors: { version: expect.stringContaining('Petit Nora a enregistré cette partie') },
    })
    expect((await read()).actualites[0]?.titre).toBe('De Nora')
  })
})

describe('links and networks of a race', () => {
  it('an external page is listed once', async () => {
    const { call, id, read } = await withRace()
    const add = (id_ext: string) =>
      call('POST /api/courses/extensions/add', {
        body: { support_id: id, type: 'actualite', id_ext },
      })
    const { data } = await add('journal.example/le-trail')
    expect(data).toMatchObject({ id_ext: 'https://journal.example/le-trail', support_id: id })
    await expect(add('journal.example/le-trail')).rejects.toMatchObject({
      code: 'lien_deja_ajoute',
    })
    await expect(add('data:text/html,x')).rejects.toMatchObject({ code: 'champs_invalides' })
    const listed = await call('POST /api/courses/extensions/list', { body: { support_id: id } })
    expect(listed).toEqual({ data: [data], nb: 1 })
    expect((await read()).extensions).toEqual([data])
    await call('POST /api/courses/extensions/del', { body: { id: data.id } })
    expect((await read()).extensions).toEqual([])
  })

  it('a race has one link per network, on that network', async () => {
    const { call, id, read } = await withRace()
    const add = (url: string) =>
      call('POST /api/social', { body: { model: 'course', id, reseau: 'instagram', url } })
    const { data } = await add('instagram.com/letrail')
    expect(data).toMatchObject({ model: 'course', url: 'https://instagram.com/letrail' })
    await expect(add('instagram.com/autre')).rejects.toMatchObject({ code: 'lien_deja_present' })
    await expect(add('https://autre.example/x')).rejects.toMatchObject({
      code: 'champs_invalides',
    })
    const stranger = await withRace()
    const del = (by: Call) => by('POST /api/social/del', { body: { id: data.id, model: 'course' } })
    await expect(del(stranger.call)).rejects.toMatchObject({ code: 'lien_introuvable' })
    expect((await read()).social).toEqual([data])
    await del(call)
    expect((await read()).social).toEqual([])
    const nowhere = call('POST /api/social', {
      body: { model: 'course', reseau: 'instagram', url: 'instagram.com/x' },
    })
    await expect(nowhere).rejects.toMatchObject({ errors: { id: expect.any(String) } })
  })
})

describe('photos of a race', () => {
  it('photos are added, changed, moved and deleted, each save recorded', async () => {
    const { call, id, read } = await withRace()
    const send = (n: number) =>
      call('POST /api/courses/photo/{id}', {
        params: { id },
        body: form({ photo: logo(n), titre: `Photo ${n}` }),
      })
    const partner = (await send(1)).data[0]
    const two = (await send(2)).data[0]
    expect((await lastSave(id))?.changes).toEqual({ photos: [1, 2] })
    await call('POST /api/courses/photo/{id}/edit/{id_photo}', {
      params: { id, id_photo: two?.id ?? 0 },
      body: form({ titre: 'Le départ', ordre: '0' }),
    })
    expect((await lastSave(id))?.changes).toEqual({
      titre: ['Photo 2', 'Le départ'],
      ordre: [2, 1],
    })
    expect((await read()).photos.map(({ titre }) => titre)).toEqual(['Le départ', 'Photo 1'])
    await call('POST /api/courses/photo/{id}/del/{id_photo}', {
      params: { id, id_photo: partner?.id ?? 0 },
    })
    expect((await read()).photos).toHaveLength(1)
  })

  it('a photo of another race cannot be reached by its id', async () => {
    const mine = await withRace()
    const other = await withRace({ photos: [{ titre: 'À eux' }] })
    const [photo] = (await other.read()).photos
    const removed = mine.call('POST /api/courses/photo/{id}/del/{id_photo}', {
      params: { id: mine.id, id_photo: photo?.id ?? 0 },
    })
    await expect(removed).rejects.toMatchObject({ code: 'photo_introuvable' })
  })
})

describe('export of a member’s races', () => {
  it('the export has one line per épreuve, and no formulas', async () => {
    const nom = '=HYPERLINK("x")'
    const { call } = await withRace({
      nom,
      editions: [{ epreuves: [{ nom: '42 km', prix: 6550 }, { nom: '21 km' }] }],
    })
    await withRace({ nom: 'À quelqu’un d’autre' })
    const text = await (await call('GET /api/courses/export.csv')).blob.text()
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^\ufeff?course;statut;adresse/)
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";Publiée;http/)
    expect(text).toContain(';65,5;')
    expect(text).not.toContain('quelqu’un d’autre')
  })
})
