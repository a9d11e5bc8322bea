/** A mistake of one line that somebody could make, and that a test must see. */
export type Fault = {
  /** Kebab case; says what is wrong once it is planted. */
  id: string
  file: string
  /** Occurs once in the file. */
  find: string
  replace: string
  /** Test files or folders that are asked right after the test of the file itself. */
  tests?: readonly string[]
  /** Specs of `e2e` (`club/badges`), where a browser is needed to see it. */
  journeys?: readonly string[]
}

export function plant(text: string, { find, replace }: Fault): string | null {
  const at = text.indexOf(find)
  if (at === -1 || text.indexOf(find, at + 1) !== -1) return null
  return text.slice(0, at) + replace + text.slice(at + find.length)
}
