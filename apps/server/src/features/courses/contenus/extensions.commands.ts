import type { Extension } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { courseExtensions } from '@foulee/db/schema'
import { type ExtensionType, MAX_EXTENSIONS } from '@foulee/domain/courses/extension'
import { and, asc, eq } from 'drizzle-orm'
import { checkOwner, type Saving, saveContent } from './contenus-save.ts'

const e = courseExtensions
type Editor = Omit<Saving, 'section' | 'courses_id'>

const present = ({ id, type, id_ext, courses_id }: typeof e.$inferSelect): Extension => ({
  id,
  type,
  id_ext,
  support_id: courses_id,
})

/** The pages elsewhere that say something of a race, in the order in which they came. */
export async function findExtensions(db: Db, courses_id: number): Promise<Extension[]> {
  const rows = await db.select().from(e).where(eq(e.courses_id, courses_id)).orderBy(asc(e.id))
  return rows.map(present)
}

/** @throws ApiError `lien_deja_ajoute`, `trop_d_elements` */
export function addExtension(
  db: Db,
  editor: Editor,
  {
    support_id: courses_id,
    type,
    id_ext,
  }: Omit<Extension, 'id' | 'type'> & { type: ExtensionType },
): Promise<Extension> {
  return saveContent(db, { ...editor, courses_id, section: 'extensions' }, async (tx) => {
    const all = await tx
      .select({ type: e.type, id_ext: e.id_ext })
      .from(e)
      .where(eq(e.courses_id, courses_id))
    if (all.some((one) => one.id_ext === id_ext && one.type === type)) {
      throw new ApiError('lien_deja_ajoute')
    }
    if (all.length >= MAX_EXTENSIONS) throw new ApiError('trop_d_elements')
    const [row] = await tx.insert(e).values({ courses_id, type, id_ext }).returning()
    if (!row) throw new Error('The insert returned nothing.')
    return { changes: { url: [null, id_ext] }, result: present(row) }
  })
}

/** @throws ApiError `objet_introuvable`, also for one on the race of somebody else */
export async function removeExtension(db: Db, editor: Editor, id: number): Promise<void> {
  const [found] = await db.select({ courses_id: e.courses_id }).from(e).where(eq(e.id, id))
  const courses_id = await checkOwner(db, editor.user, found?.courses_id)
  await saveContent(db, { ...editor, courses_id, section: 'extensions' }, async (tx) => {
    const where = and(eq(e.id, id), eq(e.courses_id, courses_id))
    const [removed] = await tx.delete(e).where(where).returning()
    if (!removed) throw new ApiError('objet_introuvable')
    return { changes: { url: [removed.id_ext, null] }, result: null }
  })
}
