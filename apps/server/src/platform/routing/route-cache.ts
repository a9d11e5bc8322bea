import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Answers kept: some 20 KB each. */
const MAX_ROWS = 20_000
/** Paths change slowly. */
const DAYS = 60

export type RouteCache = {
  get: (key: string) => string | null
  set: (key: string, text: string) => void
  close: () => void
}

/** Answers of an outside service on disk, so that nothing is asked twice; the oldest are evicted. */
export function openRouteCache(folder: string): RouteCache {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'itineraires.sqlite'))
  file.exec(`pragma journal_mode = wal; pragma synchronous = off;
    create table if not exists answers (
      key text primary key, text text not null, day integer not null) without rowid;
    create index if not exists answers_day on answers (day);`)
  const find = file.prepare('select text from answers where key = ? and day >= ?')
  const store = file.prepare('insert or replace into answers values (?, ?, ?)')
  const evict = file.prepare(`delete from answers where key in (
    select key from answers order by day limit max(0, (select count(*) from answers) - ?))`)
  const today = () => Math.floor(Date.now() / 86_400_000)
  let stored = 0
  return {
    get(key) {
      const row = find.get(key, today() - DAYS)
      return typeof row?.text === 'string' ? row.text : null
    },
    set(key, text) {
      store.run(key, text, today())
      if (stored++ % 500 === 0) evict.run(MAX_ROWS)
    },
    close: () => file.close(),
  }
}
