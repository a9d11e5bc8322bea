import { developerNoms, normalizeTexte } from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'

type MotsTable = 'course_mots' | 'parcours_mots' | 'voyage_mots' | 'magasin_mots' | 'evenement_mots'

/**
 * Letters and digits only: PostgreSQL parses « Course/Marche » or « St.Jean » as paths or hosts.
 */
export const joinWords = (texts: readonly string[]) =>
  developerNoms(normalizeTexte(texts.join(' ')))
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')

/** Sorted, so that concurrent changes cannot deadlock. */
export async function saveMots(
  db: Db | Tx,
  table: MotsTable,
  cards: readonly { heavy: string; light: string }[],
): Promise<void> {
  const mots = new Set(cards.flatMap(({ heavy, light }) => `${heavy} ${light}`.split(' ')))
  const indexed = [...mots].filter((mot) => /^.{3,40}$/su.test(mot)).toSorted()
  await db.execute(sql`
    insert into ${sql.raw(table)} (mot)
    select unnest(${sql.param(indexed)}::text[]) on conflict do nothing`)
}
