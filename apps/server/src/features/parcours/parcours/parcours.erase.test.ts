import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createParcours, makeLoop, readStoredTrace } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseCompte } from '#features/membres/compte/compte.erase.ts'
import { REGISTRY } from '#features/registry.ts'
import { createFileWriter, type FileWriter } from '#kernel/tracks/files/file-writer.ts'
import { createTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import { readConfig } from '#platform/config/config.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let traces: TracePool
let fichiers: FileWriter
beforeAll(async () => {
  t = await testApp()
  traces = createTracePool({ threads: 1 })
  fichiers = createFileWriter()
})
afterAll(async () => {
  await Promise.all([traces.close(), fichiers.close()])
  await t.close()
})

async function eraseWhile(act: (route: { id: number; slug: string }) => Promise<unknown>) {
  const author = await createUser(t.db)
  const route = await createParcours(t.db, t.clock.now, {
    users_id: author.id,
    rayon_masque: 300,
    titre: 'Avant',
    track: makeLoop(),
  })
  let measured = 0
  const watched: TracePool = {
    ...traces,
    run: async (task) => {
      measured++
      await act(route)
      return traces.run(task)
    },
  }
  const config = readConfig({})
  await eraseCompte(
    { db: t.db, config, storage: t.storage, traces: watched, fichiers, registry: REGISTRY },
    author.id,
    t.clock.now,
  )
  const stored = await readStoredTrace(t.db, route.id)
  const file = await t.storage.get(stored?.original ?? '')
  return { measured, content: file && Buffer.concat(await file.stream.toArray()).toString() }
}

it('other requests read while the routes of an erased member are measured', async () => {
  const read: number[] = []
  const { measured, content } = await eraseWhile(async ({ id }) => {
    // With one client, this waits for an open transaction to end.
    read.push(await t.db.$count(schema.parcours, eq(schema.parcours.id, id)))
  })
  expect([measured, read]).toEqual([1, [1]])
  expect(content).toContain('<name>Avant</name>')
})

it('a route changed meanwhile is measured again', async () => {
  const titles = ['Après']
  const { measured, content } = await eraseWhile(async ({ id }) => {
    const titre = titles.pop()
    if (titre) await t.db.update(schema.parcours).set({ titre }).where(eq(schema.parcours.id, id))
  })
  expect(measured).toBe(2)
  expect(content).toContain('<name>Après</name>')
})
