import { globSync, readFileSync } from 'node:fs'
import { AUDIENCE_EVENTS, AUDIENCE_NAMES } from '@foulee/domain/site/audience'
import { expect, it } from 'vitest'

const APP = new URL('..', import.meta.url).pathname
const RAISED = /(?:track|useTracked)\(\s*'(\w+)'|record\(\{ name: '(\w+)'/g

const raised = new Set(
  globSync('**/*.{ts,tsx}', { cwd: APP, exclude: (name) => name.includes('.test.') }).flatMap(
    (file) =>
      [...readFileSync(APP + file, 'utf8').matchAll(RAISED)].map(([, one, other]) => one ?? other),
  ),
)

it.each(AUDIENCE_NAMES)('%s is raised somewhere if its feature exists, else nowhere', (name) => {
  expect(raised.has(name)).toBe(AUDIENCE_EVENTS[name].isFired)
})

it('nothing is raised that produit 14.5 does not have', () => {
  expect([...raised].filter((name) => !AUDIENCE_NAMES.some((one) => one === name))).toEqual([])
})
