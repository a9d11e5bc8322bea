/** Line of a note that names a route and its address, as written here. */
const ROUTE_LINE = /^Parcours\s*:\s*(.*), https?:\/\/[^\s/]+(\/parcours\/\d+)$/

type NotedRoute = { titre: string; url: string }

/** Note of a session with the address of its route, in place of that of an earlier one. */
export function addRouteToNote(note: string | null, { titre, url }: NotedRoute): string {
  const words = (note ?? '')
    .split('\n')
    .filter((line) => !ROUTE_LINE.test(line))
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
  const found = lines.map((line) => ROUTE_LINE.exec(line)).find(Boolean)
  const [, titre = '', path = ''] = found ?? []
  return {
    words: lines.filter((line) => !ROUTE_LINE.test(line)).join('\n'),
    route: found ? { titre, path } : null,
  }
}
