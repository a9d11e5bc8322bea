import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { getDatabasePrefix, getSnapshot } from './database.ts'
import { ROW_RECORDS } from './record-rows.ts'

export default async function prepareRun(): Promise<() => Promise<void>> {
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  await rm(ROW_RECORDS, { recursive: true, force: true })
  const url = process.env.TEST_DATABASE_URL
  if (url) return () => dropDatabases(url)
  await getSnapshot()
  return async () => {}
}

/** Workers exit without closing their shared database. */
async function dropDatabases(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [getDatabasePrefix()],
  )
  for (const { datname } of rows) {
    await admin.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`)
  }
  await admin.end()
}
