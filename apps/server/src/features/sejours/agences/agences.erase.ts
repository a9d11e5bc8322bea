import type { Tx } from '@foulee/db/connect'
import { invalidate } from '@foulee/db/invalidation'
import { rebuildVoyagesOfAgence } from '@foulee/db/read-models/voyage-cards'
import * as t from '@foulee/db/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Leaving } from '#kernel/gdpr/personal.ts'
import { eraseManaged, type Managed } from '#kernel/organisations/erase.ts'
import type { Config } from '#platform/config/config.ts'
import { removeAgenceRows, removeVoyagesWhere } from './agence-rows.ts'
import { agenceStructure } from './agences.structure.ts'

export const eraseAgences = (tx: Tx, config: Config, leaving: Leaving): Promise<void> =>
  eraseManaged(tx, agenceStructure, config, leaving, {
    async withdrawShared(_, { id }, { email }) {
      const isOwn = sql`lower(email) = lower(${email})`
      await tx
        .update(t.agences)
        .set({ email: null })
        .where(and(eq(t.agences.id, id), isOwn))
      await invalidate(tx, [`agence:${id}`])
    },
    async eraseSole(_, agence, { now }) {
      const left = await eraseSoleOwner(tx, agence, now)
      await invalidate(tx, [`agence:${agence.id}`])
      return left
    },
  })

async function eraseSoleOwner(tx: Tx, { id, verifie_le }: Managed, now: Date) {
  const folders = await removeVoyagesWhere(
    tx,
    sql`v.agences_id = ${id} and v.publie_le is null and not exists (
      select from disponibilites d join reservations r on r.disponibilites_id = d.id
      where d.voyages_id = v.id)`,
  )
  const stays = await tx.$count(t.voyages, eq(t.voyages.agences_id, id))
  if (!stays && !verifie_le) {
    return { folders: [...folders, ...(await removeAgenceRows(tx, id))], isLeft: false }
  }
  await tx.update(t.agences).set({ email: null, telephone: null }).where(eq(t.agences.id, id))
  await rebuildVoyagesOfAgence(tx, id, now)
  return { folders, isLeft: true }
}
