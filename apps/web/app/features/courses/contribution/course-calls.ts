import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Call } from '@foulee/contract/shared/call'
import { toForm, toVersionedForm } from '#kit/editor/to-form.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

/** @throws Error messages of produit 5.4, before any request */
export async function createCourse(
  call: Call,
  data: (Fields & { organisateurs_id?: string }) | undefined,
): Promise<CourseGestion['course']> {
  if (!data?.organisateurs_id) throw new Error('Missing data or organisateurs_id...')
  return (await call('POST /api/courses/create', { body: toForm(data) })).data
}

type Update = { id: number | undefined; fields: Fields; version?: number | undefined }

/**
 * Updates a race; an empty change succeeds without a request.
 * @param version version that the editor started from
 * @returns the server's answer; null without a request
 */
export async function updateCourse(
  call: Call,
  { id, fields, version }: Update,
): Promise<CourseGestion | null> {
  if (!id) throw new Error('Missing course id...')
  if (!Object.keys(fields).length) return null
  const body = toVersionedForm(fields, version)
  return (await call('POST /api/courses/{id}/update', { params: { id }, body })).data
}
