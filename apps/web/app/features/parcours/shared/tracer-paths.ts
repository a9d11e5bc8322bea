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

type Kind = TracerTarget['kind']
export type TargetOf<K extends Kind> = Extract<TracerTarget, { kind: K }>

/** Ids of each kind in the address, both ways. */
const KINDS: {
  readonly [K in Kind]: {
    list(target: TargetOf<K>): readonly (number | null)[]
    read(ids: readonly number[]): TargetOf<K> | null
  }
} = {
  epreuve: {
    list: ({ course, edition, id }) => [course, edition, id],
    read: ([course, edition, id, ...more]) =>
      course && edition && id && !more.length ? { kind: 'epreuve', course, edition, id } : null,
  },
  journee: {
    list: ({ voyage, id }) => [voyage, id],
    read: ([voyage, id, ...more]) =>
      voyage && id && !more.length ? { kind: 'journee', voyage, id } : null,
  },
  seance: {
    list: ({ id, athlete }) => [id, athlete],
    read: ([id, athlete = null, ...more]) =>
      id && !more.length ? { kind: 'seance', id, athlete } : null,
  },
}

type AnyKind = { list(target: TracerTarget): readonly (number | null)[] }

function formatTarget(target: TracerTarget): string {
  const kind: AnyKind = KINDS[target.kind]
  return [target.kind, ...kind.list(target).filter((id) => id !== null)].join('-')
}

const isKind = (text: string): text is Kind => Object.hasOwn(KINDS, text)

/** Null for a text that names nothing. */
export function readTarget(text: string): TracerTarget | null {
  const [kind = '', ...ids] = text.split('-')
  if (!isKind(kind) || !ids.every((id) => /^[1-9]\d{0,9}$/.test(id))) return null
  return KINDS[kind].read(ids.map(Number))
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
