import { nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createRateLimits } from './rate-limits.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it.each([
  ['a quarter of an hour', 'avis', 900],
  ['a day, of a new account', 'avis_nouveau', 86_400],
] as const)('an attempt is remembered for %s', async (_, action, seconds) => {
  const limits = createRateLimits(t.db, { ...t.config.rates, [action]: 1 })
  const key = `compte ${nextNumber()}`
  await limits.consume(action, [key])
  // Retry-After is in whole seconds, less the time until the second attempt.
  await expect(limits.consume(action, [key])).rejects.toMatchObject({
    code: 'trop_de_demandes',
    retryAfter: expect.toSatisfy((told: number) => told > seconds / 2 && told <= seconds),
  })
})
