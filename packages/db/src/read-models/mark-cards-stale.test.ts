import { shareTestDatabase } from '@foulee/testing/database'
import { createCourse } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getNewestMigration } from '../migrate.ts'
import { markCardsStale } from './mark-cards-stale.ts'

const { db } = await shareTestDatabase()

it('a version that shuts down leaves cards to the newer one that has migrated, and to no other', async () => {
  const course = await createCourse(db, new Date('2026-03-16T09:00:00Z'))
  const isStale = async () => {
    const { rows } = await db.execute<{ is_stale: boolean }>(sql`
      select coalesce(valable_jusqua <= now(), false) as is_stale
      from course_cards where courses_id = ${course.id}`)
    return rows[0]?.is_stale
  }
  await db.execute(sql`update course_cards set valable_jusqua = null`)
  await markCardsStale(db)
  expect(await isStale()).toBe(false)
  const newer = getNewestMigration() + 1
  await db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${newer})`)
  try {
    await markCardsStale(db)
  } finally {
    await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${newer}`)
  }
  expect(await isStale()).toBe(true)
})
