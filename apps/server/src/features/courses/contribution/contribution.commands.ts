import { randomUUID } from 'node:crypto'
import type { CourseChanges } from '@foulee/contract/courses/contribution'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import type { Pratique } from '@foulee/domain/courses/pratique'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { isPublished } from '@foulee/domain/shared/publication'
import { diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import { canEditCourse } from '#features/courses/courses/courses.policy.ts'
import {
  getOwnedCourse,
  type OwnedCourse,
} from '#features/courses/courses/courses-owned.queries.ts'
import { recordSave, type Section } from '#features/courses/courses/courses-versions.ts'
import { addPhotosIn } from '#features/echanges/photos/photos.ajout.ts'
import type { SentPhoto } from '#features/echanges/photos/photos.files.ts'
import { announceCourseChange } from '#kernel/notifications/announce-course.ts'
import { isBeingRead, isFirstDraft } from '#kernel/publication/workflow.ts'
import type { Services } from '#kernel/services.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'
import type { User } from '#platform/http/user.ts'
import { findArea } from './course-place.ts'
import { courseSlugs } from './course-slug.ts'

type Context = Pick<Services, 'db' | 'lieux'>
type PhotoContext = Context & Pick<Services, 'storage' | 'clock' | 'registry'>

const NO_WORDS = { titre: '', description: '' }
type Columns = Partial<typeof t.courses.$inferInsert>

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  identite: ['nom', 'description', 'types'],
  lieu: ['ville', 'code_postal', 'pays', 'position'],
  contact: ['site', 'email', 'telephone'],
}

type Creation = {
  user: User
  organisateurs_id: number
  nom: string
  fields: CourseChanges
  now: Date
}

export async function createCourse(
  { db, lieux }: Context,
  { user, organisateurs_id, nom, fields, now }: Creation,
): Promise<number> {
  return db.transaction(async (tx) => {
    await checkOrganisateur(tx, user, organisateurs_id)
    const area = await findArea(lieux, {
      ville: fields.ville || null,
      code_postal: fields.code_postal || null,
      pays: fields.pays ?? 'FR',
    })
    const instant = now.toISOString()
    const [row] = await tx
      .insert(t.courses)
      .values({
        ...toColumns(fields),
        ...area,
        nom,
        organisateurs_id,
        pratique: mergePratique({}, fields.pratique),
        slug: randomUUID(),
        created_by: user.id,
        created_at: instant,
        updated_at: instant,
      })
      .returning({ id: t.courses.id })
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await courseSlugs.choose(tx, row.id, nom)
    await tx.update(t.courses).set({ slug }).where(eq(t.courses.id, row.id))
    await rebuildCourseCards(tx, [row.id], now, 'edit')
    return row.id
  })
}

async function checkOrganisateur(tx: Tx, user: User, organisateurs_id: number): Promise<void> {
  const [organisateur] = await tx
    .select({ id: t.organisateurs.id })
    .from(t.organisateurs)
    .where(eq(t.organisateurs.id, organisateurs_id))
  if (!organisateur) {
    const errors = { organisateurs_id: 'Choisissez un de vos organisateurs.' }
    throw new ApiError('champs_invalides', { errors })
  }
  if (!(await canEditCourse(tx, user, { organisateurs_id }))) throw new ApiError('acces_refuse')
}

type Update = {
  id: number
  user: User
  fields: CourseChanges
  photos: readonly SentPhoto[]
  version: number | undefined
  now: Date
}

export async function updateCourse(context: PhotoContext, update: Update): Promise<void> {
  const { db, lieux } = context
  const { id, user, fields, photos, version: base, now } = update
  await db.transaction(async (tx) => {
    const row = await getOwnedCourse(tx, user, id, { isLocked: true })
    const columns = toColumns(fields)
    if (fields.pratique) columns.pratique = mergePratique(row.pratique, fields.pratique)
    if (isBeingRead(row)) checkStaysWhole({ ...row, ...columns })
    for (const [section, changes] of listChanges(row, columns)) {
      await recordSave(tx, { id, section, user, now, changes, base })
    }
    if (touchesPlace(columns)) Object.assign(columns, await findArea(lieux, { ...row, ...columns }))
    if (columns.nom && isFirstDraft(row))
      columns.slug = await courseSlugs.choose(tx, id, columns.nom)
    if (Object.keys(columns).length) {
      await tx.update(t.courses).set(columns).where(eq(t.courses.id, id))
    }
    await notifyPlaceChange(tx, row, columns, now)
    const target = { model: 'course', id, user } as const
    if (photos.length) await addPhotosIn(tx, context, target, photos, NO_WORDS)
    await rebuildCourseCards(tx, [id], now, 'edit')
  })
}

const touchesPlace = (columns: Columns) =>
  ['ville', 'code_postal', 'pays'].some((name) => name in columns)

function toColumns({ pratique: _, site, ...fields }: CourseChanges): Columns {
  const input = { ...fields, ...(site !== undefined && { site: readSite(site) }) }
  return toUpdateSet(input)
}

function readSite(site: string): string | null {
  if (!site) return null
  const read = readAdresseWeb(site)
  if ('url' in read) return read.url
  throw new ApiError('champs_invalides', { errors: { site: read.message } })
}

function mergePratique(standing: Pratique, pratique: CourseChanges['pratique'] = {}): Pratique {
  const lines = Object.entries({ ...standing, ...pratique }).filter(([, text]) => text)
  return Object.fromEntries(lines)
}

function listChanges(row: OwnedCourse, columns: Columns) {
  const parts = Object.entries(SECTIONS).map(([section, names]) => {
    const mine = Object.entries(columns).filter(([name]) => names.includes(name))
    return [section as Section, diffFields(row, Object.fromEntries(mine))] as const
  })
  const { pratique } = columns
  const blank = Object.fromEntries(Object.keys(row.pratique).map((line) => [line, null]))
  const lines = pratique ? diffFields(row.pratique, { ...blank, ...pratique }) : {}
  return [...parts, ['pratique' as Section, lines] as const]
}

/** A submitted or published race cannot lose a required field. */
function checkStaysWhole({ description, ville, position }: Columns): void {
  const errors: Record<string, string> = {}
  if (!description?.trim()) errors.description = 'Décrivez votre course.'
  if (!ville?.trim() && !position) errors.ville = 'Indiquez le lieu de votre course.'
  if (Object.keys(errors).length) throw new ApiError('champs_invalides', { errors })
}

async function notifyPlaceChange(
  tx: Tx,
  row: OwnedCourse,
  { ville }: Columns,
  now: Date,
): Promise<void> {
  if (ville === undefined || !isPublished(row.etat)) return
  const changes = [{ type: 'lieu' as const, avant: row.ville, apres: ville }]
  await announceCourseChange(tx, { courses_id: row.id, changes, now })
}
