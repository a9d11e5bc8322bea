import type { Montre } from '@foulee/contract/parcours/montres'
import type { Db } from '@foulee/db/connect'
import { montres } from '@foulee/db/schema'
import type { ServiceMontre } from '@foulee/domain/parcours/montre'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { WatchProvider } from '#platform/watches/provider.ts'

export type MontreRow = typeof montres.$inferSelect

export async function listMontres(
  db: Db,
  users_id: number,
  providers: readonly WatchProvider[],
): Promise<Montre[]> {
  const rows = await db.select().from(montres).where(eq(montres.users_id, users_id))
  return providers.map(({ service, label }) => {
    const since = rows.find((row) => row.service === service)?.created_at
    return { service, label, reliee_le: since ? new Date(since).toISOString() : null }
  })
}

export async function findConnected(
  db: Db,
  users_id: number,
  providers: readonly WatchProvider[],
): Promise<MontreRow | null> {
  if (!providers.length) return null
  const services = providers.map(({ service }) => service)
  const [row] = await db
    .select()
    .from(montres)
    .where(and(eq(montres.users_id, users_id), inArray(montres.service, services)))
    .orderBy(asc(montres.id))
    .limit(1)
  return row ?? null
}

export async function findMontre(
  db: Db,
  users_id: number,
  service: ServiceMontre,
): Promise<MontreRow | null> {
  const [row] = await db
    .select()
    .from(montres)
    .where(and(eq(montres.users_id, users_id), eq(montres.service, service)))
  return row ?? null
}
