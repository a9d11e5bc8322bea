import { points } from '@foulee/db/schema'
import { getDeedKey, POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { awardPoints } from '#kernel/points/points.award.ts'
import { testApp } from '#test/test-app.ts'

const KINDS = Object.keys(POINTS_RULES) as PointsKind[]

const Deed = fc.record({
  kind: fc.constantFrom(...KINDS),
  subject: fc.integer({ min: 900_000_001, max: 900_000_003 }),
  amount: fc.integer({ min: 1, max: 90 }),
  isUndone: fc.boolean(),
})

class Undone extends Error {}

it('points are the sum of a ledger with each act once, under concurrency, repeats and rollbacks', async () => {
  const t = await testApp()
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(Deed, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (groups) => {
          const { id } = await createUser(t.db)
          const { call } = await t.signIn({ id })
          const act = ({ kind, subject, amount, isUndone }: (typeof groups)[number][number]) =>
            t.db
              .transaction(async (tx) => {
                await awardPoints(tx, id, kind, subject, amount)
                if (isUndone) throw new Undone()
              })
              .catch((cause: unknown) => {
                if (!(cause instanceof Undone)) throw cause
              })
          for (const group of groups) await Promise.all(group.map(act))

          const rows = await t.db.select().from(points).where(eq(points.users_id, id))
          const paid = rows.map((row) => row.points)
          // No object stands behind these acts, so only those paid once in a life count.
          const standing = rows.filter(
            ({ kind }) => POINTS_RULES[kind as PointsKind].paie === 'une_fois',
          )
          const { data } = await call('POST /api/profile/jauge', { query: { nb_page: 100 } })
          expect(data.jauge).toBe(standing.reduce((sum, row) => sum + row.points, 0))
          expect(data.nb).toBe(standing.length)
          const stood = groups.flat().filter(({ isUndone }) => !isUndone)
          const deeds = new Set(
            stood.map(({ kind, subject }) => `${kind} ${getDeedKey(kind, subject)}`),
          )
          expect(rows).toHaveLength(deeds.size)
          const amounts = stood.map(({ amount }) => amount)
          for (const item of paid) expect(amounts).toContain(item)
        },
      ),
      { numRuns: 40 },
    )
  } finally {
    await t.close()
  }
})
