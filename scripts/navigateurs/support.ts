import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

export type Promised = { name: BrowserName; version: number }

const BROWSER_KEYS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

export function listPromised(): Promised[] {
  const oldest = new Map<BrowserName, number>()
  for (const entry of browserslist()) {
    const [id = '', version = ''] = entry.split(' ')
    const name = BROWSER_KEYS[id]
    if (!name) throw new Error(`Nobody knows how MDN calls ${id}.`)
    oldest.set(
      name,
      Math.min(oldest.get(name) ?? Number.POSITIVE_INFINITY, Number.parseFloat(version)),
    )
  }
  return [...oldest].map(([name, version]) => ({ name, version }))
}

const toNumber = (version: string | boolean | null | undefined): number | null =>
  typeof version === 'string' && version !== 'preview'
    ? Number.parseFloat(version.replace('≤', ''))
    : null

function isThere(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = statement
  const added = toNumber(version_added)
  const removed = toNumber(version_removed)
  // The build adds the vendor prefix of a property.
  const isNamed = !alternative_name && (!prefix || prefix === '-webkit-')
  if (flags || !isNamed || added === null || added > version) return false
  return removed === null || removed > version
}

export function listLacking({ support }: CompatStatement, promised: readonly Promised[]): string[] {
  return promised
    .filter(({ name, version }) => {
      const statement = support[name]
      if (statement === undefined) return false
      return ![statement].flat().some((item) => isThere(item as SimpleSupportStatement, version))
    })
    .map(({ name, version }) => `${name} ${version}`)
}

/** Implemented in at least one browser: a mere proposal is an ordinary name. */
const isSomewhere = ({ support }: CompatStatement): boolean =>
  (['chrome', 'firefox', 'safari'] as const).some((name) =>
    [support[name] ?? []]
      .flat()
      .some((item) => isThere(item as SimpleSupportStatement, Number.POSITIVE_INFINITY)),
  )

export const listFeatures = (node: Identifier): [name: string, feature: Identifier][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, Identifier][]

export type Missing = {
  globals: Map<string, string[]>
  statics: Map<string, string[]>
  /** `scrollIntoViewIfNeeded`, on any receiver */
  members: Map<string, string[]>
  places: string[]
}

const STATIC = '_static'

const isStatic = (type: string, member: string): boolean => {
  const found = (globalThis as Record<string, unknown>)[type]
  return (
    (typeof found === 'object' || typeof found === 'function') && found !== null && member in found
  )
}

export function listMissing(promised: readonly Promised[]): Missing {
  const missing: Missing = {
    globals: new Map(),
    statics: new Map(),
    members: new Map(),
    places: [],
  }
  /** Names supported everywhere on at least one type: ambiguous. */
  const ambiguous = new Set<string>()
  const walk = (type: string, node: Identifier, isLanguage: boolean) => {
    for (const [name, feature] of listFeatures(node)) {
      if (!feature.__compat || !/^\w+$/.test(name) || name === type) continue
      const member = name.replace(STATIC, '')
      const lacking = listLacking(feature.__compat, promised)
      const isOwn = name.endsWith(STATIC) || (isLanguage && isStatic(type, member))
      if (isOwn) {
        if (lacking.length) missing.statics.set(`${type}.${member}`, lacking)
      } else if (!lacking.length) ambiguous.add(member)
      else if (isSomewhere(feature.__compat)) missing.members.set(member, lacking)
      if (lacking.length)
        missing.places.push(isOwn ? `${type}.${member}` : `${type}.prototype.${member}`)
      if (lacking.length && type === 'Window') missing.globals.set(member, lacking)
    }
  }
  for (const [space, isLanguage] of [
    [bcd.javascript.builtins, true],
    [bcd.api, false],
  ] as const) {
    for (const [type, node] of listFeatures(space as Identifier)) {
      const lacking = node.__compat ? listLacking(node.__compat, promised) : []
      if (lacking.length) {
        missing.globals.set(type, lacking)
        missing.places.push(type)
      }
      walk(type, node, isLanguage)
    }
  }
  for (const name of ambiguous) missing.members.delete(name)
  return missing
}

export const css = bcd.css
