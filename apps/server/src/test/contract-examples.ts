import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Key } from '@foulee/contract/shared/call'
import type { Examples, Who, World } from './http/examples.ts'

/**
 * Valid inputs and permissions of every call, from the features' `*.examples.ts`. Each file covers
 * all calls of its part; a part without a file fails the contract tests.
 */
const folder = fileURLToPath(new URL('../features/', import.meta.url))
const modules = await Promise.all(
  globSync('**/*.examples.ts', { cwd: folder }).map((file) => import(`${folder}${file}`)),
)

type Parts = { params?: object; query?: object; body?: object }
type Owner = Parameters<Examples['POST /api/archives/my']['input']>[1]
/** Inputs of a call known at run time alone: the union of those of all calls is too large. */
type Example = { who: Who; input: (world: World, owner: Owner) => Parts | Promise<Parts> }

export const EXAMPLES: Readonly<Record<Key, Example>> = Object.assign(
  {},
  ...modules.flatMap((module) => Object.values(module)),
)
