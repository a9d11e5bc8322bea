/** Filters as sent to the API: parameter → value. */
export type FilterValues = Readonly<Record<string, string>>
export type FilterChange = Readonly<Record<string, string | null | undefined>>
export type Vue = 'liste' | 'carte'

const ownParams = ['page', 'nb_page', 'vue']

const middleOf = (autour: string | null) => autour?.split(',').slice(0, 2).join(',')
const maxPages = 25

/** Produit 1.7: zero or empty means that the filter is not applied. */
const isApplied = (value: string) => !['', '0'].includes(value.trim())

/** Filters of a URL; the API ignores unknown ones and refuses invalid ones. */
export function readFilters(params: URLSearchParams): FilterValues {
  const filters = [...params].filter(
    ([name, value]) => !ownParams.includes(name) && isApplied(value),
  )
  return Object.fromEntries(filters)
}

export function readPages(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPages) : 1
}

export function readVue(params: URLSearchParams): Vue {
  return params.get('vue') === 'carte' ? 'carte' : 'liste'
}

/** The search with a change, back on its first page and free of contradictions. */
export function changeFilters(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value && isApplied(value)) next.set(name, value)
    else next.delete(name)
  }
  if (change.zone) next.delete('autour')
  if (change.autour) next.delete('zone')
  // The name of a place is dropped with the place.
  const isElsewhere = middleOf(next.get('autour')) !== middleOf(params.get('autour'))
  if (isElsewhere && !change.lieu) next.delete('lieu')
  const tri = next.get('tri')
  if (tri === 'distance' && !next.has('autour')) next.delete('tri')
  if (tri === 'pertinence' && !next.has('texte')) next.delete('tri')
  next.delete('page')
  return next
}

export function clearFilters(params: URLSearchParams): URLSearchParams {
  const vue = params.get('vue')
  return new URLSearchParams(vue ? { vue } : {})
}

export const splitValues = (value: string | undefined): string[] =>
  (value ?? '').split(',').filter(Boolean)

export function toggleValue(list: string | undefined, value: string): string | null {
  const values = splitValues(list)
  const next = values.includes(value) ? values.filter((item) => item !== value) : [...values, value]
  return next.join(',') || null
}

export const linkTo = (path: string, params: URLSearchParams): string => {
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
