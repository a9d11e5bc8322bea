import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What schema.org says of its types, as far as a page can get it wrong. */
export type Vocabulary = {
  has: (type: string) => boolean
  /** Whether a type is another one, or more special than it. */
  isA: (type: string, other: string) => boolean
  /** What the values of a property of a type may be, by name; undefined where it has no such property. */
  rangeOf: (type: string, property: string) => readonly string[] | undefined
  /** The values that an enumeration knows; undefined for what is none. */
  valuesOf: (name: string) => ReadonlySet<string> | undefined
}

type Definition = { parents: string[]; properties: Map<string, string[]> }

const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([\w, <>]+) \{\n([\s\S]*?)^\}/gm
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<([^;]*), "\w+">;$/gm
const ENUMERATION = /^export type (\w+) = (.*"https:\/\/schema\.org\/.*);$/gm

/**
 * Reads schema.org's definitions out of the types that Google makes of each release (`schema-dts`):
 * what TypeScript would check of a literal is checked here of what a page really says.
 */
export function readVocabulary(): Vocabulary {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts')
  const source = readFileSync(file, 'utf8')
  const definitions = readDefinitions(source)
  const enumerations = readEnumerations(source)
  const lineOf = (type: string): string[] => [
    type,
    ...(definitions.get(type)?.parents ?? []).flatMap(lineOf),
  ]
  return {
    has: (type) => definitions.has(type),
    isA: (type, other) => lineOf(type).includes(other),
    rangeOf: (type, property) =>
      lineOf(type)
        .map((one) => definitions.get(one)?.properties.get(property))
        .find((range) => range !== undefined),
    valuesOf: (name) => enumerations.get(name),
  }
}

/** A type is two interfaces: what it adds to its parents, and its name. Without the first, it adds nothing. */
function readDefinitions(source: string): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  for (const [, name = '', , bases = '', body = ''] of source.matchAll(INTERFACE)) {
    const known: Definition = definitions.get(name) ?? { parents: [], properties: new Map() }
    const parents = [...bases.matchAll(/(\w+?)Base\b/g)].map(([, parent = '']) => parent)
    known.parents.push(...parents.filter((parent) => parent !== name))
    for (const [, property = '', range = ''] of body.matchAll(PROPERTY)) {
      known.properties.set(property, range.split(' | '))
    }
    definitions.set(name, known)
  }
  return definitions
}

const readEnumerations = (source: string): Map<string, ReadonlySet<string>> =>
  new Map(
    [...source.matchAll(ENUMERATION)].map(([, name = '', union = '']) => [
      name,
      new Set([...union.matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, one = '']) => one)),
    ]),
  )
