import type { Connection } from '@foulee/db/connect'
import { rebuildVoyageCards } from '@foulee/db/read-models/voyage-cards'
import { voyageInclus, voyages } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { createVoyage } from '@foulee/testing/sejours'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const NOW = new Date('2026-03-16T09:00:00Z')

describe.skipIf(!canStartCluster())('two concurrent changes of one stay', () => {
  let cluster: Cluster
  let connection: Connection
  beforeAll(async () => {
    ;({ cluster, connection } = await startMigratedCluster(4))
  })
  afterAll(async () => {
    await connection?.close()
    await cluster?.stop()
  })

  const isWaiting = async () => {
    const { rows } = await connection.db.execute<{ nb: number }>(
      sql`select count(*)::int as nb from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    expect(rows[0]?.nb).toBeGreaterThan(0)
  }

  it('are both in its card', async () => {
    const { db } = connection
    const { id } = await createVoyage(db, NOW, { inclus: [] })
    const release = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const first = db.transaction(async (tx) => {
      await tx.update(voyages).set({ acces: 'Par le train.' }).where(eq(voyages.id, id))
      await rebuildVoyageCards(tx, [id], NOW)
      written.resolve()
      await release.promise
    })
    await written.promise
    // References the stay without changing its row: the two only meet in the card.
    const second = db.transaction(async (tx) => {
      await tx
        .insert(voyageInclus)
        .values({ voyages_id: id, libelle: 'Les repas', inclus: true, ordre: 0 })
      await rebuildVoyageCards(tx, [id], NOW)
    })
    await vi.waitFor(isWaiting, { timeout: 120_000, interval: 50 })
    release.resolve()
    await Promise.all([first, second])
    const { rows } = await db.execute<{ fiche: string }>(
      sql`select fiche from voyage_cards where voyages_id = ${id}`,
    )
    expect(JSON.parse(rows[0]?.fiche ?? '')).toMatchObject({
      acces: 'Par le train.',
      inclus: [{ libelle: 'Les repas' }],
    })
  })
})
