import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Item = { author: number; isVisible: boolean }
const item = fc.record({ author: fc.nat({ max: 2 }), isVisible: fc.boolean() })

it('paging neither loses nor doubles an item of the first page, whatever comes in meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(item, { minLength: 1, maxLength: 12 }),
      fc.array(fc.array(item, { maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
      async (first, later, nb_page) => {
        const authors = [await createUser(t.db), await createUser(t.db), await createUser(t.db)]
        const reader = await createUser(t.db)
        const followed = authors.map(({ id }) => ({ users_id: reader.id, suivi_id: id }))
        await t.db.insert(schema.suivis).values(followed)
        const { call } = await t.signIn(reader)
        const write = async ({ author, isVisible }: Item) => {
          const users_id = authors[author]?.id ?? 0
          // A deleted outing: it thins the page on which it would stand.
          const gone = isVisible ? {} : { kind: 'activite' as const, fait_id: 2_000_000_000 }
          return (await createPublication(t.db, { users_id, ...gone })).id
        }
        const expected: number[] = []
        for (const item of first) {
          const id = await write(item)
          if (item.isVisible) expected.unshift(id)
        }
        const read: number[] = []
        let jusqua: number | undefined
        for (let page = 1; ; page++) {
          const query = { page, nb_page, ...(jusqua === undefined ? {} : { jusqua }) }
          const ids = (await call('POST /api/dashboard/feed', { query })).data.map(({ id }) => id)
          if (!ids.length) break
          jusqua ??= Math.max(...ids)
          read.push(...ids)
          for (const item of later[page % later.length] ?? []) await write(item)
        }
        expect(read).toEqual(expected)
      },
    ),
    { numRuns: 15 },
  )
})
