import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { slugify } from '@foulee/domain/slug'
import { and, eq, ne } from 'drizzle-orm'

/** Addresses of our own calls beside `GET /api/courses/{slug}`. */
const OURS = ['a-valider', 'mes-courses']
const NUMBERED = /^course-\d+$/

/**
 * The name of a race in addresses. With its number when the name is one word (addresses of our own
 * are), reads like the address of another race, or is taken.
 */
export async function chooseSlug(tx: Tx, id: number, nom: string): Promise<string> {
  const slug = slugify(nom)
  if (!slug) return `course-${id}`
  if (!slug.includes('-') || OURS.includes(slug) || NUMBERED.test(slug)) return `${slug}-${id}`
  const [taken] = await tx
    .select({ id: t.courses.id })
    .from(t.courses)
    .where(and(eq(t.courses.slug, slug), ne(t.courses.id, id)))
  return taken ? `${slug}-${id}` : slug
}
