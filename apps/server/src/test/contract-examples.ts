import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Examples } from './http/examples.ts'

/**
 * Valid inputs and permissions of every call, from the features' `*.examples.ts`. Each file covers
 * all calls of its part; a part without a file fails the contract tests.
 */
const folder = fileURLToPath(new URL('../features/', import.meta.url))
const modules = await Promise.all(
  globSync('**/*.examples.ts', { cwd: folder }).map((file) => import(`${folder}${file}`)),
)

export const EXAMPLES: Examples = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module)),
)
