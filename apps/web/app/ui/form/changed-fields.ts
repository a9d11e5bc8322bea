/** Fields of a form; a list repeats its name, and an empty one is sent as one empty value. */
export type Fields = Readonly<Record<string, string | readonly string[]>>

/** A name in `lists`, or repeated, is a list, without its empty value. */
export function readFields(form: FormData, lists: readonly string[] = []): Fields {
  const fields: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(String)
    fields[name] = lists.includes(name) ? values.filter(Boolean) : (values[0] ?? '')
  }
  return fields
}

export function findChanged(fields: Fields, saved: Fields): Fields {
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name]),
  )
  return Object.fromEntries(changed)
}
