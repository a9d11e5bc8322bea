import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutants` asks: those of the rules and of the reader of tracks. */
export default defineConfig({
  test: { include: ['packages/{domain,trace}/src/**/*.test.ts'], testTimeout: 30_000 },
})
