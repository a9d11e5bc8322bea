import { step } from './steps.ts'

/** Licences of what ships, types of both worlds, then the linter, which also holds the boundaries between rooms. */
export function checkTypesAndStyle(): void {
  step('Licences', 'node', ['scripts/licences.ts', '--bref'])
  step('Types du serveur et des paquets', 'tsc', ['-p', 'tsconfig.json'])
  step('Types des routes web', 'npm', ['run', '--silent', 'typegen', '-w', '@foulee/web'])
  step('Types du web', 'tsc', ['-p', 'apps/web/tsconfig.json'])
  step('Types du back-office', 'tsc', ['-p', 'apps/admin/tsconfig.json'])
  step('Style et frontières', 'biome', ['check', '--error-on-warnings', '.'])
}
