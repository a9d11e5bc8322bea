import { defineConfig } from 'vitest/config'

const LASTING = '{apps,packages}/*/src/**/*.{postgres,exercice}.test.ts'
/** Tests of the embedded database itself say nothing of PostgreSQL. */
const EMBEDDED = process.env.TEST_DATABASE_URL ? ['packages/db/src/embedded/**'] : []

/** A second try in CI, as journeys have: a busy machine may hold one test up. It is named in the summary. */
const retry = process.env.CI ? 1 : 0

/**
 * Tests that CI runs on both databases, as the embedded one may answer otherwise: each call once, jobs and streams, for
 * its one connection; its own start and migrations; maps, search and filters, for its extensions.
 */
const ONCE_MORE = [
  'packages/db/src/**/*.test.ts',
  'apps/server/src/platform/http/contract.test.ts',
  'apps/server/src/platform/jobs/*.test.ts',
  'apps/server/src/**/*.{jobs,carte,flux}.test.ts',
  'apps/server/src/kernel/search/*.test.ts',
  'apps/server/src/**/*recherche*/*.test.ts',
]

/** Settings of `api` and of `embedded`. */
const DOOR = {
  globalSetup: 'packages/testing/src/run.ts',
  setupFiles: 'packages/testing/src/record-rows.setup.ts',
  // One database for each worker, kept from file to file.
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  // After the others, whose processes may be more.
  sequence: { groupOrder: 1 },
  retry,
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

/**
 * Pure packages run as `unit`, pages as `web`; what goes through the door of the server runs as `api`, on the
 * embedded database or on that of `TEST_DATABASE_URL`; after the latter, `embedded` is what the former is asked all the
 * same. What stops, kills and restores databases and servers of its own runs as `postgres`, which `npm test` leaves out.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,trace}/src/**/*.test.ts',
            'apps/admin/src/**/*.test.{ts,tsx}',
            'apps/itineraire/src/*.test.ts',
            'bench/*.test.ts',
            'crawl/*.test.ts',
            'scripts/*.test.ts',
          ],
          // Nothing of these is left behind: a process for each file took longer than what it tests.
          isolate: false,
          maxWorkers: 2,
          // Tests of very large tracks take seconds, more beside other work.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/app/**/*.test.{ts,tsx}', 'apps/web/{*,scripts/*}.test.ts'],
          // Browsers are pretended to these: each file has a world of its own.
          pool: 'threads',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...DOOR,
          name: 'api',
          include: ['apps/server/src/**/*.test.ts', 'packages/db/src/**/*.test.ts'],
          exclude: [LASTING, ...EMBEDDED],
        },
      },
      {
        test: {
          ...DOOR,
          name: 'embedded',
          // Beside the crawl, which keeps the other processor busy.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          include: ONCE_MORE,
          exclude: [LASTING],
        },
      },
      {
        test: {
          name: 'postgres',
          include: [LASTING],
          globalSetup: 'apps/server/src/test/resilience/test-run.ts',
          pool: 'forks',
          // Each has servers, folders and ports of its own; what is imported is read once a worker.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          retry,
          // They wait for states, however busy the machine is: limits are for what never comes.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
