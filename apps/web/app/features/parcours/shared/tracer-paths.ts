import type { Position } from '@foulee/domain/shared/geo'

export const TRACER = '/parcours/tracer'

/** Editor on a route of mine, or on a copy of a published one. */
export const tracerPath = (parcours: number | string) => `${TRACER}?parcours=${parcours}`

/** Demand of a loop that a session, a stay or an event starts with. */
export type LoopStart = {
  depart: Position | null
  longueur: number | null
  duree: number | null
  denivele: number | null
}

/** Address of the editor with a demand; metres and seconds. */
export function loopPath({ depart, longueur, duree, denivele }: Partial<LoopStart>): string {
  const search = new URLSearchParams({ boucle: '1' })
  if (depart) search.set('depart', `${depart[1]},${depart[0]}`)
  for (const [name, value] of Object.entries({ longueur, duree, denivele }))
    if (value) search.set(name, String(value))
  return `${TRACER}?${search}`
}
