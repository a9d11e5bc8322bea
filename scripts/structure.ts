import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from './steps.ts'

/**
 * `npm run structure`: figures of the tree, to compare commits. `-- <folder>` counts another
 * checkout.
 */
const folder = process.argv[2] ?? root
const files = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const read = (file: string) => readFileSync(posix.join(folder, file), 'utf8')

const APPS = ['apps/server/src/', 'apps/web/app/'] as const
const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$|\.test-|\/test-|\.examples\.ts$|\/test\//.test(file)
const product = files.filter(
  (file) => isCode(file) && !isTest(file) && APPS.some((app) => file.startsWith(app)),
)
const everywhere = files.filter((file) => isCode(file) && !file.includes('migrations/'))

const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g
const importsOf = (file: string) => [...read(file).matchAll(IMPORTED)].map(([, path = '']) => path)
const linesOf = (text: string) => text.split('\n').length

function countNames(app: string): number {
  const names = files
    .filter((file) => file.startsWith(app))
    .map((file) => file.slice(app.length).split('/')[0])
  return new Set(names).size
}

function countCrossings(): { imports: number; bothWays: number } {
  const features = 'apps/server/src/features/'
  const pairs = product.flatMap((file) => {
    if (!file.startsWith(features)) return []
    const [own = '', ...rest] = file.slice(features.length).split('/')
    if (!rest.length) return []
    return importsOf(file).flatMap((path) => {
      const target = path.startsWith('#')
        ? path.replace(/^#/, 'apps/server/src/')
        : posix.join(posix.dirname(file), path)
      if (!target.startsWith(features)) return []
      const [other = ''] = target.slice(features.length).split('/')
      return other === own || other.includes('.') ? [] : [`${own} ${other}`]
    })
  })
  const ways = new Set(pairs)
  const back = [...ways].filter((pair) => ways.has(pair.split(' ').reverse().join(' ')))
  return { imports: pairs.length, bothWays: back.length / 2 }
}

const climbing = everywhere
  .filter((file) => APPS.some((app) => file.startsWith(app)))
  .flatMap(importsOf)
  .filter((path) => path.startsWith('../../../')).length

const comments = everywhere.flatMap(
  (file) => read(file).match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? [],
)
const docComments = comments.filter((text) => text.startsWith('/**'))
const vague = docComments.filter((text) =>
  /^\/\*\*[\s*]*(?:What|Who|Whose|Those|Of|Where|How)\b/.test(text),
)
const ARCHIVE = 'docs/decisions/archive/'
const pages = files.filter((file) => file.endsWith('.md'))
const countWords = (paths: readonly string[]) =>
  paths.reduce((sum, file) => sum + read(file).split(/\s+/).length, 0)
const longest = Math.max(
  ...files
    .filter((file) => file.startsWith('docs/produit/'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => line.length),
    ),
)
const crossings = countCrossings()

const rows: [string, string | number][] = [
  ['Names at the top of the server', countNames(APPS[0])],
  ['Names at the top of the web', countNames(APPS[1])],
  ['Imports that climb three folders', climbing],
  ['Imports between contexts of the server', crossings.imports],
  ['Pairs of contexts that import each other', crossings.bothWays],
  ['Product files of server and web', product.length],
  ['Their lines', product.reduce((sum, file) => sum + linesOf(read(file)), 0)],
  ['Longest product file', Math.max(...product.map((file) => linesOf(read(file))))],
  ['Comments', comments.length],
  [
    'Doc comments that begin with What, Who, Whose, Those, Of, Where, How',
    `${vague.length} (${((100 * vague.length) / docComments.length).toFixed(1)} %)`,
  ],
  [
    'Words of docs, without the archive',
    countWords(pages.filter((page) => !page.startsWith(ARCHIVE))),
  ],
  ['Words of docs/decisions/archive', countWords(pages.filter((page) => page.startsWith(ARCHIVE)))],
  ['Longest line of docs/produit', longest],
]
for (const [name, value] of rows) process.stdout.write(`${String(value).padStart(14)}  ${name}\n`)
