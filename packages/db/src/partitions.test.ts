import { shareTestDatabase } from '@foulee/testing/database'
import { nextNumber } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from './connect.ts'
import { maintainPartitions } from './partitions.ts'

let db: Db
let table: string
beforeEach(async () => {
  db = (await shareTestDatabase()).db
  table = `essai_${nextNumber()}`
  const [whole, avant, reste] = [table, `${table}_avant`, `${table}_reste`].map(sql.identifier)
  await db.execute(
    sql`create table ${whole} (n int, created_at timestamptz not null) partition by range (created_at)`,
  )
  await db.execute(
    sql`create table ${avant} partition of ${whole} for values from (minvalue) to ('2026-12-01Z')`,
  )
  await db.execute(sql`create table ${reste} partition of ${whole} default`)
})

afterEach(() => db.execute(sql`drop table ${sql.identifier(table)}`))

const insert = (n: number, at: string) =>
  db.execute(sql`insert into ${sql.identifier(table)} values (${n}, ${at})`)
const maintain = (now: string, from = '2024-11-01T00:00:00Z') =>
  db.transaction((tx) =>
    maintainPartitions(tx, table, { now: new Date(now), from: new Date(from) }),
  )
async function findPlaces(): Promise<Record<number, string>> {
  const { rows } = await db.execute<{ n: number; place: string }>(
    sql`select n, tableoid::regclass::text as place from ${sql.identifier(table)} order by n`,
  )
  return Object.fromEntries(rows.map(({ n, place }) => [n, place.replace(`${table}_`, '')]))
}

it('partitions of coming months are created once, and receive rows', async () => {
  await maintain('2026-11-26T12:00:00Z')
  await maintain('2026-11-26T12:00:00Z')
  await insert(1, '2026-11-30T23:59:59Z')
  await insert(2, '2026-12-01T00:00:00Z')
  await insert(3, '2027-02-28T23:59:59Z')
  await insert(4, '2027-03-01T00:00:00Z')
  expect(await findPlaces()).toEqual({ 1: 'avant', 2: '2026_12', 3: '2027_02', 4: 'reste' })
})

it('rows of the default partition move into a new month', async () => {
  await insert(1, '2027-06-15T00:00:00Z')
  await insert(2, '2027-12-15T00:00:00Z')
  await maintain('2027-06-20T00:00:00Z')
  expect(await findPlaces()).toEqual({ 1: '2027_06', 2: 'reste' })
})

it('missing months between existing ones are created', async () => {
  await maintain('2027-06-20T00:00:00Z')
  await maintain('2027-04-20T00:00:00Z')
  await insert(1, '2027-05-15T00:00:00Z')
  expect(await findPlaces()).toEqual({ 1: '2027_05' })
})

it('whole months before the limit are dropped, the month of the limit is kept', async () => {
  await maintain('2026-12-20T00:00:00Z')
  await insert(1, '2026-06-01T00:00:00Z')
  await insert(2, '2026-12-31T23:59:59Z')
  await insert(3, '2027-01-01T00:00:00Z')
  await maintain('2027-01-02T00:00:00Z', '2026-11-30T00:00:00Z')
  expect(await findPlaces()).toEqual({ 1: 'avant', 2: '2026_12', 3: '2027_01' })
  await maintain('2027-01-02T00:00:00Z', '2027-01-01T00:00:00Z')
  expect(await findPlaces()).toEqual({ 3: '2027_01' })
})
