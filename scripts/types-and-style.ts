import { runStep } from './steps.ts'
import { type Part, toPart } from './test-reports.ts'
import { conclude } from './test-runs.ts'

/**
 * One checker per project: a shared run would type-check twice, and parallel ones use the second
 * core. Incremental builds only recheck changes and their dependents.
 */
const types = (project: string, name: string) => [
  ...['-p', project, '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`],
]

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

/** Ends the run on type or style errors, which tests would only repeat. */
export function stopOnFailure(parts: readonly Part[]): readonly Part[] {
  return parts.some(({ failed }) => failed > 0) ? conclude(parts) : parts
}
