import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { root } from '../steps.ts'
import type { Catcher, StageName } from './pick-tests.ts'

const FOLDER = `${root}.cache/fautes`

/**
 * One line of a journal. `essai`: a fault was tried on a stage. `temoin`: a test file was run without any fault,
 * and these of its tests failed all the same.
 */
export type Entry =
  | { kind: 'essai'; id: string; stage: StageName; seconds: number; by?: Catcher; problem?: string }
  | { kind: 'absente'; id: string }
  | { kind: 'temoin'; file: string; red: readonly string[] }

export const journalOf = (commit: string) => `${FOLDER}/${commit}.jsonl`

export function append(path: string, entry: Entry): void {
  mkdirSync(FOLDER, { recursive: true })
  appendFileSync(path, `${JSON.stringify(entry)}\n`)
}

export function readJournal(path: string): Entry[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The journal of a commit (any name that git knows, or its first signs), or of a path. @returns null without one */
export function findJournal(name: string): string | null {
  if (existsSync(name)) return name
  if (!existsSync(FOLDER)) return null
  const { stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', name], {
    cwd: root,
    encoding: 'utf8',
  })
  const commit = stdout.trim() || name
  const found = readdirSync(FOLDER).find(
    (file) => file.startsWith(commit) && file.endsWith('.jsonl'),
  )
  return found ? `${FOLDER}/${found}` : null
}

/** Outcome of the tries of one fault, from a journal. */
export type Standing = {
  caught: (Catcher & { stage: StageName; isVerified: boolean }) | null
  tried: ReadonlySet<StageName>
  problem: string | null
  isAbsent: boolean
}

/** A test that also fails without a fault has caught nothing: its stage is to be tried again. */
export function standingOf(entries: readonly Entry[], id: string): Standing {
  const witnesses = readWitnesses(entries)
  const tried = new Set<StageName>()
  let caught: Standing['caught'] = null
  let problem: string | null = null
  for (const entry of entries) {
    if (entry.kind !== 'essai' || entry.id !== id) continue
    problem = entry.problem ?? null
    if (problem) continue
    const { by, stage } = entry
    const red = by ? witnesses.get(by.file) : undefined
    if (by && red?.includes(by.test)) continue
    tried.add(stage)
    if (by) caught = { ...by, stage, isVerified: red !== undefined }
  }
  const isAbsent = entries.some((entry) => entry.kind === 'absente' && entry.id === id)
  return { caught, tried, problem, isAbsent }
}

/** Test file → its tests that fail without any fault. */
export function readWitnesses(entries: readonly Entry[]): Map<string, readonly string[]> {
  const seen = new Map<string, readonly string[]>()
  for (const entry of entries) {
    if (entry.kind === 'temoin') {
      seen.set(entry.file, [...(seen.get(entry.file) ?? []), ...entry.red])
    }
  }
  return seen
}

/** Test that caught each fault the last time, on whichever commit. */
export function readLastCatchers(): Map<string, Catcher> {
  if (!existsSync(FOLDER)) return new Map()
  const journals = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `${FOLDER}/${file}`)
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
  const catchers = new Map<string, Catcher>()
  for (const entry of journals.flatMap(readJournal)) {
    if (entry.kind === 'essai' && entry.by) catchers.set(entry.id, entry.by)
  }
  return catchers
}
