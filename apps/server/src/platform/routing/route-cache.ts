import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FastifyBaseLogger } from 'fastify'

/** Answers kept: some 20 KB each. */
const MAX_ROWS = 20_000
/** Paths change slowly. */
const DAYS = 60
/** Another process of this server may be writing. */
const WAIT_MS = 250
/** Answers stored between two evictions. */
const EVERY = 500

export type RouteCache = {
  get: (key: string) => string | null
  set: (key: string, text: string, days?: number) => void
  close: () => void
}

type Options = { log: Pick<FastifyBaseLogger, 'warn'>; now?: () => number }

/**
 * Answers of an outside service on disk, so that nothing is asked twice; expired ones are removed,
 * then the oldest. A disk that fails loses answers, and fails no caller.
 */
export function openRouteCache(folder: string, { log, now = Date.now }: Options): RouteCache {
  const file = openFile(folder, log)
  if (!file) return { get: () => null, set: () => {}, close: () => {} }
  const find = file.prepare('select text from answers where key = ? and day >= ?')
  const store = file.prepare('insert or replace into answers values (?, ?, ?)')
  const expire = file.prepare('delete from answers where day < ?')
  const evict = file.prepare(`delete from answers where key in (
    select key from answers order by day limit max(0, (select count(*) from answers) - ?))`)
  const today = () => Math.floor(now() / 86_400_000)
  let stored = 0

  const unlessFailing = <T>(work: () => T): T | null => {
    try {
      return work()
    } catch (cause) {
      log.warn({ err: cause }, 'The cache of routes fails')
      return null
    }
  }

  return {
    get(key) {
      const row = unlessFailing(() => find.get(key, today() - DAYS))
      return typeof row?.text === 'string' ? row.text : null
    },
    set(key, text, days = DAYS) {
      unlessFailing(() => {
        store.run(key, text, today() + days - DAYS)
        if (stored++ % EVERY !== 0) return
        expire.run(today() - DAYS)
        evict.run(MAX_ROWS)
      })
    },
    close: () => file.close(),
  }
}

/** A damaged file is begun anew; null where there is no disk to write to. */
function openFile(folder: string, log: Options['log']): DatabaseSync | null {
  const path = join(folder, 'itineraires.sqlite')
  for (let times = 0; times < 2; times++) {
    try {
      mkdirSync(folder, { recursive: true })
      return openTable(path)
    } catch (cause) {
      log.warn({ err: cause }, 'The cache of routes cannot be opened')
      if (isDamaged(cause))
        for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    }
  }
  return null
}

/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26])
const isDamaged = (cause: unknown) =>
  cause instanceof Error && 'errcode' in cause && DAMAGED.has(cause.errcode)

function openTable(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: WAIT_MS })
  try {
    file.exec(`pragma journal_mode = wal; pragma synchronous = off;
      create table if not exists answers (
        key text primary key, text text not null, day integer not null) without rowid;
      create index if not exists answers_day on answers (day);`)
    return file
  } catch (cause) {
    file.close()
    throw cause
  }
}
