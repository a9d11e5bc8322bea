/** Longer keys are nobody's habit. */
const MAX_KEY = 1_000

/**
 * Tells keys that come for the first time from those that come again. What is asked only once, as
 * robots and invented parameters do, is then not kept: keeping it costs more than making it.
 * @param max how many keys are remembered, at least
 * @returns whether the key is new
 */
export function createNewcomers(max: number): (key: string) => boolean {
  let recent = new Set<string>()
  let older = new Set<string>()
  return (key) => {
    if (key.length > MAX_KEY) return true
    const isNew = !recent.has(key) && !older.has(key)
    if (isNew) recent.add(key)
    if (recent.size >= max) {
      older = recent
      recent = new Set()
    }
    return isNew
  }
}
