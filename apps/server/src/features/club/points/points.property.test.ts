import { nameDeed, POINTS_RULES, type PointsKind } from '@foulee/domain/club/points'
import { createUser } from '@foulee/testing/factories'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testApp } from '../../../test-app.ts'
import { awardPoints } from './points.award.ts'

const KINDS = Object.keys(POINTS_RULES) as PointsKind[]

/** A deed: what was done, to which thing, what it pays, and whether its transaction was undone. */
const Deed = fc.record({
  kind: fc.constantFrom(...KINDS),
  thing: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 1, max: 90 }),
  isUndone: fc.boolean(),
})

class Undone extends Error {}

it('are the sum of a ledger in which each deed stands once, whatever happens at once, again or undone', async () => {
  const t = await testApp()
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(Deed, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (groups) => {
          const { id } = await createUser(t.db)
          const { call } = await t.signIn({ id })
          const act = ({ kind, thing, amount, isUndone }: (typeof groups)[number][number]) =>
            t.db
              .transaction(async (tx) => {
                await awardPoints(tx, id, kind, thing, amount)
                if (isUndone) throw new Undone()
              })
              .catch((cause: unknown) => {
                if (!(cause instanceof Undone)) throw cause
              })
          for (const group of groups) await Promise.all(group.map(act))

          const { data } = await call('POST /api/profile/jauge', { query: { nb_page: 100 } })
          const paid = data.points.map(({ points }) => points)
          expect(data.jauge).toBe(paid.reduce((sum, points) => sum + points, 0))
          const stood = groups.flat().filter(({ isUndone }) => !isUndone)
          const deeds = new Set(stood.map(({ kind, thing }) => `${kind} ${nameDeed(kind, thing)}`))
          expect(data.nb).toBe(deeds.size)
          const amounts = stood.map(({ amount }) => amount)
          for (const points of paid) expect(amounts).toContain(points)
        },
      ),
      { numRuns: 40 },
    )
  } finally {
    await t.close()
  }
})
