import { type Cluster, startCluster } from '@foulee/testing/cluster'
import { writeLine } from './steps.ts'

/** PostgreSQL for the API tests; ends the run with a message if not installed. */
export async function openTestCluster(): Promise<Cluster> {
  try {
    return await startCluster()
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    writeLine(
      'Installez PostgreSQL ≥ 15 avec PostGIS, ou donnez dans DATABASE_URL un serveur où l’on peut',
    )
    writeLine(`créer des bases. (${text})`)
    process.exit(1)
  }
}

export const onPostgres = (url: string) => ({ env: { ...process.env, TEST_DATABASE_URL: url } })

export async function createDatabase({ folder, port, run, urlOf }: Cluster, name: string) {
  await run('createdb', ['-h', folder, '-p', String(port), '-U', 'postgres', name])
  return urlOf(name)
}
