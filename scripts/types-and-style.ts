import { step, stepsTogether } from './steps.ts'

/**
 * One checker each: those that share a run each work out the same types anew, and others use the second core.
 * What was found is kept: the next time only what changed, and what depends on it, is looked at again.
 */
const types = (project: string, name: string) => [
  ...['-p', project, '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile', `.cache/types-${name}.tsbuildinfo`],
]

/** Licences of what ships, types of both worlds, and the linter, which also holds the boundaries between rooms. */
export async function checkTypesAndStyle(): Promise<void> {
  step('Licences', 'node', ['scripts/licences.ts', '--bref'])
  step('Types des routes web', 'npm', ['run', '--silent', 'typegen', '-w', '@foulee/web'])
  await stepsTogether([
    ['Types du serveur et des paquets', 'tsc', types('tsconfig.json', 'serveur')],
    ['Types du web', 'tsc', types('apps/web/tsconfig.json', 'web')],
    ['Types du back-office', 'tsc', types('apps/admin/tsconfig.json', 'admin')],
    ['Style et frontières', 'biome', ['check', '--error-on-warnings', '.']],
  ])
}
