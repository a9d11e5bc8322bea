import * as schema from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { blankPng } from '@foulee/testing/png'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { getFactKey } from './actualites.commands.ts'
import { publishDueActualites } from './actualites.job.ts'

let t: TestApp
let nora: SignedIn
let reader: SignedIn
beforeAll(async () => {
  t = await testApp({ now: new Date('2031-05-12T09:00:00Z') })
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  reader = await t.signIn(await createUser(t.db))
})
afterAll(async () => {
  await t.workOff()
  await t.close()
})

const picture = (name: string) =>
  new File([new Uint8Array(blankPng(640, 360 + (nextNumber() % 500)))], name, { type: 'image/png' })

async function newActualite(titre = `Le calendrier ${nextNumber()}`) {
  const body = { titre, texte: '<p>Il est <b>là</b>.</p><script>alert(1)</script>' }
  return (await nora.call('POST /api/admin/actualites/create', { body })).data
}
const publish = (id: number, publie_le: string | null) =>
  nora.call('POST /api/admin/actualites/publier/{id}', { params: { id }, body: { publie_le } })

const nowText = () => t.clock.now.toISOString()
const readNews = async () =>
  (await t.call('POST /api/dashboard/actualites', { query: { nb_page: 100 } })).data
const readTitles = async () => (await readNews()).map(({ titre }) => titre)
async function readFeed({ call }: SignedIn) {
  const { data } = await call('POST /api/dashboard/feed', {
    query: { kind: 'actualite', nb_page: 100 },
  })
  return data.map(({ carte }) => ('titre' in carte.objet ? carte.objet.titre : ''))
}

describe('news of the site', () => {
  it('news are hidden before publication, and public after', async () => {
    const { id, slug, titre, texte } = await newActualite()
    expect(texte).toBe('<p>Il est <strong>là</strong>.</p>')
    expect(await readTitles()).not.toContain(titre)
    const getActualite = () => t.call('POST /api/actualites/{id}', { params: { id: slug } })
    await expectRefusal(getActualite(), 'actualite_introuvable')
    expect((await publish(id, nowText())).data.etat).toBe('publiee')
    expect((await readTitles())[0]).toBe(titre)
    expect((await getActualite()).data).toMatchObject({ id, extrait: 'Il est là.' })
    expect(await readFeed(reader)).toContain(titre)
  })

  it('unpublished news disappear at once, and come back as the same item', async () => {
    const { id, titre } = await newActualite()
    await publish(id, nowText())
    await publish(id, null)
    expect(await readTitles()).not.toContain(titre)
    expect(await readFeed(reader)).not.toContain(titre)
    await publish(id, nowText())
    expect((await readFeed(reader)).filter((item) => item === titre)).toHaveLength(1)
  })

  it('scheduled news come at their date, once, also when the job runs twice', async () => {
    const countPublished = (actualiteId: number) =>
      t.db.$count(schema.publications, eq(schema.publications.cle, getFactKey(actualiteId)))
    const { id, titre } = await newActualite()
    const hour = new Date(t.clock.now.getTime() + 3_600_000).toISOString()
    expect((await publish(id, hour)).data.etat).toBe('programmee')
    const publishDue = () => publishDueActualites({ db: t.db, clock: () => t.clock.now })
    await publishDue()
    expect(await countPublished(id)).toBe(0)
    expect(await readFeed(reader)).not.toContain(titre)
    t.clock.advance({ hours: 1 })
    await Promise.all([publishDue(), publishDue()])
    await publishDue()
    expect((await readFeed(reader)).filter((item) => item === titre)).toHaveLength(1)
    expect(await readTitles()).toContain(titre)
  })

  it('a picture can be set, changed and removed', async () => {
    const words = { titre: 'En image', texte: '<p>Voyez.</p>', image_alt: 'Une crête' }
    const { data } = await nora.call('POST /api/admin/actualites/create', {
      body: form({ ...words, image: picture('a.png') }),
    })
    expect(data.image).toMatch(/^\/medias\/banniere\/.*\/1280\.webp$/)
    const change = (fields: Record<string, string | Blob>) =>
      nora.call('POST /api/admin/actualites/update/{id}', {
        params: { id: data.id },
        body: form({ ...words, ...fields }),
      })
    const kept = (await change({ version: '1' })).data
    expect(kept.image).toBe(data.image)
    expect((await change({ version: '2', image: picture('b.png') })).data.image).not.toBe(
      data.image,
    )
    expect((await change({ version: '3', image: '' })).data.image).toBeNull()
    await expectRefusal(change({ version: '3' }), 'version_depassee')
    const broken = new File(['rien'], 'c.png', { type: 'image/png' })
    await expectRefusal(change({ version: '4', image: broken }), 'champs_invalides')
  })

  it('deleted news lose their item of the feed', async () => {
    const { id, titre } = await newActualite()
    await publish(id, nowText())
    await nora.call('POST /api/admin/actualites/del/{id}', { params: { id } })
    expect(await readTitles()).not.toContain(titre)
    const where = eq(schema.publications.cle, `actualite:site:${id}`)
    expect(await t.db.$count(schema.publications, where)).toBe(0)
  })

  it('each piece of news has a slug of its own', async () => {
    const [first, second] = [await newActualite('Même titre'), await newActualite('Même titre')]
    expect(new Set([first.slug, second.slug]).size).toBe(2)
    expect((await newActualite('2031')).slug).toMatch(/^actualite-2031/)
  })
})

describe('videos of the site', () => {
  const adresse = () => `https://vimeo.com/${90_000_000 + nextNumber()}`
  const create = (text: string) =>
    nora.call('POST /api/admin/videos/create', {
      body: { titre: `Vidéo ${nextNumber()}`, adresse: text },
    })
  const readTv = async () => (await t.call('POST /api/dashboard/tv')).data.map(({ id }) => id)

  it('published videos come in the order of the staff', async () => {
    const [a, b] = [(await create(adresse())).data.id, (await create(adresse())).data.id]
    expect(await readTv()).not.toContain(a)
    for (const id of [a, b]) {
      const body = { est_publiee: true }
      await nora.call('POST /api/admin/videos/publier/{id}', { params: { id }, body })
    }
    await nora.call('POST /api/admin/videos/ordre', { body: { ids: [b, a] } })
    expect((await readTv()).slice(0, 2)).toEqual([b, a])
    await nora.call('POST /api/admin/videos/del/{id}', { params: { id: b } })
    expect((await readTv())[0]).toBe(a)
  })

  it('a video is of a known service, and unique', async () => {
    const video = adresse()
    await create(video)
    for (const bad of [
      video,
      'https://mechant.example/w/1',
      'https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv',
    ]) {
      await expectRefusal(create(bad), 'champs_invalides', 'adresse')
    }
  })
})

describe('highlights of the feed', () => {
  const highlight = (
    publications_id: number,
    from: number,
    to: number,
    titre = 'Course du mois',
  ) => {
    const at = t.clock.now.getTime()
    const body = {
      publications_id,
      titre,
      debut: new Date(at + from * 60_000).toISOString(),
      fin: new Date(at + to * 60_000).toISOString(),
    }
    return nora.call('POST /api/admin/mises-en-avant/create', { body })
  }
  const words = async (texte = 'Les crêtes') =>
    (await createPublication(t.db, { users_id: (await createUser(t.db)).id, texte })).id
  const readPush = async () => (await reader.call('POST /api/dashboard/push')).data

  it('current highlights come latest start first', async () => {
    const [first, second, over] = [await words(), await words(), await words()]
    await highlight(first, -20, 20, 'La sortie de la semaine')
    const { id } = await highlight(second, -10, 20)
    expect((await highlight(over, -20, -10)).data.etat).toBe('finie')
    expect((await highlight(over, 10, 20)).data.etat).toBe('a_venir')
    expect(await readPush()).toMatchObject([
      { id: second, mise_en_avant: 'Course du mois' },
      { id: first, mise_en_avant: 'La sortie de la semaine' },
    ])
    await nora.call('POST /api/admin/mises-en-avant/del/{id}', { params: { id } })
    expect((await readPush()).map((item) => item.id)).toEqual([first])
    await reader.call('POST /api/feed/masquer/{id}', {
      params: { id: first },
      body: { est_masquee: true },
    })
    expect(await readPush()).toEqual([])
  })

  it('candidates are found by title or by id of their object', async () => {
    const rare = `Zanskar${nextNumber()}`
    const item = await words(`Retour du ${rare}`)
    const search = (body: object) => nora.call('POST /api/admin/mises-en-avant/choix', { body })
    expect((await search({ recherche: rare.toLowerCase() })).data).toMatchObject([{ id: item }])
    const { id, titre } = await newActualite()
    await publish(id, nowText())
    const { data } = await search({ kind: 'actualite', objet_id: id })
    expect(data.map((item) => item.titre)).toContain(titre)
  })

  it('a highlight ends after it begins, and needs an existing item', async () => {
    const item = await words()
    await expectRefusal(highlight(item, 5, 5), 'champs_invalides', 'fin')
    await expectRefusal(highlight(2_000_000_000, 0, 5), 'publication_introuvable')
  })
})

describe('reaction types', () => {
  const create = async (label: string, emoji = '👟') =>
    (await nora.call('POST /api/admin/reactions/create', { body: { label, emoji } })).data
  const turn = (id: number, est_actif: boolean) =>
    nora.call('POST /api/admin/reactions/activer/{id}', { params: { id }, body: { est_actif } })
  const offered = async () => (await t.call('POST /api/reaction/types')).data.map(({ id }) => id)

  it('a retired type stays under the reactions given', async () => {
    await create('Une autre')
    const { id } = await create('Chaussures')
    const author = await createUser(t.db)
    const item = await createPublication(t.db, { users_id: author.id })
    const react = () =>
      reader.call('POST /api/feed/reagir/{id}', {
        params: { id: item.id },
        body: { reaction_types_id: id },
      })
    await react()
    await turn(id, false)
    expect(await offered()).not.toContain(id)
    await expectRefusal(react(), 'reaction_inconnue')
    const shown = await reader.call('POST /api/feed/{id}', { params: { id: item.id } })
    expect(shown.data.reactions.types).toEqual([{ reaction_types_id: id, nb: 1 }])
  })

  it('the last type cannot be retired', async () => {
    const { id } = await create('La dernière')
    const others = (await offered()).filter((item) => item !== id)
    try {
      for (const item of others) await turn(item, false)
      await expectRefusal(turn(id, false), 'derniere_reaction')
    } finally {
      for (const item of others) await turn(item, true)
    }
    await turn(id, false)
  })

  it('a type has exactly one emoji', async () => {
    for (const bad of ['bravo', '👏👏', '<b>', '1']) {
      await expectRefusal(create('Mauvais', bad), 'champs_invalides')
    }
    expect((await create('Femme qui court', '🏃🏽‍♀️')).emoji).toBe('🏃🏽‍♀️')
  })
})

describe('concurrent changes in two windows', () => {
  it('the date of a piece of news is guarded', async () => {
    const { id } = await newActualite()
    const [monday, tuesday] = ['2031-06-02T08:00:00.000Z', '2031-06-03T08:00:00.000Z']
    const put = (publie_le: string | null, depuis: string | null) =>
      nora.call('POST /api/admin/actualites/publier/{id}', {
        params: { id },
        body: { publie_le, depuis },
      })
    await put(monday, null)
    await expectRefusal(put(tuesday, null), 'version_depassee')
    expect((await put(tuesday, monday)).data.publie_le).toBe(tuesday)
    await expectRefusal(put(null, monday), 'version_depassee')
    await put(null, tuesday)
    await expectRefusal(put(null, tuesday), 'version_depassee')
  })

  it('the order of a list is guarded', async () => {
    const create = async (label: string) =>
      (await nora.call('POST /api/admin/reactions/create', { body: { label, emoji: '👟' } })).data
    await create('Lacets')
    const body = { tri: 'ordre' as const, ordre: 'asc' as const, nb_page: 100 }
    const read = async () =>
      (await nora.call('POST /api/admin/reactions/list', { body })).data.map(({ id }) => id)
    const put = (ids: number[], depuis: number[]) =>
      nora.call('POST /api/admin/reactions/ordre', { body: { ids, depuis } })
    const depuis = await read()
    const { id } = await create('Semelles')
    await put(depuis.toReversed(), depuis)
    expect(await read()).toEqual([...depuis.toReversed(), id])
    await expectRefusal(put(depuis.toSpliced(0, 2), depuis), 'version_depassee')
    await put(depuis, depuis.toReversed())
    expect(await read()).toEqual([...depuis, id])
  })

  /**
   * A second save of one version is refused; confirmed, it makes a third fail. A save without a
   * version overwrites.
   */
  async function expectOneWins(
    first: { id: number; version: number },
    save: (sent: { version?: number }) => Promise<{ data: { version: number } }>,
  ) {
    expect(first.version).toBe(1)
    expect((await save({ version: 1 })).data.version).toBe(2)
    await expectRefusal(save({ version: 1 }), 'version_depassee')
    expect((await save({ version: 2 })).data.version).toBe(3)
    await expectRefusal(save({ version: 2 }), 'version_depassee')
    expect((await save({})).data.version).toBe(4)
  }

  it('the save of a video is guarded', async () => {
    const body = { titre: 'En côte', adresse: `https://vimeo.com/${20_000_000 + nextNumber()}` }
    const { data } = await nora.call('POST /api/admin/videos/create', { body: form(body) })
    const params = { id: data.id }
    await expectOneWins(data, (sent) =>
      nora.call('POST /api/admin/videos/update/{id}', { params, body: { ...body, ...sent } }),
    )
  })

  it('the save of a reaction type is guarded', async () => {
    const body = { label: 'Foulée', emoji: '👣' }
    const { data } = await nora.call('POST /api/admin/reactions/create', { body })
    const params = { id: data.id }
    await expectOneWins(data, (sent) =>
      nora.call('POST /api/admin/reactions/update/{id}', { params, body: { ...body, ...sent } }),
    )
  })

  it('the save of a highlight is guarded', async () => {
    const item = await createPublication(t.db, { users_id: (await createUser(t.db)).id })
    const dates = { debut: '2031-06-01T00:00:00Z', fin: '2031-06-02T00:00:00Z' }
    const body = { publications_id: item.id, titre: 'Course du mois', ...dates }
    const { data } = await nora.call('POST /api/admin/mises-en-avant/create', { body })
    const params = { id: data.id }
    await expectOneWins(data, (sent) =>
      nora.call('POST /api/admin/mises-en-avant/update/{id}', {
        params,
        body: { ...body, ...sent },
      }),
    )
  })
})
