import type { FluxData, FluxType } from '@foulee/contract/echanges/flux'
import { FLUX_REPLAYED } from '@foulee/domain/echanges/flux'

/** Null: events of this type may have been lost, refetch. */
export type FluxHandler<T extends FluxType> = (data: FluxData<T> | null) => void
type AnyHandler = (data: never) => void

const handlers = new Map<string, Set<AnyHandler>>()

export function onFlux<T extends FluxType>(type: T, handler: FluxHandler<T>): () => void {
  const own = handlers.get(type) ?? new Set()
  handlers.set(type, own)
  own.add(handler)
  return () => void own.delete(handler)
}

/** An unknown type comes from a newer server: ignored. */
export function emitFlux(type: string, data: unknown): void {
  for (const handler of handlers.get(type) ?? []) handler(data as never)
}

export function emitGap({ isSuite }: { isSuite: boolean }): void {
  const kept: readonly string[] = FLUX_REPLAYED
  for (const type of handlers.keys()) if (!isSuite || !kept.includes(type)) emitFlux(type, null)
}
