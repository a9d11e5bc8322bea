import { contract } from '@foulee/contract/shared/contract'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { courseSlugs } from '#features/courses/contribution/course-slug.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { parcoursSlugs } from './parcours-slug.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Addresses of calls beside those of objects, which a slug must not take. */
const callsBeside = (folder: string) =>
  Object.keys(contract).flatMap((key) => {
    const [, name] = new RegExp(`^GET /api/${folder}/([a-z-]+)$`).exec(key) ?? []
    return name ?? []
  })

it.each([
  ['parcours', parcoursSlugs],
  ['courses', courseSlugs],
] as const)('no title of %s takes the address of a call', async (folder, slugs) => {
  const names = callsBeside(folder)
  expect(names).toContain('a-valider')
  for (const name of names) {
    const slug = await t.db.transaction((tx) => slugs.choose(tx, 12, name.replaceAll('-', ' ')))
    expect(slug).toBe(`${name}-12`)
  }
})

it('a route with the title of a call has a page', async () => {
  const { id } = await createParcours(t.db, t.clock.now)
  const slug = await t.db.transaction((tx) => parcoursSlugs.choose(tx, id, 'À valider'))
  expect(slug).toBe(`a-valider-${id}`)
})
