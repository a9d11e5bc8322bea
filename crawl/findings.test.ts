import { describe, expect, it } from 'vitest'
import { findFaults, MAX_ELEMENTS } from './findings.ts'
import { readPage } from './read-page.ts'
import { listLinks, type Visit, type Walk } from './walk.ts'

const ORIGIN = 'https://foulee.example'
const IMAGE = `${ORIGIN}/partage/foulee.png`

type PageOptions = {
  title?: string
  description?: string
  head?: string
  body?: string
  status?: number
}

function visit(path: string, options: PageOptions = {}): [string, Visit] {
  const { title = `Titre de ${path}`, status = 200 } = options
  const {
    description = `La description de la page ${path}, assez longue pour dire quelque chose.`,
  } = options
  const page = readPage(`<!doctype html><html lang="fr"><head><title>${title}</title>
    <meta name="description" content="${description}">
    ${options.head ?? `<link rel="canonical" href="${ORIGIN}${path}">`}
    <meta property="og:image" content="${IMAGE}"></head>
    <body><h1>Un <em>titre</em></h1><svg><title>Dessin</title></svg>${options.body ?? ''}</body></html>`)
  return [
    path,
    { status, type: 'text/html', location: null, page, links: listLinks(page, ORIGIN, path) },
  ]
}

const linkTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">là</a>`).join('')
const image: Visit = { status: 200, type: 'image/png', location: null, page: null, links: [] }

function faultsOf(visits: [string, Visit][], listed = visits.map(([path]) => path)) {
  const walk: Omit<Walk, 'documents'> = {
    visits: new Map(visits),
    listed,
    images: new Map([[IMAGE, image]]),
  }
  return findFaults(walk, ORIGIN).map(({ rule, path }) => `${rule} ${path}`)
}

const home = (...paths: string[]) => visit('/', { body: linkTo(...paths) })

describe('a valid site', () => {
  it('has no fault', () =>
    expect(faultsOf([home('/a'), visit('/a', { body: linkTo('/') })])).toEqual([]))

  it('may hide a page, which then needs no canonical address', () => {
    const hidden = visit('/a', { head: '<meta name="robots" content="noindex">' })
    expect(faultsOf([home('/a'), hidden], ['/'])).toEqual([])
  })

  it('may give another canonical address for a page', () => {
    const filtered = visit('/a?tri=nom', {
      title: 'Titre de /a',
      head: `<link rel="canonical" href="${ORIGIN}/a">`,
    })
    expect(faultsOf([home('/a', '/a?tri=nom'), visit('/a'), filtered], ['/', '/a'])).toEqual([])
  })
})

describe('a fault', () => {
  it.each<[string, PageOptions]>([
    ['titre', { title: '' }],
    ['titre', { head: `<title>Deux</title><link rel="canonical" href="${ORIGIN}/a">` }],
    ['titre de la page', { body: '<h1>Deux</h1>' }],
    ['description', { description: 'Trop courte.' }],
    ['description', { description: 'Trop longue. '.repeat(20) }],
    ['adresse canonique', { head: `<link rel="canonical" href="${ORIGIN}/b">` }],
    ['adresse canonique', { head: '' }],
    ['éléments', { body: '<i></i>'.repeat(MAX_ELEMENTS) }],
    ['ancre perdue', { body: '<a href="#absente">là</a>' }],
    [
      'données structurées',
      { body: '<script type="application/ld+json">{"@type":"Rien"}</script>' },
    ],
    ['champ sans nom', { body: '<input name="texte">' }],
    ['lien mort', { status: 404 }],
  ])('of %s is found', (rule, options) =>
    expect(faultsOf([home('/a'), visit('/a', options)], ['/'])).toContain(`${rule} /a`),
  )

  it('of two pages with the same title or description is found', () => {
    const [a, b] = [visit('/a', { title: 'T' }), visit('/b', { title: 'T' })]
    expect(faultsOf([home('/a', '/b'), a, b])).toEqual(['titre en double /a'])
    const description =
      'Une description qui est la même sur deux pages du site, sans rien de propre.'
    const twins = [visit('/a', { description }), visit('/b', { description })]
    expect(faultsOf([home('/a', '/b'), ...twins])).toEqual(['description en double /a'])
  })

  it('of an unreachable page is found, even when two of them link to each other', () => {
    const island = [visit('/a', { body: linkTo('/b') }), visit('/b', { body: linkTo('/a') })]
    expect(faultsOf([home(), ...island])).toEqual(['orpheline /a', 'orpheline /b'])
  })

  it('of a page missing from the sitemap, or listed wrongly, is found', () => {
    expect(faultsOf([home('/a'), visit('/a')], ['/'])).toEqual(['hors du plan /a'])
    const hidden = visit('/a', { head: '<meta name="robots" content="noindex">' })
    expect(faultsOf([home('/a'), hidden])).toEqual(['plan du site /a'])
  })

  it('of a link to a redirect is found', () => {
    const moved: Visit = { ...image, status: 301, location: '/b' }
    expect(faultsOf([home('/a', '/b'), ['/a', moved], visit('/b')], ['/', '/b'])).toEqual([
      'lien détourné /a',
    ])
  })

  it('of a share image that is no image is found', () => {
    const walk: Omit<Walk, 'documents'> = {
      visits: new Map([home()]),
      listed: ['/'],
      images: new Map([[IMAGE, { ...image, type: 'text/html' }]]),
    }
    expect(findFaults(walk, ORIGIN)).toEqual([
      { rule: 'image de partage', path: IMAGE, detail: '200 text/html' },
    ])
  })
})
