import { NIVEAUX, type Niveau } from '@foulee/domain/membres/profil'

export type FeuilleSearch = {
  depart: string
  objectif: string
  niveau: Niveau | ''
  /** Minutes in the order of the aid stations, separated by commas. */
  arrets: string
  jour: string
}

const read = (search: URLSearchParams, name: string) => search.get(name)?.trim().slice(0, 20) ?? ''

/** Parses a URL. Without JavaScript the form repeats the parameter: `arret=5&arret=&arret=15`. */
export function readSearch(search: URLSearchParams): FeuilleSearch {
  const arrets = search.getAll('arret').map((minutes) => minutes.trim().slice(0, 5))
  return {
    depart: read(search, 'depart'),
    objectif: read(search, 'objectif'),
    niveau: NIVEAUX.find((niveau) => niveau === search.get('niveau')) ?? '',
    arrets: arrets.some(Boolean) ? arrets.slice(0, 100).join(',') : '',
    jour: read(search, 'jour'),
  }
}

export const dropEmpty = (search: FeuilleSearch): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''))

/**
 * URL of the GPX file with these passages.
 * @param path path of the API call
 */
export function gpxPath(path: string, query: FeuilleSearch): string {
  const search = new URLSearchParams(dropEmpty(query)).toString()
  return `${path}/gpx${search && `?${search}`}`
}
