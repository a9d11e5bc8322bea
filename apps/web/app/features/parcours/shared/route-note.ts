const LABEL = /^Parcours\s?:\s?/
/** Between title and address. */
const COMMA = ', '
const ADDRESS = /^https?:\/\/[^\s/]+(\/parcours\/\d+)$/

/** Route of a line that names one and its address, as written here; null for other words. */
function readRoute(line: string): { titre: string; path: string } | null {
  const label = LABEL.exec(line)?.[0]
  const end = line.lastIndexOf(COMMA)
  const path = ADDRESS.exec(line.slice(end + COMMA.length))?.[1]
  if (!label || end < 0 || !path) return null
  return { titre: line.slice(label.length, end), path }
}

type NotedRoute = { titre: string; url: string }

/** Note of a session with the address of its route, in place of that of an earlier one. */
export function addRouteToNote(note: string | null, { titre, url }: NotedRoute): string {
  const words = (note ?? '')
    .split('\n')
    .filter((line) => !readRoute(line))
    .join('\n')
    .trim()
  return [words, `Parcours\u00a0: ${titre || 'tracé'}, ${url}`].filter(Boolean).join('\n')
}

/** The words of a note, and the route that it names; its path is that of this site. */
export function readNote(note: string): {
  words: string
  route: { titre: string; path: string } | null
} {
  const lines = note.split('\n')
  return {
    words: lines.filter((line) => !readRoute(line)).join('\n'),
    route: lines.map(readRoute).find((route) => route !== null) ?? null,
  }
}
