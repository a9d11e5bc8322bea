import { globSync, readFileSync } from 'node:fs'
import { AUDIENCE_NAMES } from '@foulee/domain/site/audience'
import { expect, it } from 'vitest'

const APP = new URL('../..', import.meta.url).pathname
const RAISED = /(?:track|useTracked)\(\s*'(\w+)'|record\(\{ name: '(\w+)'/g

const read = (file: string) => readFileSync(APP + file, 'utf8')
const raised = new Set(
  globSync('**/*.{ts,tsx}', { cwd: APP, exclude: (name) => name.includes('.test.') }).flatMap(
    (file) => [...read(file).matchAll(RAISED)].map(([, one, other]) => one ?? other),
  ),
)

it.each(AUDIENCE_NAMES)('the event %s is emitted somewhere', (name) => {
  expect(raised).toContain(name)
})

it('no event outside produit 14.5 is emitted', () => {
  expect([...raised].filter((name) => !AUDIENCE_NAMES.some((item) => item === name))).toEqual([])
})

const SESSION = 'features/membres/session/session.mutations.ts'
const KINDS = 'features/echanges/liste/liste-kinds.ts'
const AVIS = 'features/echanges/commentaires/avis-kinds.ts'
const LISTE = 'features/echanges/liste/liste-events.ts'

/** Produit 14.5 by event: label, name, file that emits it, and the text before it in that file. */
const DEEDS = [
  ['visit', 'visit', 'platform/analytics/gate.ts', 'const open = () => {'],
  ['cookie consent', 'cookie_consent', 'platform/analytics/start.ts', 'function follow('],
  [
    'start of sign-up',
    'sign_up_start',
    'features/membres/session/inscription.route.tsx',
    'export default',
  ],
  ['finish of sign-up', 'sign_up_finish', SESSION, "api('POST /api/auth/register'"],
  ['login', 'login', SESSION, "api('POST /api/auth/login'"],
  [
    'route download',
    'parcours_download',
    'features/parcours/parcours/parcours-page-download.tsx',
    'onDownload={',
  ],
  ['adding a race', 'liste_add_epreuve', KINDS, 'epreuve: {'],
  ['removing a race', 'liste_remove_epreuve', KINDS, 'epreuve: {'],
  ['adding a route', 'liste_add_parcours', KINDS, 'parcours: {'],
  ['removing a route', 'liste_remove_parcours', KINDS, 'parcours: {'],
  ['adding a stay', 'liste_add_voyage', KINDS, 'voyage: {'],
  ['removing a stay', 'liste_remove_voyage', KINDS, 'voyage: {'],
  ['removing an item: removed', 'liste_removed', LISTE, 'export function trackRemoved'],
  ['removing an item: done', 'liste_done', LISTE, 'export function trackRemoved'],
  [
    'registering for a race',
    'course_register',
    'features/courses/courses/use-register.ts',
    'exit: (',
  ],
  ['viewing results', 'resultats_view', 'features/courses/resultats/use-seen.ts', 'useEffect('],
  [
    'creating a race',
    'course_create',
    'features/courses/contribution/create-course.tsx',
    'createCourse(api',
  ],
  ['completing a race', 'epreuve_complete', KINDS, 'epreuve: {'],
  ['completing a route', 'parcours_complete', KINDS, 'parcours: {'],
  [
    'publishing a route',
    'parcours_publish',
    'features/parcours/contribution/parcours-kind.ts',
    "api('POST /api/parcours/etat/{id}'",
  ],
  ['commenting on a route', 'parcours_comment', AVIS, 'parcours: {'],
  ['rating a route', 'parcours_rate', AVIS, 'parcours: {'],
  [
    'a click on a stay',
    'voyage_cta',
    'features/sejours/voyages/voyage-page-booking.tsx',
    'export function BookLink',
  ],
] as const

it.each(DEEDS)('the file of %s emits %s', (_, name, file, deed) => {
  const text = read(file)
  const at = [...text.matchAll(RAISED)].filter(([, one, other]) => (one ?? other) === name)
  expect(at.length, `${name} in ${file}`).toBeGreaterThan(0)
  expect(text.slice(0, at.at(-1)?.index)).toContain(deed)
})

it('every event of produit 14.5 has a line in the table', () => {
  expect(new Set(DEEDS.map(([, name]) => name))).toEqual(new Set(AUDIENCE_NAMES))
})
