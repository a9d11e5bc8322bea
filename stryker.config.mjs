/**
 * `npm run mutants [-- --mutate 'packages/domain/src/club/**']`: changes one expression of the rules or of the reader of
 * tracks at a time, and counts the changes that a test notices. What was found is kept in `.cache` for the next run.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.ts', related: false },
  disableTypeChecks: false,
  // What only tests use is none of the product: made values, tracks that are simulated, the truth about real files.
  mutate: [
    'packages/{domain,trace}/src/**/*.ts',
    '!**/*.test.ts',
    '!**/{made-*,simulated-track,corpus-truth}.ts',
  ],
  // TypeScript 7 has no API in JavaScript: no file of that name is found, and none is rewritten.
  tsconfigFile: 'aucun.json',
  ignorePatterns: ['*', '!packages', '!packages/**', '!vitest.mutants.ts', '!package.json'],
  // Sentences are proofread, not tested letter by letter.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  tempDirName: '.cache/mutants',
  concurrency: 2,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  thresholds: { high: 90, low: 85, break: 85 },
}
