import { getSnapshot } from '@foulee/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connectEmbedded } from '../connect.ts'
import { startEmbedded } from './embedded.ts'

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

test('what is asked of a database that has stopped fails, and is not waited for', async () => {
  const embedded = await startEmbedded(null, await getSnapshot())
  const early = embedded.dump()
  await embedded.close()
  expect((await early).length).toBeGreaterThan(0)
  await expect(embedded.dump()).rejects.toThrow('has stopped')
})
