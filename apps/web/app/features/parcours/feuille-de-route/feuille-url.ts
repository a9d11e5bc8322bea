import { NIVEAUX, type Niveau } from '@foulee/domain/membres/profil'

/** What the address of a sheet says, as it was written; empty texts say nothing. */
export type Asked = {
  depart: string
  objectif: string
  niveau: Niveau | ''
  /** Minutes, in the order of the places where one may stop, separated by commas. */
  arrets: string
  jour: string
}

const read = (search: URLSearchParams, name: string) => search.get(name)?.trim().slice(0, 20) ?? ''

/** Reads an address. A form without a script sends each stop by itself: `arret=5&arret=&arret=15`. */
export function readAsked(search: URLSearchParams): Asked {
  const arrets = search.getAll('arret').map((minutes) => minutes.trim().slice(0, 5))
  return {
    depart: read(search, 'depart'),
    objectif: read(search, 'objectif'),
    niveau: NIVEAUX.find((niveau) => niveau === search.get('niveau')) ?? '',
    arrets: arrets.some(Boolean) ? arrets.slice(0, 100).join(',') : '',
    jour: read(search, 'jour'),
  }
}

/** Only what is said. */
export const listSaid = (asked: Asked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))

/** The file with the same passages. @param path the call of the sheet */
export function gpxPath(path: string, asked: Asked): string {
  const search = new URLSearchParams(listSaid(asked)).toString()
  return `${path}/gpx${search && `?${search}`}`
}
