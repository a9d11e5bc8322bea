import type { Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

/** @returns `15.20`, without the distribution's suffix */
export async function readServer(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ server_version: string }>(sql`show server_version`)
  return rows[0]?.server_version.split(' ')[0] ?? ''
}
