import { type Connection, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { type Cluster, startCluster, startCopyOf } from './cluster.ts'

/** The setting with the data folder of a halted cluster that has our tables, made once for a run. */
const TEMPLATE = 'TEST_CLUSTER'

/**
 * A database server of its own with all our tables in `postgres`, and a connection to it.
 * @param max how many connections are held at most
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
 * Makes the cluster that `startMigratedCluster` copies from now on, in this process and those it starts.
 * @returns what removes it
 */
export async function prepareMigratedCluster(): Promise<() => Promise<void>> {
  const { cluster, connection } = await startMigratedCluster(1)
  await connection.close()
  await cluster.halt()
  process.env[TEMPLATE] = cluster.data
  return cluster.stop
}
