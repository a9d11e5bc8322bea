import type { Fields } from '#ui/form/changed-fields.ts'

/** Fields as FormData; an empty list is sent as its name with an empty value. */
export function toForm(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const values = typeof value === 'string' ? [value] : value.length ? value : ['']
    for (const value of values) form.append(name, value)
  }
  return form
}

export const toVersionedForm = (fields: Fields, version: number | undefined): FormData =>
  toForm(version ? { ...fields, version: String(version) } : fields)
