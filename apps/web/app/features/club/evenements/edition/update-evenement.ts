import { toVersionedForm } from '#kit/editor/to-form.ts'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'

export async function updateEvenement(id: number, fields: Fields, version: number | undefined) {
  const body = toVersionedForm(fields, version)
  return (await api('POST /api/evenements/update/{id}', { params: { id }, body })).data
}
