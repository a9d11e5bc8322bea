import type { Position } from '@foulee/domain/shared/geo'

export const TRACER = '/parcours/tracer'

/** Editor on a route of mine, or on a copy of a published one. */
export const tracerPath = (parcours: number | string) => `${TRACER}?parcours=${parcours}`

/** A drawing goes there once it is saved; numbers are ids. */
export type TracerTarget =
  | { kind: 'epreuve'; course: number; edition: number; id: number }
  | { kind: 'journee'; voyage: number; id: number }
  /** `athlete`: on the calendar of somebody whom I coach. */
  | { kind: 'seance'; id: number; athlete: number | null }

function formatTarget(target: TracerTarget): string {
  if (target.kind === 'epreuve') return `epreuve-${target.course}-${target.edition}-${target.id}`
  if (target.kind === 'journee') return `journee-${target.voyage}-${target.id}`
  return `seance-${target.id}${target.athlete === null ? '' : `-${target.athlete}`}`
}

/** Null for a text that names nothing. */
export function readTarget(text: string): TracerTarget | null {
  if (!/^[a-z]+(-[1-9]\d{0,9}){1,3}$/.test(text)) return null
  const [kind, ...ids] = text.split('-')
  const [first = 0, second = 0, third = 0] = ids.map(Number)
  if (kind === 'epreuve' && ids.length === 3)
    return { kind, course: first, edition: second, id: third }
  if (kind === 'journee' && ids.length === 2) return { kind, voyage: first, id: second }
  if (kind === 'seance' && ids.length < 3) return { kind, id: first, athlete: second || null }
  return null
}

const writePosition = ([lon, lat]: Position) => `${lat},${lon}`

/** Address of a new drawing for something, whose place the map shows. */
export function tracerForPath(target: TracerTarget, depart: Position | null): string {
  const search = new URLSearchParams({ pour: formatTarget(target) })
  if (depart) search.set('depart', writePosition(depart))
  return `${TRACER}?${search}`
}

/** Demand of a loop that a session, a stay, an event or a race starts with. */
export type LoopStart = {
  depart: Position | null
  longueur: number | null
  duree: number | null
  denivele: number | null
  /** Race whose ground is wanted. */
  epreuve: number | null
}

type LoopDoor = Partial<LoopStart> & { pour?: TracerTarget }

/** Address of the editor with a demand; metres and seconds. */
export function loopPath({ depart, pour, ...figures }: LoopDoor): string {
  const search = new URLSearchParams({ boucle: '1' })
  if (depart) search.set('depart', writePosition(depart))
  for (const [name, value] of Object.entries(figures)) if (value) search.set(name, String(value))
  if (pour) search.set('pour', formatTarget(pour))
  return `${TRACER}?${search}`
}
