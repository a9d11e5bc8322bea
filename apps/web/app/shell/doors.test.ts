import { globSync, readFileSync } from 'node:fs'
import { DROITS } from '@foulee/domain/membres/droits'
import { expect, it } from 'vitest'
import { PARTIE_IDS, partiePath } from '#features/site/sandbox/parties.ts'
import { accountEntries, accountLinks } from './account-links.ts'
import { bottomItems, footerGroups, topItems } from './destinations.ts'
import type { Bar, Page } from './page.ts'
import { pages } from './pages.ts'

const footer = (isAuth: boolean) => footerGroups(isAuth, []).flatMap(({ links }) => links)
const BARS: Record<Bar, readonly object[]> = {
  bar: topItems(true, []),
  'bar of a visitor': topItems(false, []),
  'bottom bar': bottomItems(true),
  'bottom bar of a visitor': bottomItems(false),
  footer: footer(true),
  'footer of a visitor': footer(false),
  account: accountLinks([]),
  'account with rights': accountLinks(DROITS),
}

const table = Object.entries<Page>(pages).map(([path, page]) => ({
  ...page,
  path: path === '/' ? path : `/${path}`,
}))
const rows = table.flatMap(({ path, doors }) =>
  Array.isArray(doors) ? [[path, doors] as [string, readonly Bar[]]] : [],
)
const SENT = table.filter(({ doors }) => doors === 'sent').map(({ path }) => path)

const pathsOf = (links: readonly object[]) =>
  links.flatMap((link) => ('to' in link && typeof link.to === 'string' ? [link.to] : []))

const ROUTES = new Set(table.map(({ path }) => path))

const APP = new URL('../', import.meta.url)
const written = new Set(
  globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.') && !/^shell\/(?:public-)?pages\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, APP), 'utf8').matchAll(/['"`](\/[\w/-]+)/g)])
    .map(([, path = '']) => path),
)

it('the pages people look for first are in a bar (produit 14.22)', () => {
  expect(rows.length).toBeGreaterThan(25)
})

it.each(rows)('the page %s is linked from its bars', (path, bars) => {
  for (const bar of bars) expect(pathsOf(BARS[bar]), bar).toContain(path)
})

it('every page with an address of its own is linked by the application', () => {
  const led = new Set([
    ...SENT,
    ...written,
    ...PARTIE_IDS.map(partiePath),
    ...Object.values(BARS).flatMap((links) => pathsOf(links)),
  ])
  const own = [...ROUTES].filter((path) => !/[:*]/.test(path))
  expect(own.length).toBeGreaterThan(80)
  expect(own.filter((path) => !led.has(path))).toEqual([])
})

it('the bottom bar has five items, for members and for visitors', () => {
  const listLabels = (isAuth: boolean) => bottomItems(isAuth).map(({ label }) => label)
  expect(listLabels(true)).toEqual(['Fil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
  expect(listLabels(false)).toEqual(['Accueil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
})

it('the account menu has nine entries at most, « Se déconnecter » among them', () => {
  expect(accountEntries(DROITS, '/admin').length + 1).toBeLessThanOrEqual(9)
})

it('every link of the bars leads to a page', () => {
  const led = Object.values(BARS).flatMap((links) => pathsOf(links))
  expect(led.filter((to) => !ROUTES.has(to))).toEqual([])
})
