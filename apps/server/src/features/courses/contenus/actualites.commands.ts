import type { Actualite } from '@foulee/contract/courses/contenus'
import { ApiError } from '@foulee/contract/errors'
import type { Db } from '@foulee/db/connect'
import { courseActualites } from '@foulee/db/schema'
import { MAX_ACTUALITES } from '@foulee/domain/courses/extension'
import { parisDate } from '@foulee/domain/heure-paris'
import { diffFields } from '@foulee/domain/version'
import { and, count, eq } from 'drizzle-orm'
import { readText } from './clean-html.ts'
import { checkOwner, type Saving, saveContent } from './contenus-save.ts'

const a = courseActualites
type Editor = Omit<Saving, 'section' | 'courses_id'>
type Fields = { id: number | undefined; titre: string; texte: string; date: string | undefined }

/**
 * Adds a piece of news, of today unless told otherwise, or changes the one that is named.
 * @param fields `texte` is clean HTML (`clean-html.ts`)
 * @throws ApiError `objet_introuvable`, `trop_d_elements`
 */
export function saveActualite(
  db: Db,
  { courses_id, ...editor }: Editor & { courses_id: number },
  { id, titre, texte, date }: Fields,
): Promise<Actualite> {
  return saveContent(db, { ...editor, courses_id, section: 'actualites' }, async (tx) => {
    const ofCourse = eq(a.courses_id, courses_id)
    if (id === undefined) {
      const [{ nb } = { nb: 0 }] = await tx.select({ nb: count() }).from(a).where(ofCourse)
      if (nb >= MAX_ACTUALITES) throw new ApiError('trop_d_elements')
      const values = { courses_id, titre, texte, date: date ?? parisDate(editor.now) }
      const [row] = await tx.insert(a).values(values).returning()
      if (!row) throw new Error('The insert returned nothing.')
      return { changes: diffFields({}, { titre, date: row.date }), result: present(row) }
    }
    const where = and(eq(a.id, id), ofCourse)
    const [before] = await tx.select().from(a).where(where)
    if (!before) throw new ApiError('objet_introuvable')
    const fields = { titre, texte, ...(date && { date }) }
    await tx.update(a).set(fields).where(where)
    const changes = diffFields(before, fields)
    if (changes.texte) changes.texte = [readText(before.texte), readText(texte)]
    return { changes, result: present({ ...before, ...fields }) }
  })
}

const present = ({ id, titre, texte, date }: Actualite): Actualite => ({ id, titre, texte, date })

/** @throws ApiError `objet_introuvable`, also for one on the race of somebody else */
export async function removeActualite(db: Db, editor: Editor, id: number): Promise<void> {
  const [found] = await db.select({ courses_id: a.courses_id }).from(a).where(eq(a.id, id))
  const courses_id = await checkOwner(db, editor.user, found?.courses_id)
  await saveContent(db, { ...editor, courses_id, section: 'actualites' }, async (tx) => {
    const where = and(eq(a.id, id), eq(a.courses_id, courses_id))
    const [removed] = await tx.delete(a).where(where).returning({ titre: a.titre })
    if (!removed) throw new ApiError('objet_introuvable')
    return { changes: { titre: [removed.titre, null] }, result: null }
  })
}
