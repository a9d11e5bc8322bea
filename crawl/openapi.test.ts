import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, it } from 'vitest'
import { buildOpenApi } from '../apps/server/src/features/site/documentation/openapi.ts'

const source = JSON.stringify(buildOpenApi())

const ELSEWHERE = {
  // The product has no public licence.
  'info-license': 'off',
  // `/parcours/gpx/{id}` and `/parcours/{id}/proches` are specified; no id is a word.
  'no-ambiguous-paths': 'off',
  // A call without possible client errors documents `default` only.
  'operation-4xx-response': 'off',
} as const

it('the OpenAPI document passes a common linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: ELSEWHERE })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const faults = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  )
  expect(faults).toEqual([])
})

it('the generated types compile in strict mode and know the answers of calls', async () => {
  const types = astToString(await openapiTypescript(JSON.parse(source) as OpenAPI3))
  const folder = mkdtempSync(join(tmpdir(), 'foulee-openapi-'))
  try {
    writeFileSync(join(folder, 'api.ts'), types)
    writeFileSync(join(folder, 'client.ts'), CLIENT)
    const tsc = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url))
    const options = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'esnext']
    const output = run(folder, tsc, [...options, '--types', '', 'client.ts'])
    expect(output).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const CLIENT = `
import type { components, paths } from './api'
type Answer<T> = T extends { content: infer C } ? C[keyof C] : never
type List = Answer<paths['/api/courses']['get']['responses'][200]>
type Form = NonNullable<paths['/api/activites/create']['post']['requestBody']>['content']
export const nameOf = (list: List): string => list.data.map(({ nom }) => nom).join()
export const count = ({ nb }: List): number => nb
export const message = (failure: components['schemas']['Failure']): string => failure.message
export const file = (form: Form): string | undefined => form['multipart/form-data'].gpx
export const query: paths['/api/courses']['get']['parameters']['query'] = { texte: 'trail' }
// @ts-expect-error There is no such call.
export type Unknown = paths['/api/nulle-part']
`

function run(cwd: string, program: string, args: string[]): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8' })
  } catch (cause) {
    return String((cause as { stdout?: string }).stdout)
  }
}
