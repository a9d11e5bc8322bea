import { globSync, readFileSync } from 'node:fs'
import { DROITS } from '@foulee/domain/membres/droits'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { PARTIE_IDS, partiePath } from '#features/site/sandbox/parties.ts'
import routes from '../routes.ts'
import { accountLinks } from './account-links.ts'
import { bottomItems, footerGroups, topItems } from './destinations.ts'

const footer = (isAuth: boolean) => footerGroups(isAuth, []).flatMap(({ links }) => links)
const BARS = {
  bar: topItems(true, []),
  'bar of a visitor': topItems(false, []),
  'bottom bar': bottomItems(true),
  'bottom bar of a visitor': bottomItems(false),
  footer: footer(true),
  'footer of a visitor': footer(false),
  account: accountLinks([]),
  'account with rights': accountLinks(DROITS),
}

/** Produit 14.22: bars that contain the pages people look for first. */
const TABLE: Readonly<Record<string, readonly (keyof typeof BARS)[]>> = {
  '/': ['bottom bar of a visitor'],
  '/home': ['bar', 'bottom bar'],
  '/courses': ['bar', 'bottom bar', 'footer'],
  '/parcours': ['bar', 'bottom bar', 'footer'],
  '/training': ['bar', 'bottom bar'],
  '/training/plans': ['footer'],
  '/sejours': ['bar', 'footer'],
  '/magasins': ['footer', 'footer of a visitor'],
  '/evenements': ['bar', 'footer'],
  '/contribution/courses': ['account'],
  '/contribution/parcours': ['account'],
  '/contribution/sejours': ['account with rights'],
  '/contribution/plans': ['account with rights'],
  '/contribution/trainings': ['account'],
  '/contribution/athletes': ['account with rights'],
  '/connexion': ['bottom bar of a visitor', 'footer of a visitor'],
  '/inscription': ['footer of a visitor'],
  '/ma-runlist': ['account'],
  '/reductions': ['account'],
  '/mon-agenda': ['account'],
  '/carte': ['account'],
  '/profil': ['bottom bar', 'account'],
  '/lancement': ['footer', 'footer of a visitor'],
  '/organisateur': ['footer', 'footer of a visitor'],
  '/agences': ['footer', 'footer of a visitor'],
  '/club-et-coach': ['footer', 'footer of a visitor'],
  '/contributeur-de-parcours': ['footer', 'footer of a visitor'],
  '/nous-contacter': ['footer', 'footer of a visitor'],
}

/** Pages reached from a mail, an operating system, a failure or a developer only. */
const SENT: readonly string[] = [
  '/invitation',
  '/organisateur/invitation',
  '/agence/invitation',
  '/magasin/invitation',
  '/reinitialiser-mot-de-passe',
  '/verifier-email',
  '/evenements/:slug/valider/:id/:hash',
  '/external/:third/callback',
  '/partager',
  '/back-office',
  '/500',
  '/404',
  '/sandbox',
]

const pathsOf = (links: readonly object[]) =>
  links.flatMap((one) => ('to' in one && typeof one.to === 'string' ? [one.to] : []))

const findPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...findPaths(children),
  ])

const ROUTES = new Set(findPaths(routes))

const APP = new URL('../', import.meta.url)
const written = new Set(
  globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.') && file !== 'routes.ts')
    .flatMap((file) => [...readFileSync(new URL(file, APP), 'utf8').matchAll(/['"`](\/[\w/-]+)/g)])
    .map(([, path = '']) => path),
)

it.each(Object.entries(TABLE))('the page %s is linked from its bars', (path, bars) => {
  expect(ROUTES).toContain(path)
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
  expect(SENT.filter((path) => !ROUTES.has(path))).toEqual([])
})

it('the bottom bar has five items, for members and for visitors', () => {
  const say = (isAuth: boolean) => bottomItems(isAuth).map(({ label }) => label)
  expect(say(true)).toEqual(['Fil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
  expect(say(false)).toEqual(['Accueil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
})

it('every link of the bars leads to a page', () => {
  const led = Object.values(BARS).flatMap((links) => pathsOf(links))
  expect(led.filter((to) => !ROUTES.has(to))).toEqual([])
})
