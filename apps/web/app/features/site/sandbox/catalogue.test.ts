import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '#pages.ts'
import { PARTIE_IDS, partiePath } from './parties.ts'

const APP = new URL('../../../', import.meta.url).pathname
const CATALOGUE = 'features/site/sandbox'
/**
 * Rooms of the design system: the catalogue shows each of their components, alone or within
 * another.
 */
const ROOMS = ['ui', 'ui/form', 'kit/member-page']

const find = (pattern: string) =>
  globSync(pattern, { cwd: APP }).filter((file) => !file.includes('.test.'))
const IMPORTED = /(?:from|import|import\()\s*'([.#][^']+)'/g
const readImports = (file: string) =>
  [...readFileSync(APP + file, 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path),
  )

function findShown(): Set<string> {
  const shown = new Set(find(`${CATALOGUE}/**/*.tsx`))
  for (const file of shown) {
    for (const path of readImports(file)) if (existsSync(APP + path)) shown.add(path)
  }
  return shown
}

it('the catalogue shows every component of the design system', () => {
  const shown = findShown()
  const components = ROOMS.flatMap((room) => find(`${room}/*.tsx`))
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter((file) => !shown.has(file))).toEqual([])
})

it('the catalogue has a page for each of its parts', () => {
  const paths = new Set(Object.keys(pages))
  expect(PARTIE_IDS.filter((id) => !paths.has(partiePath(id).slice(1)))).toEqual([])
})
