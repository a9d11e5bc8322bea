import { checkJsonLd } from './check-json-ld.ts'
import type { PageRead } from './read-page.ts'
import { readVocabulary } from './vocabulary.ts'
import type { Visit, Walk } from './walk.ts'

export type Finding = { rule: string; path: string; detail: string }

/** Length shown by search engines: shorter says nothing, longer is truncated. */
export const DESCRIPTION = { min: 50, max: 170 }

/** The longest race has 1 578: lower it with each gain. */
export const MAX_ELEMENTS = 2_000

/** Read once: a megabyte of definitions. */
const VOCABULARY = readVocabulary()

/**
 * Pages in the sitemap without a link from the landing page: a survey is sent to its audience, and
 * listed for members.
 */
const SENT = /^\/sondages\//

/** Indexable pages left out of the sitemap: profiles of people. */
const UNLISTED = /^\/coureurs\//

type Page = { path: string; page: PageRead }

type Walked = Pick<Walk, 'visits' | 'listed' | 'images'>

export function findFaults({ visits, listed, images }: Walked, origin: string): Finding[] {
  const pages = [...visits].flatMap(([path, { status, page }]) =>
    status === 200 && page ? [{ path, page }] : [],
  )
  // A page with another canonical address is indexed there.
  const indexed = pages.filter(({ path, page }) => isIndexed(page, origin + path))
  return [
    ...findDeadLinks(visits),
    ...findLostAnchors(visits),
    ...pages.flatMap((page) => checkPage(page, origin, visits)),
    ...findTwins(indexed, 'titre', (page) => page.titles[0] ?? ''),
    ...findTwins(indexed, 'description', (page) => page.descriptions[0] ?? ''),
    ...findOrphans(visits, listed),
    ...findUnlisted(indexed, listed),
    ...listed.flatMap((path) => checkListed(path, visits.get(path), origin)),
    ...[...images].flatMap(([path, visit]) => checkImage(path, visit)),
  ]
}

const isIndexed = (page: PageRead, address: string) =>
  !page.isHidden && page.canonicals[0] === address

function findDeadLinks(visits: Walk['visits']): Finding[] {
  const from = listSources(visits)
  return [...visits].flatMap(([path, { status, location }]) => {
    const source = `depuis ${from.get(path)?.[0] ?? 'le plan du site'}`
    if (status >= 400) return [{ rule: 'lien mort', path, detail: `${status}, ${source}` }]
    if (location) return [{ rule: 'lien détourné', path, detail: `vers ${location}, ${source}` }]
    return []
  })
}

function listSources(visits: Walk['visits']): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const [path, { links }] of visits) {
    for (const link of links) {
      if (link.path !== path) sources.set(link.path, [...(sources.get(link.path) ?? []), path])
    }
  }
  return sources
}

function findLostAnchors(visits: Walk['visits']): Finding[] {
  return [...visits].flatMap(([path, { links }]) =>
    links
      .filter((link) => {
        const there = visits.get(link.path)?.page
        return link.anchor && there && !there.ids.has(link.anchor)
      })
      .map((link) => ({ rule: 'ancre perdue', path, detail: `${link.path}#${link.anchor}` })),
  )
}

function checkPage({ path, page }: Page, origin: string, visits: Walk['visits']): Finding[] {
  const toFinding = (rule: string, detail: string) => [{ rule, path, detail }]
  const { lang, titles, descriptions, canonicals, shareImages, h1s, isHidden } = page
  const [description = ''] = descriptions
  const { length } = description
  return [
    ...(lang === 'fr' ? [] : toFinding('langue', lang)),
    ...(titles.length === 1 && titles[0] ? [] : toFinding('titre', titles.join(' | '))),
    ...(h1s.length === 1 && h1s[0] ? [] : toFinding('titre de la page', h1s.join(' | '))),
    ...(descriptions.length === 1 && length >= DESCRIPTION.min && length <= DESCRIPTION.max
      ? []
      : toFinding('description', `${length} signes : ${descriptions.join(' | ')}`)),
    ...(shareImages.length === 1 && shareImages[0]?.startsWith(origin)
      ? []
      : toFinding('image de partage', shareImages.join(' | '))),
    ...page.jsonLd.flatMap((text) =>
      checkJsonLd(text, VOCABULARY).flatMap((fault) => toFinding('données structurées', fault)),
    ),
    ...(page.elements <= MAX_ELEMENTS ? [] : toFinding('éléments', `${page.elements}`)),
    ...page.barriers.flatMap(({ rule, detail: barrier }) => toFinding(rule, barrier)),
    ...(isHidden ? [] : checkCanonical(path, canonicals, { origin, visits })),
  ]
}

/** A canonical address must be canonical itself. */
function checkCanonical(
  path: string,
  canonicals: string[],
  { origin, visits }: { origin: string; visits: Walk['visits'] },
): Finding[] {
  const [address = ''] = canonicals
  const target = visits.get(address.replace(origin, ''))?.page
  const isRight =
    canonicals.length === 1 && address.startsWith(origin) && target?.canonicals[0] === address
  return isRight
    ? []
    : [{ rule: 'adresse canonique', path, detail: canonicals.join(' | ') || 'aucune' }]
}

function findTwins(pages: Page[], what: string, read: (page: PageRead) => string): Finding[] {
  const groups = Map.groupBy(pages, ({ page }) => read(page))
  return [...groups].flatMap(([text, group]) =>
    group.length > 1
      ? [
          {
            rule: `${what} en double`,
            path: group[0]?.path ?? '',
            detail: `${text} (${group.length} : ${group.slice(1, 4).map(({ path }) => path)})`,
          },
        ]
      : [],
  )
}

function findOrphans(visits: Walk['visits'], listed: string[]): Finding[] {
  const reached = new Set(['/'])
  for (const path of reached) {
    for (const link of visits.get(path)?.links ?? []) reached.add(link.path)
  }
  return listed
    .filter((path) => !reached.has(path) && !SENT.test(path))
    .map((path) => ({ rule: 'orpheline', path, detail: 'aucun chemin depuis l’accueil' }))
}

/** Indexable pages missing from the sitemap; pages after the first of a list are exempt. */
function findUnlisted(indexed: Page[], listed: string[]): Finding[] {
  const addresses = new Set(listed)
  return indexed
    .filter(({ path }) => !addresses.has(path) && !path.includes('?') && !UNLISTED.test(path))
    .map(({ path }) => ({ rule: 'hors du plan', path, detail: 'indexable, absente du plan' }))
}

/** An address in the sitemap must be a canonical, indexable page. */
function checkListed(path: string, visit: Visit | undefined, origin: string): Finding[] {
  const page = visit?.page
  if (visit?.status === 200 && page && isIndexed(page, origin + path)) return []
  return [{ rule: 'plan du site', path, detail: `${visit?.status}, non indexable` }]
}

const checkImage = (path: string, { status, type }: Visit): Finding[] =>
  status === 200 && type.startsWith('image/')
    ? []
    : [{ rule: 'image de partage', path, detail: `${status} ${type}` }]
