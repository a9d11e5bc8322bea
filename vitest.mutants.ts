import { defineConfig } from 'vitest/config'

/**
 * The tests that `npm run mutants` asks: those of the rules and of the reader of tracks. `MUTANTS_TESTS` names fewer,
 * separated by commas: heavy files that read whole tracks make a run of an hour of one of minutes.
 */
const include = process.env.MUTANTS_TESTS?.split(',') ?? [
  'packages/{domain,trace}/src/**/*.test.ts',
]

export default defineConfig({ test: { include, testTimeout: 30_000, isolate: false } })
