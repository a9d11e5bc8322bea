import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { unpackSnapshot } from '@foulee/testing/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectEmbedded } from '../connect.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-base-'))
  await unpackSnapshot(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function startWriter() {
  const child = spawn(process.execPath, [
    new URL('./writer.test-process.ts', import.meta.url).pathname,
    folder,
  ])
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

describe('a folder on disk', () => {
  test('a killed process loses nothing that it was told is kept', async () => {
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

  test('a second process is told, and the first goes on', async () => {
    const { child, lines } = startWriter()
    await lines.next()
    await expect(connectEmbedded(folder)).rejects.toThrow('Un autre processus utilise déjà')
    expect(Number((await lines.next()).value)).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
})
