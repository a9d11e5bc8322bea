import type { Connection } from '@foulee/db/connect'
import { activites, publications } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeFil } from '#features/echanges/fil/fil.menage.ts'
import { readConfig } from '#platform/config/config.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const OLD = '2022-03-16T09:00:00Z'

describe.skipIf(!canStartCluster())(
  'an activity that its owner shares while old feed items are deleted',
  () => {
    let cluster: Cluster
    let connection: Connection
    beforeAll(async () => {
      ;({ cluster, connection } = await startMigratedCluster(4))
    })
    afterAll(async () => {
      await connection?.close()
      await cluster?.stop()
    })

    it('blocks nobody, and its item is deleted another night', async () => {
      const { db } = connection
      const { retention } = readConfig({ NODE_ENV: 'test', FIL_MOIS: '24' })
      const purge = () => purgeFil(db, NOW, retention)
      const { id: users_id } = await createUser(db)
      const { id } = await createActivite(db, { users_id, partage: 'membres' })
      const item = await createPublication(db, {
        users_id,
        kind: 'activite',
        fait_id: id,
        created_at: OLD,
      })
      await db.transaction(async (tx) => {
        await tx.update(activites).set({ titre: 'Au col' }).where(eq(activites.id, id))
        await purge()
        // The opposite lock order would deadlock here.
        await tx.update(publications).set({ texte: 'Du vent' }).where(eq(publications.id, item.id))
      })
      expect(await db.$count(publications)).toBe(1)
      await purge()
      expect(await db.$count(publications)).toBe(0)
    })
  },
)
