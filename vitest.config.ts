import { defineConfig } from 'vitest/config'

/** Pure packages run as `unit`; what goes through the door of the server runs as `api`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,trace}/src/**/*.test.ts',
            'apps/web/app/**/*.test.{ts,tsx}',
            'apps/admin/src/**/*.test.ts',
            'bench/*.test.ts',
            'scripts/*.test.ts',
          ],
          // Those of very large tracks take seconds, more beside other work.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.test.ts', 'packages/db/src/**/*.test.ts'],
          globalSetup: 'packages/testing/src/run.ts',
          // One database for each worker, kept from file to file.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
