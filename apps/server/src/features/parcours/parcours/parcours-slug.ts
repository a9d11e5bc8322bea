import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { slugify } from '@foulee/domain/slug'
import { and, eq, ne } from 'drizzle-orm'

/** What a route is called in addresses until it is named. */
export const getFirstSlug = (id: number) => `parcours-${id}`

const FIRST = /^parcours-\d+$/

/**
 * Its title in addresses. With its number when the title is one word (addresses of our own are), reads
 * like the first slug of another route, or is taken.
 */
export async function chooseSlug(tx: Tx, id: number, titre: string | null): Promise<string> {
  const slug = slugify(titre ?? '')
  if (!slug) return getFirstSlug(id)
  if (!slug.includes('-') || FIRST.test(slug)) return `${slug}-${id}`
  const [taken] = await tx
    .select({ id: t.parcours.id })
    .from(t.parcours)
    .where(and(eq(t.parcours.slug, slug), ne(t.parcours.id, id)))
  return taken ? `${slug}-${id}` : slug
}
