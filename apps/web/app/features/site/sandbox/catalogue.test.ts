import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '../../../routes.ts'
import { PARTIE_IDS, partiePath } from './parties.ts'

const APP = new URL('../../../', import.meta.url).pathname
const CATALOGUE = 'features/site/sandbox'
/** The rooms of which every component has its place in the catalogue. */
const ROOMS = ['ui', 'form', 'directory', 'structure', 'browse', 'editor', 'failure', 'moi']

const find = (pattern: string) =>
  globSync(pattern, { cwd: APP }).filter((file) => !file.includes('.test.'))
const IMPORTED = /(?:from|import|import\()\s*'(\.[^']+)'/g
const readImports = (file: string) =>
  [...readFileSync(APP + file, 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

const shown = new Set(find(`${CATALOGUE}/**/*.tsx`).flatMap(readImports))
const components = ROOMS.flatMap((room) => find(`${room}/**/*.tsx`))

/** What is a part of another component and never stands alone, with what shows it. */
const PARTS: Readonly<Record<string, string>> = {
  'ui/elevation-cursor.tsx': 'ui/elevation-profile.tsx',
  'ui/elevation-marks.tsx': 'ui/elevation-profile.tsx',
  'browse/around-filter.tsx': 'browse/filter-control.tsx',
  'browse/card-item.tsx': 'browse/card-list.tsx',
  'browse/card-list.tsx': 'browse/results.tsx',
  'browse/choices-filter.tsx': 'browse/filter-control.tsx',
  'browse/date-filter.tsx': 'browse/filter-control.tsx',
  'browse/filter-control.tsx': 'browse/filter-panel.tsx',
  'browse/filter-panel.tsx': 'browse/filter-sheet.tsx',
  'browse/long-card-list.tsx': 'browse/card-list.tsx',
  'browse/range-filter.tsx': 'browse/filter-control.tsx',
  'browse/text-search.tsx': 'browse/toolbar.tsx',
  'directory/directory-map-canvas.tsx': 'directory/directory-map.tsx',
  'editor/editor-section.tsx': 'structure/logo-section.tsx',
}

/** What cannot stand in a catalogue, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'browse/list-map.tsx': 'A map of real tiles: every list has one.',
  'browse/list-page.tsx': 'A whole page of the parts that the catalogue shows, on a real list.',
  'directory/around-fields.tsx': 'Unseen fields of a form.',
  'directory/directory-route.tsx': 'Draws nothing of its own: it hands over what was loaded.',
  'editor/editor-page.tsx': 'Draws what is edited, or the failures that /sandbox/pages shows.',
  'editor/photos-section.tsx': 'The section around the lines of photos, which are shown.',
  'editor/route-choice.tsx': 'Searches the routes of who is signed in.',
  'editor/social-section.tsx': 'The list of links, which is shown, on the calls of a real thing.',
  'failure/lost-script-page.tsx': 'Loads the page again as soon as it is drawn.',
  'failure/root-error.tsx': 'The failures that are shown, where the shell itself is gone.',
  'structure/membership.tsx': 'An invitation is of who is signed in.',
  'structure/signed-in-preview.tsx': 'Draws nothing of its own.',
}

it.each(components)('%s has its place in the catalogue', (file) => {
  if (file in ELSEWHERE) return expect(shown).not.toContain(file)
  const whole = PARTS[file]
  if (!whole) return expect(shown).toContain(file)
  expect(shown).not.toContain(file)
  expect(readImports(whole)).toContain(file)
})

it('names no component that is not there', () => {
  const named = [...Object.keys(PARTS), ...Object.keys(ELSEWHERE)]
  expect(named.filter((file) => !components.includes(file))).toEqual([])
})

it('has a page for each of its parts', () => {
  const pathsOf = (entries: readonly RouteConfigEntry[]): (string | undefined)[] =>
    entries.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)])
  const paths = new Set(pathsOf(routes))
  expect(PARTIE_IDS.filter((id) => !paths.has(partiePath(id).slice(1)))).toEqual([])
})
