import type { FilterOption, Filters } from '@foulee/contract/shared/filters'
import type { Facettes } from './facettes.ts'

export function labelOptions(filters: Filters, counts: Facettes) {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const byOption = counts[name]
      if (filter.type !== 'multivalue' || !byOption) return []
      const options: Record<string, FilterOption> = {}
      for (const [option, nom] of Object.entries(filter.possibles ?? {})) {
        const nb = byOption[option]
        if (nb) options[option] = { nom, nb }
      }
      return [[name, options]]
    }),
  )
}
