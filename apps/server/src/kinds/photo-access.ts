import type { Db } from '@foulee/db/connect'
import type { Kind } from '@foulee/domain/kinds'
import { sql } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { findThings, type ThingRef } from './find-things.ts'
import type { Kinds } from './kind.ts'

/** Milliseconds for which a photo that everybody sees is not asked for again. */
const FRESH_MS = 60_000
/** Photos that are remembered so; the eldest is forgotten first. */
const MOST = 10_000

/**
 * The readers of a photo at its lasting address: everybody, once something that everybody sees shows it;
 * whoever was given the address, of what is being prepared; nobody (null), when nothing shows it, or only
 * things whose photos have an address for each reader.
 */
export type PhotoAccess = (fichier: string) => Promise<'tous' | 'preparation' | null>

export function createPhotoAccess({
  db,
  registry: { kinds },
  clock,
}: Pick<Services, 'db' | 'registry' | 'clock'>): PhotoAccess {
  const open = new Map<string, number>()
  return async (fichier) => {
    const now = clock().getTime()
    if ((open.get(fichier) ?? 0) > now) return 'tous'
    open.delete(fichier)
    const refs = await findShowing(db, kinds, fichier)
    const things = [...(await findThings(db, kinds, refs)).values()]
    if (!things.length) return null
    if (!things.some((thing) => thing.is_visible)) return 'preparation'
    open.set(fichier, now + FRESH_MS)
    for (const eldest of open.keys()) {
      if (open.size <= MOST) break
      open.delete(eldest)
    }
    return 'tous'
  }
}

/** The things that show a photo at its lasting address, in one statement. */
async function findShowing(db: Db, kinds: Kinds, fichier: string): Promise<ThingRef[]> {
  const tables = Object.values(kinds).flatMap(({ kind, photos }) =>
    photos && !photos.isPrivate ? [{ kind, ...photos.stored }] : [],
  )
  const selects = tables.map(
    ({ kind, table, column }) =>
      sql`select ${kind}::text as kind, ${sql.identifier(column)} as id
        from ${sql.identifier(table)} where fichier = ${fichier}`,
  )
  const { rows } = await db.execute<{ kind: Kind; id: number }>(sql.join(selects, sql` union all `))
  return rows
}
