import type { FluxType } from '@foulee/contract/echanges/flux'
import { useEffect, useEffectEvent } from 'react'
import { type FluxHandler, onFlux } from './flux-handlers.ts'

/**
 * Does something when an event of this type comes (produit 13.20), or, with null, when some may have
 * been missed. What is shown is asked again by the ordinary calls: an event only says that it changed.
 */
export function useFlux<T extends FluxType>(type: T, handler: FluxHandler<T>): void {
  const handle = useEffectEvent(handler)
  useEffect(() => onFlux(type, (data) => handle(data)), [type])
}
