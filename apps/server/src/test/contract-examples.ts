import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Examples } from './http/examples.ts'

/**
 * One good input and who may send it, for every call: what the features' `*.examples.ts` export. Each
 * of them lacks no call of its part; a part that has no such file fails the test that reads this.
 */
const folder = fileURLToPath(new URL('../features/', import.meta.url))
const modules = await Promise.all(
  globSync('**/*.examples.ts', { cwd: folder }).map((file) => import(`${folder}${file}`)),
)

export const EXAMPLES: Examples = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module)),
)
