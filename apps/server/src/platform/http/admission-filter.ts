const MAX_KEY = 1_000

/**
 * Cache admission filter (doorkeeper): only keys requested twice are cached, since one-off requests
 * of robots cost more to cache than to compute.
 * @param max minimum number of remembered keys
 * @returns whether the key is new
 */
export function createAdmissionFilter(max: number): (key: string) => boolean {
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
