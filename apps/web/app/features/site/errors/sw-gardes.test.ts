import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const CODE = readFileSync(new URL('../../../../public/sw-gardes.js', import.meta.url), 'utf8')
const ORIGIN = 'https://foulee.test'

type Pages = Record<string, { html: string; titre?: string }>
type OfflineAnswer = {
  groupes: { nom: string; pages: { url: string; titre: string; cache: string | null }[] }[]
  messages: number
}
type WorkerOptions = { caches?: Record<string, Pages>; routes?: object[]; messages?: number | null }

function startWorker({ caches: held = {}, routes = [], messages = null }: WorkerOptions) {
  const self = {
    addEventListener: () => undefined,
    parcours: { readNotes: async () => routes },
    gardes: {} as {
      list: () => Promise<OfflineAnswer>
      write: (response: Response | undefined) => Promise<Response | undefined>
    },
  }
  const open = async (name: string) => {
    const pages = held[name] ?? {}
    return {
      keys: async () => Object.keys(pages).map((path) => ({ url: ORIGIN + path })),
      match: async ({ url }: { url: string }) => {
        const { html = '', titre } = pages[url.slice(ORIGIN.length)] ?? {}
        return new Response(html, titre ? { headers: { 'x-titre': titre } } : {})
      },
    }
  }
  runInNewContext(CODE, {
    self,
    caches: { open },
    indexedDB: createBase(messages),
    Response,
    URL,
  })
  return self.gardes
}

type WorkerQuestion = { result?: unknown } & Record<string, (() => void) | unknown>

/** Fake IndexedDB as far as it is used; null: no database. */
function createBase(count: number | null) {
  const answer = (workerQuestion: WorkerQuestion, name: 'onsuccess' | 'onerror') =>
    queueMicrotask(() => (workerQuestion[name] as () => void)())
  const counting = () => {
    const workerQuestion: WorkerQuestion = { result: count }
    answer(workerQuestion, 'onsuccess')
    return workerQuestion
  }
  const base = {
    close: () => undefined,
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => ({ count: counting }) }),
  }
  return {
    open: () => {
      const workerQuestion: WorkerQuestion = {
        result: base,
        transaction: { abort: () => answer(workerQuestion, 'onerror') },
      }
      if (count === null) queueMicrotask(() => (workerQuestion.onupgradeneeded as () => void)())
      else answer(workerQuestion, 'onsuccess')
      return workerQuestion
    },
  }
}

const HIDDEN = '<meta name="robots" content="noindex"/>'
const titled = (title: string, head = '') => ({
  html: `<head>${head}<title>${title}</title></head>`,
})

describe('the list of what opens without a network (produit 14.15)', () => {
  it('the stored pages are listed by kind and title, the latest first', async () => {
    const { list } = startWorker({
      caches: {
        'miennes-1': {
          '/carte': titled('Ma carte · Foulée'),
          '/evenements/le-mardi/inscription/3': titled('Le &quot;mardi&quot; de L&#233;a · Foulée'),
        },
        'accueil-1': {
          '/contribution/evenements/3/accueil/4': { ...titled('Foulée'), titre: 'Le%20mardi' },
        },
        'pages-1': {
          '/calendrier': titled('Calendrier &amp; courses · Foulée'),
          '/courses/a/epreuves/1/feuille-de-route?depart=6': titled(
            'Feuille de route · Foulée',
            HIDDEN,
          ),
          '/connexion': titled('Se connecter · Foulée', HIDDEN),
        },
      },
      routes: [{ url: '/parcours/lac', titre: 'Le lac', le: 3, files: [] }],
      messages: 2,
    })
    const { groupes, messages } = await list()
    expect(groupes.map(({ nom, pages }) => [nom, ...pages.map(({ titre }) => titre)])).toEqual([
      ['À vous', 'Inscription\u00a0: Le "mardi" de Léa', 'Ma carte'],
      ['Accueils d’évènements', 'Le mardi'],
      ['Parcours', 'Le lac'],
      ['Feuilles de route', 'Feuille de route'],
      ['Pages lues récemment', 'Calendrier & courses'],
    ])
    expect(groupes[3]?.pages[0]?.url).toBe('/courses/a/epreuves/1/feuille-de-route?depart=6')
    expect(messages).toBe(2)
  })

  it('the roadbook of a race is listed once, with its last settings', async () => {
    const sheet = titled('Feuille de route · Foulée', HIDDEN)
    const path = '/courses/a/epreuves/1/feuille-de-route'
    const { list } = startWorker({
      caches: { 'pages-1': { [`${path}?objectif=5h`]: sheet, [`${path}?objectif=4h`]: sheet } },
    })
    const { groupes } = await list()
    expect(groupes.flatMap(({ pages }) => pages.map(({ url }) => url))).toEqual([
      `${path}?objectif=4h`,
    ])
  })

  it('the roadbook of a member stands once among roadbooks, before the public one', async () => {
    const sheet = titled('Feuille de route · Foulée', HIDDEN)
    const path = '/courses/a/epreuves/1/feuille-de-route'
    const { list } = startWorker({
      caches: { 'miennes-1': { [path]: sheet }, 'pages-1': { [`${path}?depart=6`]: sheet } },
    })
    const { groupes } = await list()
    expect(groupes).toMatchObject([
      { nom: 'Feuilles de route', pages: [{ url: path, cache: 'miennes-1' }] },
    ])
    expect(groupes[0]?.pages).toHaveLength(1)
  })

  it('the list is empty without stored pages', async () => {
    const { list, write } = startWorker({})
    expect(await list()).toEqual({ groupes: [], messages: 0 })
    const page = new Response('<div id="gardes"></div>')
    expect(await write(page)).toBe(page)
    expect(await write(undefined)).toBeUndefined()
  })

  it('the list is written into the cached page with escaped texts', async () => {
    const { write } = startWorker({
      caches: { 'miennes-1': { '/carte': titled('&lt;b&gt;Carte&lt;/b&gt; $& · Foulée') } },
      messages: 1,
    })
    const html = await (await write(new Response('<p></p><div id="gardes"></div>')))?.text()
    expect(html).toContain(
      '<a class="kept-route" href="/carte">&#60;b&#62;Carte&#60;/b&#62; $&#38;</a>',
    )
    expect(html).toContain('1\u00a0message écrit partira au retour du réseau.')
  })
})
