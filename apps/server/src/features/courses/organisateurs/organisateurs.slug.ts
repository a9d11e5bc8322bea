import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { slugify } from '@foulee/domain/slug'
import { and, eq, ne, sql } from 'drizzle-orm'

/** Reads like an id, or like an address of our own under /api/organisateurs. */
const RESERVED = /^(\d+|a-verifier|membres|invitation|verifier)$/

/** Its name in addresses; with its number when that is taken or reads like something else. */
export async function chooseOrganisateurSlug(tx: Tx, id: number, nom: string): Promise<string> {
  const slug = slugify(nom) || 'organisateur'
  // Two that take the same name at once take turns.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`organisateur ${slug}`}))`)
  if (RESERVED.test(slug)) return `${slug}-${id}`
  const [taken] = await tx
    .select({ id: t.organisateurs.id })
    .from(t.organisateurs)
    .where(and(eq(t.organisateurs.slug, slug), ne(t.organisateurs.id, id)))
  return taken ? `${slug}-${id}` : slug
}
