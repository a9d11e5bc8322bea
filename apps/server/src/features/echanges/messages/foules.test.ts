import { shareTestDatabase } from '@foulee/testing/database'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'
import { countObjet } from './foules.queries.ts'

const NOW = Date.parse('2026-03-16T09:00:00Z')
const { db } = await shareTestDatabase()

const thingOf = (nb: number): ChannelKind => ({
  kind: 'edition',
  type: 'course',
  peutQuitter: true,
  rapproche: true,
  estConfirme: false,
  membres: sql`select n as users_id, -7 as objet_id from generate_series(1, ${nb}::int) n`,
  describe: async () => new Map(),
})

const count = async (nb: number, seconds: number) => {
  const now = new Date(NOW + seconds * 1000)
  const found = await countObjet({ db, channelKinds: [thingOf(nb)], now }, 'edition', [-7, -8])
  expect(found.has(-8)).toBe(false)
  return found.get(-7)
}

it('small channels are counted each time, large ones once a minute', async () => {
  expect(await count(3, 0)).toBe(3)
  expect(await count(199, 0)).toBe(199)
  expect(await count(200, 1)).toBe(200)
  expect(await count(201, 60)).toBe(200)
  expect(await count(202, 62)).toBe(202)
  expect(await count(2, 123)).toBe(2)
  expect(await count(4, 124)).toBe(4)
})
