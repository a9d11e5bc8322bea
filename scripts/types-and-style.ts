import { runStep } from './steps.ts'
import { type Part, toPart } from './test-reports.ts'

/**
 * One checker each: those that share a run each work out the same types anew, and others use the second core.
 * What was found is kept: the next time only what changed, and what depends on it, is looked at again.
 */
const types = (project: string, name: string) => [
  ...['-p', project, '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`],
]

/**
 * Licences of what ships, types of both worlds, the linter, which also holds the boundaries between rooms and
 * finds files that import each other in a ring, and the search for files that nobody imports and packages that nobody
 * declares.
 */
export async function checkTypesAndStyle(): Promise<Part[]> {
  const first = [
    await runStep('Licences', 'node', ['scripts/licences.ts', '--bref']),
    await runStep('Types des routes web', 'npm', [
      ...['run', '--silent', 'typegen', '-w', '@foulee/web'],
    ]),
  ]
  const beside = (name: string, command: string, args: string[]) =>
    runStep(name, command, args, { isBeside: true })
  const then = await Promise.all([
    beside('Types du serveur et des paquets', 'tsc', types('tsconfig.json', 'serveur')),
    beside('Types du web', 'tsc', types('apps/web/tsconfig.json', 'web')),
    beside('Types du back-office', 'tsc', types('apps/admin/tsconfig.json', 'admin')),
    beside('Style et frontières', 'biome', ['check', '--error-on-warnings', '.']),
    beside('Fichiers et paquets', 'knip', ['--cache', '--cache-location', '.cache/knip']),
  ])
  return [...first, ...then].map(toPart)
}

/** Ends the run where types or style are wrong: tests would only repeat it. */
export function stopOnFailure(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ failed }) => failed > 0)) process.exit(1)
  return parts
}
