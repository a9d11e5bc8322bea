import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { getSnapshot, unpackSnapshot } from '@foulee/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connectEmbedded } from '../connect.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-base-'))
  await unpackSnapshot(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another process that opens the folder, writes numbers one by one and says each that is kept. */
function startWriter() {
  const child = spawn(process.execPath, [
    new URL('./writer.test-process.ts', import.meta.url).pathname,
    folder,
  ])
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

describe('a folder on disk', () => {
  test('a killed process loses nothing that it was told is kept', { timeout: 90_000 }, async () => {
    const { child, lines } = startWriter()
    const kept: number[] = []
    while (kept.length < 25) kept.push(Number((await lines.next()).value))
    child.kill('SIGKILL')
    await once(child, 'exit')

    const connection = await connectEmbedded(folder)
    const { rows } = await connection.db.$client.query(
      'select array_agg(n order by n) as found from t',
    )
    await connection.close()
    expect(rows[0].found).toEqual(expect.arrayContaining(kept))
  })

  test('a second process is told, and the first goes on', { timeout: 90_000 }, async () => {
    const { child, lines } = startWriter()
    await lines.next()
    await expect(connectEmbedded(folder)).rejects.toThrow('Un autre processus utilise déjà')
    expect(Number((await lines.next()).value)).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
})

describe('one backend behind the wire protocol', () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await connectEmbedded(null, await getSnapshot())
  })
  afterAll(() => connection.close())

  test('an error in a transaction leaves a usable connection', async () => {
    const { db } = connection
    await expect(
      db.transaction(async (tx) => {
        await tx.execute('create table x (n int primary key)')
        await tx.execute('insert into x values (1), (1)')
      }),
    ).rejects.toThrow()
    const { rows } = await db.$client.query(`select to_regclass('x') as table, 1 as n`)
    expect(rows).toEqual([{ table: null, n: 1 }])
  })

  test('a client that is thrown away leaves nothing behind', async () => {
    const { db } = connection
    const first = await db.$client.connect()
    await first.query({ name: 'one', text: 'select 1' })
    await first.query('begin')
    first.release(true)
    const second = await db.$client.connect()
    const { rows } = await second.query({ name: 'one', text: 'select 2 as n' })
    second.release()
    expect(rows).toEqual([{ n: 2 }])
  })

  test('notifications reach every listener of their channel', async () => {
    const { db, listen } = connection
    const heard: string[] = []
    await listen(
      'a',
      (payload) => heard.push(`first ${payload}`),
      () => {},
    )
    await listen(
      'a',
      (payload) => heard.push(`second ${payload}`),
      () => {},
    )
    await listen(
      'b',
      (payload) => heard.push(`other ${payload}`),
      () => {},
    )
    await db.$client.query(`select pg_notify('a', 'x')`)
    expect(heard).toEqual(['first x', 'second x'])
  })
})
