import { type Connection, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { type Cluster, startCluster, startCopyOf } from './cluster.ts'

/**
 * Environment variable with the data folder of a stopped, migrated cluster, created once per run.
 */
const TEMPLATE = 'TEST_CLUSTER'

/**
 * Own server with a migrated `postgres` database, and a connection.
 * @param max pool size
 */
export async function startMigratedCluster(
  max: number,
): Promise<{ cluster: Cluster; connection: Connection }> {
  const template = process.env[TEMPLATE]
  const cluster = await (template ? startCopyOf(template) : startCluster())
  try {
    const connection = await connectPostgres(cluster.urlOf('postgres'), max)
    await migrate(connection.db)
    return { cluster, connection }
  } catch (cause) {
    await cluster.stop()
    throw cause
  }
}

/**
 * Creates the template copied by `startMigratedCluster`, also for child processes.
 * @returns its removal
 */
export async function prepareMigratedCluster(): Promise<() => Promise<void>> {
  const { cluster, connection } = await startMigratedCluster(1)
  await connection.close()
  await cluster.halt()
  process.env[TEMPLATE] = cluster.data
  return cluster.stop
}
