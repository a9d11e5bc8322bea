import { ApiError } from '@foulee/contract/shared/errors'
import type { ServiceMontre } from '@foulee/domain/parcours/montre'
import type { WatchSettings } from '#platform/config/watches.ts'
import type { WatchProvider } from './provider.ts'
import { createSuunto } from './suunto.ts'

export type Watches = {
  list: readonly WatchProvider[]
  /** @throws ApiError `montre_inconnue` when not configured */
  get: (service: ServiceMontre) => WatchProvider
}

export function createWatches(
  { suunto }: WatchSettings,
  options: { publicUrl: string; clock: () => Date },
): Watches {
  return offerWatches(suunto ? [createSuunto(suunto, options)] : [])
}

export const offerWatches = (list: readonly WatchProvider[]): Watches => ({
  list,
  get: (service) => {
    const provider = list.find((watchProvider) => watchProvider.service === service)
    if (!provider) throw new ApiError('montre_inconnue')
    return provider
  },
})
