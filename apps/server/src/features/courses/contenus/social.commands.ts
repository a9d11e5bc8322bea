import { ApiError } from '@foulee/contract/errors'
import type { SocialLink } from '@foulee/contract/membres/profil'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { Reseau } from '@foulee/domain/reseau'
import { and, eq } from 'drizzle-orm'
import type { KindUses } from '../../../kinds/kind.ts'
import { checkOwner, type Saving, saveContent } from './contenus-save.ts'

const s = t.courseSocial
type Editor = Omit<Saving, 'section' | 'courses_id'>

/** One link per network. @throws ApiError `lien_deja_present` */
function addLink(
  db: Db,
  { courses_id, ...editor }: Editor & { courses_id: number },
  { reseau, url }: { reseau: Reseau; url: string },
): Promise<SocialLink> {
  return saveContent(db, { ...editor, courses_id, section: 'social' }, async (tx) => {
    const same = and(eq(s.courses_id, courses_id), eq(s.reseau, reseau))
    const there = await tx.select({ id: s.id }).from(s).where(same)
    if (there.length) throw new ApiError('lien_deja_present')
    const [row] = await tx.insert(s).values({ courses_id, reseau, url }).returning({ id: s.id })
    if (!row) throw new Error('The insert returned nothing.')
    const result: SocialLink = { id: row.id, reseau, url, model: 'course' }
    return { changes: { url: [null, url] }, result }
  })
}

/** @throws ApiError `lien_introuvable`, also for one on the race of somebody else */
async function removeLink(db: Db, editor: Editor, id: number): Promise<void> {
  const [found] = await db.select({ courses_id: s.courses_id }).from(s).where(eq(s.id, id))
  const courses_id = await checkOwner(db, editor.user, found?.courses_id, 'lien_introuvable')
  await saveContent(db, { ...editor, courses_id, section: 'social' }, async (tx) => {
    const where = and(eq(s.id, id), eq(s.courses_id, courses_id))
    const [removed] = await tx.delete(s).where(where).returning()
    if (!removed) throw new ApiError('lien_introuvable')
    return { changes: { url: [removed.url, null] }, result: null }
  })
}

/** Links of a race to social networks. */
export const courseSocial: KindUses['social'] = {
  add: (db, editor, { id, ...link }) => addLink(db, { ...editor, courses_id: id }, link),
  remove: removeLink,
}
