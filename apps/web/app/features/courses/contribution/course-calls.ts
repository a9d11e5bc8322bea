import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Call } from '@foulee/contract/shared/call'
import { toForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/** Produit 5.4, raised before a call that could not succeed. */
export async function createCourse(
  call: Call,
  data: (Fields & { organisateurs_id?: string }) | undefined,
): Promise<CourseGestion['course']> {
  if (!data?.organisateurs_id) throw new Error('Missing data or organisateurs_id...')
  return (await call('POST /api/courses/create', { body: toForm(data) })).data
}

type Update = { id: number | undefined; fields: Fields; version?: number | undefined }

/**
 * Changes a race; nothing to change succeeds without a call.
 * @param version what the editor started from
 * @returns what the call answered; null without a call
 */
export async function updateCourse(
  call: Call,
  { id, fields, version }: Update,
): Promise<CourseGestion | null> {
  if (!id) throw new Error('Missing course id...')
  if (!Object.keys(fields).length) return null
  const body = toForm(version ? { ...fields, version: String(version) } : fields)
  return (await call('POST /api/courses/{id}/update', { params: { id }, body })).data
}
