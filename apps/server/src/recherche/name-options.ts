import type { FilterOption, Filters } from '@foulee/contract/filters'

/** Counts beside the French names; options that nothing has are left out. */
export function nameOptions(filters: Filters, counts: Record<string, Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(counts).map(([name, byOption]) => {
      const filter = filters[name]
      const names = (filter?.type === 'multivalue' && filter.possibles) || {}
      const options: Record<string, FilterOption> = {}
      for (const [option, nom] of Object.entries(names)) {
        const nb = byOption[option]
        if (nb) options[option] = { nom, nb }
      }
      return [name, options]
    }),
  )
}
