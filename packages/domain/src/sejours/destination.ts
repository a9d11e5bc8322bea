import { findRegion } from '../shared/departement.ts'
import { once } from '../shared/once.ts'
import { PAYS } from '../shared/pays.ts'
import { slugify } from '../shared/slug.ts'

/**
 * A page of /destinations. `region` is the INSEE code of a French region; null for a whole country.
 */
export type Destination = { slug: string; nom: string; pays: string; region: string | null }

/** Built on the first use, as few of the pages that import this module show a country. */
const getNoms = once(() => new Intl.DisplayNames('fr', { type: 'region' }))

export const getNomPays = (pays: string): string => getNoms().of(pays) ?? pays

const toCountry = (pays: string): Destination => {
  const nom = getNomPays(pays)
  return { slug: slugify(nom), nom, pays, region: null }
}

const getCountries = once(() => new Map(PAYS.map((pays) => [pays, toCountry(pays)])))
const getBySlug = once(
  () => new Map([...getCountries().values()].map((country) => [country.slug, country])),
)

export const getDestinationPays = (pays: string): Destination | null =>
  getCountries().get(pays) ?? null

/** @param code INSEE region code; null if unknown */
export function getDestinationRegion(code: string): Destination | null {
  const region = findRegion(code)
  return region && { slug: region.slug, nom: region.nom, pays: 'FR', region: region.code }
}

export function findDestination(slug: string): Destination | null {
  // Not a slug, possibly a region code.
  if (!/[a-z]/.test(slug)) return null
  return getDestinationRegion(slug) ?? getBySlug().get(slug) ?? null
}
