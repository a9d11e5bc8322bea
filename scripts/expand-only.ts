export type Migration = { tag: string; text: string }

/**
 * Statements that break the previous version, which keeps running during an upgrade (decision 153).
 */
const NARROWING: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|(materialized )?view|type|domain|schema|function|sequence|extension)\b/, 'drops'],
  [/^alter .*\brename\b/, 'renames'],
  [/^alter table .*\bdrop column\b/, 'drops a column'],
  [/^alter table .*\balter column \S+ (set data )?type\b/, 'changes a type'],
  [/^alter table .*\bset not null\b/, 'asks for a value'],
  [/^alter table .*\bdrop default\b/, 'drops a default'],
  [
    /^alter table .*\badd column (?=.*\bnot null\b)(?!.*\b(default|generated)\b)/,
    'asks for a value',
  ],
  // Without these keys `on conflict` fails; dropping foreign keys and checks is harmless.
  [/^alter table .*\bdrop constraint (if exists )?(?!\S+(_fk|_check)\b)/, 'drops a key'],
]

/**
 * Constraints that may reject writes of the previous version, unless they concern a column it does
 * not have.
 */
const REFUSING: readonly (readonly [RegExp, string])[] = [
  [/^alter table .*\badd constraint\b/, 'adds a constraint'],
  [/^create unique index\b/, 'adds a unique index'],
]

/** Operations under a write lock: if slow, they must be prepared by hand. */
const SLOW: readonly (readonly [RegExp, string])[] = [
  [/^create (unique )?index (?!if not exists\b)/, 'builds an index without « if not exists »'],
]

/**
 * Statements that break the previous version.
 * @param before earlier migrations
 * @returns statements with reasons; empty for an expand-only migration
 */
export function findNarrowing(text: string, before: readonly Migration[] = []): string[] {
  const statements = listStatements(text)
  const all = statements.join(';\n')
  const created = namesAfter(all, /^create table (?:if not exists )?"?([\w.]+)/gm)
  const added = namesAfter(all, /\badd column (?:if not exists )?"?(\w+)/g)
  const earlier = before.flatMap((migration) => listStatements(migration.text)).join(';\n')
  const unique = namesAfter(earlier, /^create unique index (?:if not exists )?"?(\w+)/gm)
  return statements.flatMap((statement) => {
    const dropped = /^drop index (?:if exists )?"?(\w+)/.exec(statement)?.[1]
    if (dropped && unique.has(dropped)) return [`drops a key: ${statement}`]
    if (created.has(findTable(statement))) return []
    const isOfNew = [...added].some((column) => new RegExp(`\\b${column}\\b`).test(statement))
    return [...NARROWING, ...(isOfNew ? [] : REFUSING), ...SLOW]
      .filter(([pattern]) => pattern.test(statement))
      .map(([, what]) => `${what}: ${statement}`)
  })
}

/** `-- Contract: 0012 stopped using "editions"."lieu"`, as the first line of a migration. */
const CONTRACT = /^-- Contract: (\d{4}) stopped using \S/

/**
 * Violations of the last migration: a contracting one must name the earlier migration whose code
 * stopped using what it removes.
 */
export function judgeMigration({ tag, text }: Migration, before: readonly Migration[]): string[] {
  const narrowing = findNarrowing(text, before)
  const stopped = CONTRACT.exec(text)?.[1]
  if (!stopped) return narrowing.map((what) => `${tag} ${what}`)
  if (!before.some((migration) => migration.tag.startsWith(`${stopped}_`))) {
    return [`${tag} names ${stopped}, which did not run before it`]
  }
  return narrowing.length ? [] : [`${tag} is said to contract, and only expands`]
}

function listStatements(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'|--.*$/gm, (found) => (found.startsWith('--') ? '' : "''"))
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

const namesAfter = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

function findTable(statement: string): string {
  const [, name = ''] =
    /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*? on (?:only )?)"?([\w.]+)/.exec(
      statement,
    ) ?? []
  return name
}
