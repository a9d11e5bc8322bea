import type { FluxType } from '@foulee/contract/echanges/flux'
import { useEffect, useEffectEvent } from 'react'
import { type FluxHandler, onFlux } from './flux-handlers.ts'

/**
 * Calls the handler on events of a type (produit 13.20), with null when some may be lost. Events
 * only signal a change: the data is refetched by ordinary calls.
 */
export function useFlux<T extends FluxType>(type: T, handler: FluxHandler<T>): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onFlux(type, (data) => handle(data)), [type])
}
