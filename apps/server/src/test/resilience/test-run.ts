import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findPostgres } from '@foulee/testing/cluster'
import { prepareMigratedCluster } from '@foulee/testing/migrated-cluster'
import { bundlePrograms } from '#scripts/bundle.ts'

/**
 * Global setup of the resilience tests: a template cluster with our tables, and the bundled server.
 * Some forty starts from the sources would take three more CPU seconds each.
 * @returns the teardown
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
