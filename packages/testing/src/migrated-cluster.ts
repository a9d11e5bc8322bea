import { type Connection, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { type Cluster, startCluster } from './cluster.ts'

/**
 * A database server of its own with all our tables in `postgres`, and a connection to it.
 * @param max how many connections are held at most
 */
export async function startMigratedCluster(
  max: number,
): Promise<{ cluster: Cluster; connection: Connection }> {
  const cluster = await startCluster()
  try {
    const connection = await connectPostgres(cluster.urlOf('postgres'), max)
    await migrate(connection.db)
    return { cluster, connection }
  } catch (cause) {
    await cluster.stop()
    throw cause
  }
}
