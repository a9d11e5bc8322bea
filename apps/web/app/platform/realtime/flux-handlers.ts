import type { FluxData, FluxType } from '@foulee/contract/echanges/flux'
import { FLUX_KEPT } from '@foulee/domain/echanges/flux'

/** Null: something of this type may have been missed, whatever is shown is to be asked again. */
export type FluxHandler<T extends FluxType> = (data: FluxData<T> | null) => void
type AnyHandler = (data: never) => void

const handlers = new Map<string, Set<AnyHandler>>()

/** Hears events of one type for as long as it wants. */
export function onFlux<T extends FluxType>(type: T, handler: FluxHandler<T>): () => void {
  const own = handlers.get(type) ?? new Set()
  handlers.set(type, own)
  own.add(handler)
  return () => void own.delete(handler)
}

/** What nobody knows the type of is of a server that is newer than this page. */
export function tellFlux(type: string, data: unknown): void {
  for (const handler of handlers.get(type) ?? []) handler(data as never)
}

/** Something was missed: of every type, or with `isSuite` only of those that are not kept. */
export function tellGap({ isSuite }: { isSuite: boolean }): void {
  const kept: readonly string[] = FLUX_KEPT
  for (const type of handlers.keys()) if (!isSuite || !kept.includes(type)) tellFlux(type, null)
}
