/** A migration as its file holds it; `tag` begins with its number: `0012_what-it-does`. */
export type Migration = { tag: string; text: string }

/** Each breaks the version before, which goes on running beside the new one (decision 153). */
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
  // Without these, `on conflict` is refused. Those of foreign keys and checks only let more in.
  [/^alter table .*\bdrop constraint (if exists )?(?!\S+(_fk|_check)\b)/, 'drops a key'],
]

/** What the version before writes may be refused by these, unless they speak of a column it lacks. */
const REFUSING: readonly (readonly [RegExp, string])[] = [
  [/^alter table .*\badd constraint\b/, 'adds a constraint'],
  [/^create unique index\b/, 'adds a unique index'],
]

/** Built under a lock that nobody writes through: where that takes long, it is built before, by hand. */
const SLOW: readonly (readonly [RegExp, string])[] = [
  [/^create (unique )?index (?!if not exists\b)/, 'builds an index without « if not exists »'],
]

/**
 * What of a migration the version before does not survive.
 * @param before the migrations that ran before it
 * @returns each statement with what is wrong with it; nothing for one that only expands
 */
export function findNarrowing(text: string, before: readonly Migration[] = []): string[] {
  const statements = listStatements(text)
  const all = statements.join(';\n')
  const created = namesAfter(all, /^create table (?:if not exists )?"?([\w.]+)/gm)
  const added = namesAfter(all, /\badd column (?:if not exists )?"?(\w+)/g)
  const earlier = before.flatMap((one) => listStatements(one.text)).join(';\n')
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
 * What is wrong with the last of these migrations: one that narrows says first which earlier migration
 * came with the code that had stopped using what it takes away.
 */
export function judgeMigration({ tag, text }: Migration, before: readonly Migration[]): string[] {
  const narrowing = findNarrowing(text, before)
  const stopped = CONTRACT.exec(text)?.[1]
  if (!stopped) return narrowing.map((what) => `${tag} ${what}`)
  if (!before.some((one) => one.tag.startsWith(`${stopped}_`))) {
    return [`${tag} names ${stopped}, which did not run before it`]
  }
  return narrowing.length ? [] : [`${tag} is said to contract, and only expands`]
}

/** In small letters, on one line each, without comments and without what stands in quotes or bodies. */
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

/** The table that a statement changes, or that its index is of. */
function findTable(statement: string): string {
  const [, name = ''] =
    /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index .*? on (?:only )?)"?([\w.]+)/.exec(
      statement,
    ) ?? []
  return name
}
