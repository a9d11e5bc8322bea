import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const ROOMS = globSync(['packages/*', 'apps/*', 'e2e', 'bench', 'crawl'], { cwd: root })
/** What the root declares for every room: it runs their tests. */
const { devDependencies: OF_ALL } = readPackage('.')

type Package = { name: string } & Record<
  'dependencies' | 'devDependencies',
  Record<string, string> | undefined
>
function readPackage(room: string): Package {
  return JSON.parse(readFileSync(`${root}${room}/package.json`, 'utf8'))
}

/** `@foulee/trace/place` is of `@foulee/trace`; what comes relative, from Node or a plugin is of none. */
function packageOf(specifier: string): string[] {
  if (/^[./]/.test(specifier) || isBuiltin(specifier) || specifier.startsWith('virtual:')) return []
  return [
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  ]
}

function findImported(room: string): string[] {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: root + room,
    exclude: (name) => /^(node_modules|build|\.react-router)$/.test(name),
  })
  return files.flatMap((file) => {
    const source = readFileSync(`${root}${room}/${file}`, 'utf8')
    return [...source.matchAll(/^(?:import|export|\}).*? from '([^']+)'$/gm)].flatMap(
      ([, specifier = '']) => packageOf(specifier),
    )
  })
}

it.each(ROOMS)('%s declares what it imports', (room) => {
  const { name, dependencies, devDependencies } = readPackage(room)
  // Types are packages of their own.
  const declared = new Set(
    [name, ...Object.keys({ ...dependencies, ...devDependencies, ...OF_ALL })].flatMap((one) => [
      one,
      one.replace('@types/', ''),
    ]),
  )
  const imported = findImported(room)
  expect(imported.length).toBeGreaterThan(0)
  expect([...new Set(imported)].filter((one) => !declared.has(one))).toEqual([])
})
