import type { Preparation } from '@foulee/contract/parcours/parcours-suggestions'

type Route = Preparation['parcours'][number]['parcours']

export type Gathered = {
  route: Route
  pour: { epreuve: string; raisons: readonly string[] }[]
}

export function gatherRoutes(preparations: readonly Preparation[]): Gathered[] {
  const found = new Map<number, Gathered>()
  for (const { epreuve, parcours } of preparations) {
    for (const { parcours: route, raisons } of parcours) {
      const gathered = found.get(route.id) ?? { route, pour: [] }
      gathered.pour.push({ epreuve, raisons })
      found.set(route.id, gathered)
    }
  }
  return [...found.values()].toSorted((a, b) => b.pour.length - a.pour.length)
}
