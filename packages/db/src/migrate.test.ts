import { readdirSync } from 'node:fs'
import { shareTestDatabase } from '@foulee/testing/database'
import { expect, test } from 'vitest'
import { isMigrated, migrate, OldDatabaseError } from './migrate.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

test('a database at the last replaced migration counts as migrated', () => {
  // Drizzle runs migrations newer than the newest applied one.
  expect(journal.entries[0]?.when).toBe(1_795_350_824_780)
})

test('an older database is rejected with a message on each attempt', async () => {
  const { db } = await shareTestDatabase()
  const first = journal.entries[0]?.when ?? 0
  const move = (by: number) =>
    db.$client.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [by])
  const newest = journal.entries.at(-1)?.when ?? 0
  await move(first - 1 - newest)
  for (const _ of [1, 2]) await expect(migrate(db)).rejects.toThrow(OldDatabaseError)
  expect(await isMigrated(db)).toBe(false)
  await move(newest - first + 1)
  expect(await isMigrated(db)).toBe(true)
})

test('the migrations folder holds only the newest snapshot, and one statement file per migration', () => {
  const list = (folder: string) => readdirSync(new URL(folder, import.meta.url))
  const tags = journal.entries.map(({ tag }) => tag)
  const newest = `${tags.at(-1)?.slice(0, 4)}_snapshot.json`
  expect(list('./migrations/meta').toSorted()).toEqual([newest, '_journal.json'])
  expect(list('./migrations').filter((name) => name.endsWith('.sql'))).toEqual(
    tags.map((tag) => `${tag}.sql`),
  )
})
