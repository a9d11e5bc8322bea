import type { EtatItineraires } from '@foulee/contract/parcours/itineraires'
import type { Routing } from '#platform/routing/routing.ts'

export async function findState(routing: Routing): Promise<EtatItineraires> {
  const current = await routing.current()
  const has = current?.engine.has
  return {
    moteur: current?.engine.name ?? null,
    attribution: current?.state.attribution ?? null,
    bornes: current?.state.bounds ? [...current.state.bounds] : null,
    has_altitudes: has?.altitudes === true || routing.hasHeights(),
    has_terrains: has?.terrains === true,
    has_consignes: has?.consignes === true,
    has_boucles: current !== null,
  }
}
