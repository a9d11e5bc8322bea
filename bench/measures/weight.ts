import { gzipSync } from 'node:zlib'
import { connectPostgres } from '@foulee/db/connect'
import { createParcours } from '@foulee/testing/parcours'
import { type Bench, findSlugs, runQuery, startOurs, withServers } from '../bench.ts'
import { openBrowser } from '../browser.ts'
import type { Section } from '../report.ts'
import { readImports, readResources } from '../resources.ts'
import { visit } from '../visits.ts'

const KB = 1000

async function addRoute(url: string): Promise<string> {
  const [existing] = await runQuery<{ slug: string }>(
    url,
    'select slug from parcours join parcours_traces on parcours_id = id where etat = 100 limit 1',
  )
  if (existing) return existing.slug
  const [author] = await runQuery<{ id: number }>(url, 'select id from users limit 1')
  const { db, close } = await connectPostgres(url, 1)
  const { slug } = await createParcours(db, new Date(), author && { users_id: author.id })
  await close()
  return slug
}

export async function measureWeight(bench: Bench): Promise<Section> {
  const [slug = ''] = await findSlugs(bench.url, 1)
  const route = await addRoute(bench.url)
  const pages = ['/', `/courses/${slug}`, '/calendrier', '/calendrier/isere']
  const routes = [`/parcours/${route}`, '/itineraires', '/contributeur-de-parcours']
  const rest = ['/connexion', '/inscription', '/cgu', '/404', '/courses']
  return withServers([startOurs({ DATABASE_URL: bench.url })], async ({ origin }) => {
    const weigh = createScales(origin)
    const all = [...pages, ...routes, ...rest]
    const weights = await Promise.all(all.map((page) => weigh(page)))
    const counts = await countRequests(all.map((page) => origin + page))
    const rows = weights.map((weight, index) => ({ ...weight, ...counts[index] }))
    const heaviest = (kind: keyof Omit<(typeof rows)[number], 'page'>) =>
      Math.max(...rows.map((row) => row[kind] ?? Number.NaN))
    return {
      title: 'Poids des pages publiques au premier chargement, en ko',
      method:
        'JavaScript et CSS compressés par gzip, avec tout ce que les modules importent ; polices préchargées. Requêtes comptées dans un navigateur, sur un téléphone, jusqu’à ce que plus rien ne vienne.',
      rows,
      budgets: [
        {
          what: 'JavaScript de la page la plus lourde',
          value: heaviest('js'),
          unit: ' ko',
          max: 150,
        },
        { what: 'CSS', value: heaviest('css'), unit: ' ko', max: 20 },
        { what: 'polices', value: heaviest('polices'), unit: ' ko', max: 60 },
        { what: 'scripts jusqu’à l’usage', value: heaviest('scripts'), max: 12 },
        {
          what: 'scripts en tout, sans rien demander',
          value: heaviest('scripts en tout'),
          max: 20,
        },
      ],
    }
  })
}

async function countRequests(urls: readonly string[]) {
  const browser = await openBrowser()
  try {
    const counts: { scripts: number; 'scripts en tout': number; requêtes: number }[] = []
    for (const url of urls) {
      const { first, scripts, requests } = await visit(browser, url)
      counts.push({ scripts: first, 'scripts en tout': scripts, requêtes: requests })
    }
    return counts
  } finally {
    await browser.close()
  }
}

function createScales(origin: string) {
  const files = new Map<string, Promise<Buffer>>()
  const read = (path: string) => {
    const file = files.get(path) ?? download(origin + path)
    files.set(path, file)
    return file
  }
  const sum = async (paths: Iterable<string>, pack: (file: Buffer) => Buffer) => {
    let total = 0
    for (const path of paths) total += pack(await read(path)).length
    return total / KB
  }
  const close = async (entries: string[]) => {
    const all = new Set(entries)
    for (const path of all) {
      for (const imported of readImports(String(await read(path)), path)) all.add(imported)
    }
    return all
  }
  return async (page: string) => {
    const answer = await fetch(origin + page)
    const { scripts, styles, fonts } = readResources(await answer.text())
    return {
      page: page.replace(/^\/(courses|parcours)\/.+/, '/$1/{slug}'),
      js: await sum(await close(scripts), (file) => gzipSync(file)),
      css: await sum(styles, (file) => gzipSync(file)),
      polices: await sum(fonts, (file) => file),
    }
  }
}

async function download(url: string): Promise<Buffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} : ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
