import { pages, pageTextes } from '@foulee/db/schema'
import { bindSpaces } from '@foulee/domain/shared/typographie'
import { isReserve } from '@foulee/domain/site/page-reserve'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanPageHtml, readText } from '#kernel/content/clean-html.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { layOutTexts, PREMIERS_BLOCS, PREMIERS_TEXTES } from './premiers-textes.ts'

describe('default texts of the site', () => {
  it.each(PREMIERS_TEXTES.map((texte) => [texte.chemin, texte] as const))(
    'the text is clean and its path free: %s',
    (chemin, texte) => {
      const html = texte.html.join('')
      expect(cleanPageHtml(html)).toBe(html)
      expect(isReserve(chemin)).toBe(false)
      expect(texte.description.length).toBeLessThanOrEqual(200)
      for (const text of [texte.titre, texte.description, readText(html)]) {
        expect(bindSpaces(text)).toBe(text)
        expect(text).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i)
      }
    },
  )

  it.each(PREMIERS_BLOCS.map((bloc) => [bloc.cle, bloc] as const))(
    'the text with a key is clean: %s',
    (_, { titre, morceaux }) => {
      const texts = morceaux.map((morceau) => (morceau.type === 'texte' ? morceau.html : ''))
      const labels = morceaux.map((morceau) => (morceau.type === 'bouton' ? morceau.label : ''))
      for (const html of texts) expect(cleanPageHtml(html)).toBe(html)
      expect(labels.filter(Boolean)).toHaveLength(1)
      for (const text of [titre, ...labels, ...texts.map((html) => readText(html))]) {
        expect(bindSpaces(text)).toBe(text)
        expect(text).not.toMatch(/[a-zà-ÿ]'[a-zà-ÿ]/i)
      }
    },
  )

  it('the texts link to product pages and to each other alone', () => {
    const known = new Set(PREMIERS_TEXTES.map(({ chemin }) => chemin))
    const texts = [
      ...PREMIERS_TEXTES.map(({ html }) => html.join('')),
      ...PREMIERS_BLOCS.map(({ morceaux }) => JSON.stringify(morceaux).replaceAll('\\"', '"')),
    ]
    const led = texts.flatMap((html) =>
      [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path),
    )
    expect(led.length).toBeGreaterThan(20)
    expect(led.filter((path) => !known.has(path) && !isReserve(path))).toEqual([])
  })
})

describe('default texts on start', () => {
  let t: TestApp
  let nora: SignedIn
  beforeAll(async () => {
    t = await testApp()
    nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  })
  afterAll(async () => {
    await t.db.delete(pageTextes).where(inArray(pageTextes.cle, used))
    await t.close()
  })

  const used: string[] = []
  const newText = (titre = 'Le premier texte') => {
    const cle = `premier-${nextNumber()}`
    used.push(cle)
    const place = { section: 'aide' as const, ordre: 900 }
    return { cle, chemin: `/${cle}`, titre, ...place, description: 'Dit.', html: ['<p>Dit.</p>'] }
  }
  const layOut = (texte: ReturnType<typeof newText>) => layOutTexts(t.db, t.clock.now, [texte])
  const find = async (chemin: string) => {
    const [row] = await t.db.select().from(pages).where(eq(pages.chemin, chemin))
    return row
  }
  const get = async (chemin: string) => {
    const row = await find(chemin)
    if (!row) throw new Error(`There is no page at ${chemin}.`)
    return row
  }

  it('the texts are created once, and published', async () => {
    const texte = newText()
    await layOut(texte)
    await layOut(texte)
    expect(await get(texte.chemin)).toMatchObject({ est_publiee: true, version: 1, place: 'pied' })
  })

  it('an untouched text follows the code, an edited one does not', async () => {
    const texte = newText()
    await layOut(texte)
    await layOut({ ...texte, titre: 'Le même, mieux dit' })
    const { id, titre } = await get(texte.chemin)
    expect(titre).toBe('Le même, mieux dit')
    await nora.call('POST /api/admin/pages/update/{id}', {
      params: { id },
      body: { chemin: texte.chemin, titre: 'Le nôtre', version: 1 },
    })
    await layOut({ ...texte, titre: 'Encore autrement' })
    expect((await get(texte.chemin)).titre).toBe('Le nôtre')
  })

  it('a deleted text does not come back', async () => {
    const texte = newText()
    await layOut(texte)
    const { id } = await get(texte.chemin)
    await nora.call('POST /api/admin/pages/del/{id}', { params: { id } })
    await layOut(texte)
    await layOut({ ...texte, titre: 'Autrement' })
    expect(await find(texte.chemin)).toBeUndefined()
  })

  it('a text with a key is read by key, and stays unpublished once staff took it back', async () => {
    const cle = `premier-${nextNumber()}`
    used.push(cle)
    const bloc = { cle, titre: 'La promesse', morceaux: [] }
    await layOutTexts(t.db, t.clock.now, [bloc])
    const read = async () =>
      (await t.call('GET /api/pages/blocs/{cle}', { params: { cle } })).data?.titre ?? null
    expect(await read()).toBe('La promesse')
    const [row] = await t.db.select().from(pages).where(eq(pages.cle, cle))
    const id = row?.id ?? 0
    await nora.call('POST /api/admin/pages/update/{id}', {
      params: { id },
      body: { titre: 'Une autre promesse', version: 1 },
    })
    await layOutTexts(t.db, t.clock.now, [{ ...bloc, titre: 'Celle du code' }])
    expect(await read()).toBe('Une autre promesse')
    const { data: found } = await nora.call('POST /api/admin/pages/list', {
      body: { filtres: { recherche: cle.toUpperCase() } },
    })
    expect(found.map((item) => item.cle)).toEqual([cle])
    await nora.call('POST /api/admin/pages/del/{id}', { params: { id } })
    await layOutTexts(t.db, t.clock.now, [bloc])
    expect(await read()).toBeNull()
  })

  it('a text never replaces an existing page', async () => {
    const texte = newText()
    const body = { chemin: texte.chemin, titre: 'Déjà là' }
    await nora.call('POST /api/admin/pages/create', { body })
    await layOut(texte)
    expect(await get(texte.chemin)).toMatchObject({ titre: 'Déjà là', est_publiee: false })
  })
})
