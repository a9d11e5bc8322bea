import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findPostgres } from '@foulee/testing/cluster'
import { prepareMigratedCluster } from '@foulee/testing/migrated-cluster'
import { bundlePrograms } from '#scripts/bundle.ts'

/**
 * Before the tests that start, kill and freeze servers and databases of their own: a cluster with our
 * tables, which each copies, and the server as it is in production, in few files. From the sources each
 * start takes three more seconds of processor, and they start some forty.
 * @returns what clears up after them
 */
export default async function prepareLasting(): Promise<() => Promise<void>> {
  const [removeCluster, removePrograms] = await Promise.all([
    findPostgres() ? prepareMigratedCluster() : null,
    preparePrograms(),
  ])
  return async () => {
    await removeCluster?.()
    await removePrograms()
  }
}

/**
 * Bundles what `findProgram` names from now on, in this process and those it starts.
 * @returns what removes it
 */
export async function preparePrograms(): Promise<() => Promise<void>> {
  const folder = `.cache/essais-${process.pid}`
  const programs = {
    server: 'src/test/resilience/server.test-process.ts',
    'killed-server': 'src/features/parcours/parcours/killed-server.test-process.ts',
    sauvegarde: 'src/platform/backup/main.ts',
  }
  await bundlePrograms(programs, folder)
  const built = fileURLToPath(new URL(`../../../${folder}`, import.meta.url))
  process.env.TEST_PROGRAMS = built
  return () => rm(built, { recursive: true, force: true, maxRetries: 5 })
}
