import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isCalm } from '@foulee/domain/site/installation'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { MINE } from '#platform/offline/my-pages.ts'
import routes from '../routes.ts'
import type { Page } from './page.ts'
import { listPages, pages } from './pages.ts'

const APP = new URL('../', import.meta.url)
const table = Object.entries<Page>(pages)
const fill = (path: string) => `/${path.replace(/^\//, '').replace(/:\w+|\*/g, 'x')}`
const find = (path: string) => {
  const branches = table.map(([path]) => ({ path: path.replace(/^\//, ''), id: path }))
  return pages[matchRoutes(branches, path)?.at(-1)?.route.id as keyof typeof pages] as Page
}

it('every page has a file, and every route file is of a page', () => {
  const files = new Set(table.map(([, { file }]) => file))
  expect([...files].filter((file) => !existsSync(new URL(file, APP)))).toEqual([])
  const written = globSync('{features,ui,kit,shell}/**/*.route.{ts,tsx}', { cwd: APP })
  expect(written.filter((file) => !files.has(file))).toEqual(['shell/guarded.route.tsx'])
})

const readAround = (file: string) =>
  globSync('**/*.{ts,tsx}', { cwd: new URL(dirname(file), APP) })
    .map((name) => readFileSync(new URL(`${dirname(file)}/${name}`, APP), 'utf8'))
    .join('\n')

it('a title of the table is the one that its page shows', () => {
  const others = table.filter(([, { title, file }]) => {
    if (title === undefined) return false
    const written = [`title="${title}"`, `title: '${title}'`, `TITLE = '${title}'`]
    const text = readAround(file)
    return !written.some((words) => text.includes(words))
  })
  expect(others.map(([path]) => path)).toEqual([])
})

it('the table says every title that is not made of data', () => {
  const FIXED = /<PageHead\b(?:[^<>]|=>)*?title="([^"]+)"/
  const unsaid = table.filter(([, { title, file, access }]) => {
    if (access !== 'public' && access !== 'member') return false
    return title === undefined && FIXED.test(readFileSync(new URL(file, APP), 'utf8'))
  })
  expect(unsaid.map(([path]) => path)).toEqual([])
})

it('every page is a route, and members’ pages are behind the guard', () => {
  const listPaths = (entries: readonly { path?: string; children?: object[] }[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...listPaths(children)])
  const guard = routes
    .flatMap(({ children = [] }) => children)
    .find(({ file }) => file === 'shell/guard.layout.tsx')
  expect(listPaths(guard?.children ?? [])).toEqual(listPages('member').map(({ path }) => path))
  expect(listPaths(routes).toSorted()).toEqual(
    Object.keys(pages)
      .filter((path) => path !== '/')
      .toSorted(),
  )
})

it.each([
  'contribution/courses',
  'contribution/parcours',
  'contribution/sejours',
  'contribution/plans',
  'contribution/trainings',
  'contribution/athletes',
  'courses/:slug/epreuves/:id',
] as const)('the page %s handles unknown sub-paths (produit 2.2)', (path) => {
  expect(pages[path].access).toBe('member')
  expect(pages).toHaveProperty([`${path}/*`])
})

it('the chapter of the pages tells whom each is for (produit 2.2)', () => {
  const chapter = readFileSync(
    new URL('../../../../docs/produit/pages.md', import.meta.url),
    'utf8',
  )
  const listDocumented = (access: string) => {
    const [, list = ''] = chapter.split(`**${access}**\n`)
    const [rows = ''] = list.split(/\n\n(?!-)/)
    return [...rows.matchAll(/`(\/[^`…]*)`/g)].map(([, path = '']) => path)
  }
  const accessOf = (path: string) => find(path.replace(/\{[^}]+\}/g, 'x'))?.access
  const members = listDocumented('Signed-in')
  expect(members.length).toBeGreaterThan(25)
  expect(members.filter((path) => accessOf(path) !== 'member')).toEqual([])
  // Named beside their page: where a member is led, and the end of an address.
  const open = listDocumented('Public').filter((path) => !['/home', '/{niveau}'].includes(path))
  expect(open.length).toBeGreaterThan(50)
  expect(open.filter((path) => !['public', 'sandbox'].includes(accessOf(path) ?? ''))).toEqual([])
})

it('the install prompt knows the calm pages (produit 14.13)', () => {
  const calm = table.filter(([path]) => isCalm(fill(path))).map(([path]) => path)
  expect(calm).toEqual(table.filter(([, page]) => page.isCalm).map(([path]) => path))
})

it('the pages available offline are members’ pages (produit 14.15)', () => {
  expect(MINE.map((path) => find(path)?.access)).toEqual(MINE.map(() => 'member'))
})
