import { shareTestDatabase } from '@foulee/testing/database'
import { beforeAll, expect, it } from 'vitest'
import type { Connection } from '../connect.ts'

let connection: Connection
beforeAll(async () => {
  connection = await shareTestDatabase()
})

it('gives every query its own answer after one has failed', async () => {
  const { $client } = connection.db
  await expect($client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  await expect($client.query('select from nowhere where $1::int = 1', [1])).rejects.toThrow()
  for (const n of [1, 2, 3]) {
    expect((await $client.query('select $1::int as n', [n])).rows).toEqual([{ n }])
  }
})
