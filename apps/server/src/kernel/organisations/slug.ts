import type { Tx } from '@foulee/db/connect'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Structure } from './structure.ts'

/** Numeric slugs, and paths that the structures' routes use. */
const RESERVED =
  /^(\d+|a-verifier|membres|invitation|verifier|del|departements|tuiles|mes-magasins|update)$/

/** Slug of a structure; suffixed with its id when taken or reserved. */
export async function chooseStructureSlug(
  tx: Tx,
  { genre, table }: Structure,
  { id, nom }: { id: number; nom: string },
): Promise<string> {
  const slug = slugify(nom) || genre
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${genre} ${slug}`}))`)
  if (RESERVED.test(slug)) return `${slug}-${id}`
  const { rows } = await tx.execute(
    sql`select from ${sql.identifier(table)} where slug = ${slug} and id <> ${id} limit 1`,
  )
  return rows.length ? `${slug}-${id}` : slug
}
