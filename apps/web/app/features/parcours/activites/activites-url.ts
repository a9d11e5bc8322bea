import { readScaled } from '#ui/form/read-number.ts'

/** Filters as in the URL: kilometres, days. */
export type OutingSearch = {
  texte: string
  date_min: string
  date_max: string
  distance_min: string
  distance_max: string
  tri: 'recent' | 'distance'
}

const FIELDS = ['texte', 'date_min', 'date_max', 'distance_min', 'distance_max'] as const
const METRES = 1000
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function readSearch(params: URLSearchParams): OutingSearch {
  const read = (name: string, isGood: (value: string) => boolean) => {
    const value = params.get(name)?.trim() ?? ''
    return isGood(value) ? value : ''
  }
  const isDay = (value: string) => DAY.test(value)
  const isDistance = (value: string) => readMetres(value) !== undefined
  return {
    texte: read('texte', () => true),
    date_min: read('date_min', isDay),
    date_max: read('date_max', isDay),
    distance_min: read('distance_min', isDistance),
    distance_max: read('distance_max', isDistance),
    tri: params.get('tri') === 'distance' ? 'distance' : 'recent',
  }
}

/** Produit 1.7: zero or empty is no filter. */
function readMetres(kilometres: string): number | undefined {
  return readScaled(kilometres, METRES) || undefined
}

export function toQuery(search: OutingSearch) {
  const { texte, date_min, date_max, tri } = search
  const distance_min = readMetres(search.distance_min)
  const distance_max = readMetres(search.distance_max)
  return {
    ...(texte && { texte }),
    ...(date_min && { date_min }),
    ...(date_max && { date_max }),
    ...(distance_min && { distance_min }),
    ...(distance_max && { distance_max }),
    ...(tri === 'distance' && { tri: [tri] }),
  }
}

export function toParams(search: OutingSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of FIELDS) if (search[name]) params.set(name, search[name])
  if (search.tri === 'distance') params.set('tri', search.tri)
  return params
}

export const isFiltered = (search: OutingSearch) => FIELDS.some((name) => search[name] !== '')
