/** The URL of a list holds all that it shows: filters, sort, how many pages, which view. */

/** The filters of a list as the API reads them: parameter → value. */
export type FilterValues = Readonly<Record<string, string>>
/** New values of some parameters; null takes one off. */
export type FilterChange = Readonly<Record<string, string | null | undefined>>
export type Vue = 'liste' | 'carte'

const ownParams = ['page', 'nb_page', 'vue']

/** Where a circle is, whatever its width. */
const middleOf = (autour: string | null) => autour?.split(',').slice(0, 2).join(',')
/** An address may ask for this many pages at once, not for the whole list. */
const maxPages = 25

/** Produit 1.7: zero or empty means that the filter is not applied. */
const isApplied = (value: string) => !['', '0'].includes(value.trim())

/** What the list is asked for; the API ignores what it does not know and refuses what it cannot read. */
export function readFilters(params: URLSearchParams): FilterValues {
  const filters = [...params].filter(
    ([name, value]) => !ownParams.includes(name) && isApplied(value),
  )
  return Object.fromEntries(filters)
}

/** How many pages the list shows. */
export function readPages(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), maxPages) : 1
}

export function readVue(params: URLSearchParams): Vue {
  return params.get('vue') === 'carte' ? 'carte' : 'liste'
}

/** The address of the same search with a change: back on its first page, never contradicting itself. */
export function changeFilters(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value && isApplied(value)) next.set(name, value)
    else next.delete(name)
  }
  // One place at a time: around a point, or what the map shows.
  if (change.zone) next.delete('autour')
  if (change.autour) next.delete('zone')
  // Its name goes with a place.
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

/** The values of a parameter that takes several, separated by commas. */
export const splitValues = (value: string | undefined): string[] =>
  (value ?? '').split(',').filter(Boolean)

/** Puts a value in such a list, or takes it out; null for an empty one. */
export function toggleValue(list: string | undefined, value: string): string | null {
  const values = splitValues(list)
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.join(',') || null
}

/** The address with these parameters; commas stay readable: lists and places are full of them. */
export const linkTo = (path: string, params: URLSearchParams): string => {
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}
