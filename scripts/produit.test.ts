import { existsSync, globSync, readFileSync } from 'node:fs'
import { contract } from '@foulee/contract/shared/contract'
import { NOT_BUILT } from '@foulee/contract/shared/not-built'
import { shapeOf } from '@foulee/contract/shared/specification-calls'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

const FOLDER = 'docs/produit/'
const pages = globSync(`${FOLDER}*.md`, { cwd: root }).toSorted()
const texts = new Map(pages.map((page) => [page, read(page)]))
const whole = [...texts.values()].join('\n')
const parts = [...whole.matchAll(/^## (\d+\.\d+) /gm)].map(([, number = '']) => number)

const CITING = globSync(
  ['{apps,packages,e2e,scripts,bench}/**/*.{ts,tsx,css}', 'docs/**/*.md', '*.md'],
  { cwd: root, exclude: (name) => /(^|\/)(node_modules|build|\.react-router)$/.test(name) },
).map((path) => ({ path, lines: read(path).split('\n') }))

const search = (find: (line: string) => string[]) =>
  CITING.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => find(line).map((found) => `${path}:${index + 1} ${found}`)),
  )

const CITATION = /\b[Pp]roduit (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g
const findCited = (line: string) =>
  [...line.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(/, | and /))
/** Reference to a paragraph of an internal document. */
const OUTSIDE = /\u00a7|\bfield(?:\.md| notes)?,? \d/i

describe('the numbers', () => {
  it('run on within each chapter', () => {
    const expected = [...Map.groupBy(parts, (part) => part.split('.')[0])].flatMap(
      ([chapter, ofChapter]) => ofChapter.map((_, index) => `${chapter}.${index + 1}`),
    )
    expect(parts).toEqual(expected)
    expect(parts.length).toBeGreaterThan(100)
  })

  it('that are cited exist', () => {
    const known = new Set(parts)
    expect(search(findCited).length).toBeGreaterThan(100)
    expect(search((line) => findCited(line).filter((number) => !known.has(number)))).toEqual([])
  })

  it('that chapters send to exist', () => {
    const sent = [...whole.matchAll(/(?:see |[(,] ?)([1-9]\d?\.\d{1,2})(?=[),;.])(?!\.\d)/g)]
    const known = new Set(parts)
    expect(sent.map(([, number = '']) => number).filter((number) => !known.has(number))).toEqual([])
  })

  it('are ours: no paragraph of a document outside the repository is cited', () => {
    const foreign = (line: string) => (OUTSIDE.test(line) && !line.includes('RFC ') ? [line] : [])
    expect(search(foreign)).toEqual([])
  })

  it('are in the table of contents, which leads to each page', () => {
    const contents = texts.get(`${FOLDER}README.md`) ?? ''
    const missing = pages.filter((page) => !contents.includes(page.replace(FOLDER, '')))
    expect(missing).toEqual([])
    const headings = [...whole.matchAll(/^## \d+\.(\d+) (.+)$/gm)]
    expect(headings.filter(([, nth, name]) => !contents.includes(`${nth} ${name}`))).toEqual([])
  })
})

describe('the calls', () => {
  const named = [...whole.matchAll(/`((?:GET|POST) \/api\/[^`?<]+)`/g)].map(([, key = '']) => key)
  const shapes = (keys: readonly string[]) => new Set(keys.map(shapeOf))

  it('of the contract stand in a chapter', () => {
    const known = shapes(named)
    expect(Object.keys(contract).filter((key) => !known.has(shapeOf(key)))).toEqual([])
  })

  it('that chapters name are built, or asked for', () => {
    const known = shapes([...Object.keys(contract), ...NOT_BUILT, 'GET /api/filtres/{kind}'])
    expect(named.filter((key) => !known.has(shapeOf(key)))).toEqual([])
  })
})

describe('the words of the code', () => {
  const partOf = (number: string) =>
    whole.split(/^## /m).find((part) => part.startsWith(`${number} `)) ?? ''

  it.each(['5.2', '5.4'])('say the sentences of %s', (number) => {
    const files = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/contract/src/shared/*.ts'], {
      cwd: root,
      exclude: (name) => /\.test\.tsx?$/.test(name),
    })
    // Comments are not texts.
    const sources = files.map((file) => read(file).replace(/\/\*[\s\S]*?\*\//g, ''))
    const sentences = [...partOf(number).matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)
    expect(sentences.length).toBeGreaterThan(4)
    const isInSources = (words: string) => sources.some((source) => source.includes(words))
    expect(sentences.filter((words) => !isInSources(words))).toEqual([])
  })
})

it('the limits of 6.14 name existing files', () => {
  const named = [...whole.matchAll(/^\| [^|]+ \| `([\w./-]+\.tsx?)` \| `[^`]+` \|$/gm)]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(([, path = '']) => !existsSync(new URL(path, root)))).toEqual([])
})

it('no line of the product document or the glossary is longer than 160 characters', () => {
  const documents = new Map([...texts, ['docs/glossaire.md', read('docs/glossaire.md')]])
  const long = [...documents].flatMap(([page, text]) =>
    text.split('\n').flatMap((line, index) => {
      const { length } = line
      return length > 160 ? [`${page}:${index + 1} has ${length} characters`] : []
    }),
  )
  expect(long).toEqual([])
})

it('the product document links to existing pages', () => {
  const links = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/\]\(([^)#]+\.md)\)/g)].map(
      ([, path = '']) => new URL(path, new URL(page, root)),
    ),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !existsSync(link)).map(String)).toEqual([])
})
