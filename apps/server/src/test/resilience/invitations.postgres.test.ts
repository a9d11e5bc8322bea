import type { Connection } from '@foulee/db/connect'
import { athletes, blocages, invitations } from '@foulee/db/schema'
import { type Cluster, canStartCluster } from '@foulee/testing/cluster'
import { createInvitation, createUser } from '@foulee/testing/factories'
import { startMigratedCluster } from '@foulee/testing/migrated-cluster'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { acceptInvitation } from '#features/membres/invitations/invitations.commands.ts'
import { lockPair } from '#kernel/members/blocages.policy.ts'

const NOW = new Date('2026-03-16T09:00:00Z')

describe.skipIf(!canStartCluster())('a coach who is accepted and blocked at once', () => {
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

  it('gets no athlete', async () => {
    const { db } = connection
    const [coach, guest] = [await createUser(db, { coach: true }), await createUser(db)]
    const { id } = await createInvitation(db, NOW, {
      users_id: coach.id,
      email: guest.email,
      type: 'athlete',
    })
    const release = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const blocking = db.transaction(async (tx) => {
      await lockPair(tx, guest.id, coach.id)
      await tx.insert(blocages).values({ users_id: guest.id, bloque_id: coach.id })
      written.resolve()
      await release.promise
    })
    await written.promise
    const accepting = expect(
      acceptInvitation(db, guest.id, eq(invitations.id, id), NOW),
    ).rejects.toMatchObject({ code: 'invitation_introuvable' })
    await vi.waitFor(isWaiting, { timeout: 120_000, interval: 50 })
    release.resolve()
    await Promise.all([blocking, accepting])
    expect(await db.$count(athletes, eq(athletes.users_id, guest.id))).toBe(0)
  })
})
