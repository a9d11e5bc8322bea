import type { Call } from '@foulee/contract/shared/call'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection } from '@foulee/db/connect'
import { resultatLots, resultats } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeFile } from '#features/courses/resultats/resultats.test-cast.ts'
import { form } from '../http/examples.ts'
import { openToken } from './open-token.test-cast.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const PATIENCE = { timeout: 120_000, interval: 20 }
const OLD = 7
const NEW = 20_000

describe.skipIf(!canStartCluster())('a process that is killed while it stores results', () => {
  let cluster: Cluster
  let connection: Connection
  let server: ServerProcess
  let token: string
  let epreuves_id: number

  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(2))
    const { db } = connection
    const now = new Date()
    const manager = await createUser(db)
    const { id: organisateurs_id } = await createOrganisateur(db, { membres: [manager.id] })
    const { id } = await createCourse(db, now, {
      organisateurs_id,
      editions: [{ date_debut: dayFrom(now, -2), epreuves: [{ distance: 10_000, age_min: 18 }] }],
    })
    epreuves_id = await findEpreuveOf(db, id)
    token = await openToken(db, manager.id)
    server = await startServer(cluster.urlOf('postgres'))
  })
  afterAll(async () => {
    await server?.kill()
    await connection?.close()
    await cluster?.stop()
  })

  const call = ((...input: Parameters<Call>) =>
    createClient({ baseUrl: server.origin, getToken: () => token })(...input)) as Call
  const send = (nb: number, club: string) =>
    call('POST /api/resultats/{epreuves_id}/envoi', {
      params: { epreuves_id },
      body: form({ fichier: new File([writeFile(nb, club)], 'resultats.csv') }),
    })
  const readShown = async () => {
    const { data, nb } = await call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } })
    return { nb, clubs: [...new Set(data.map(({ club }) => club))] }
  }
  const countStored = () => connection.db.$count(resultats, eq(resultats.epreuves_id, epreuves_id))

  it('leaves the former file complete, and the next upload replaces it', async () => {
    await send(OLD, 'Ancien')
    const sending = send(NEW, 'Perdu').then(
      () => 'stored',
      () => 'lost',
    )
    await vi.waitFor(async () => expect(await countStored()).toBeGreaterThan(1_000), PATIENCE)
    await server.kill()
    expect(await sending).toBe('lost')
    expect(await countStored()).toBeLessThan(NEW)

    server = await startServer(cluster.urlOf('postgres'))
    expect(await readShown()).toEqual({ nb: OLD, clubs: ['Ancien'] })

    // Simulates half a minute without a heartbeat.
    await connection.db.update(resultatLots).set({ vu_le: sql`vu_le - interval '31 seconds'` })
    await send(12, 'Nouveau')
    expect(await readShown()).toEqual({ nb: 12, clubs: ['Nouveau'] })
    expect(await countStored()).toBe(12)
  })
})
