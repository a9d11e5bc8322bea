import type { Fields } from '#ui/form/changed-fields.ts'

/** Fields as the body of a call that takes a form: an empty list is its name once, and empty. */
export function toForm(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const values = typeof value === 'string' ? [value] : value.length ? value : ['']
    for (const one of values) form.append(name, one)
  }
  return form
}
