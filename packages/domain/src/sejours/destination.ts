/** Where stays take one: a country, or a region of France, by their address (produit 10.3). */

import { findRegion } from '../shared/departement.ts'
import { PAYS } from '../shared/pays.ts'
import { slugify } from '../shared/slug.ts'

/** A page of /destinations. `region` is the INSEE code of a region of France; null for a whole country. */
export type Destination = { slug: string; nom: string; pays: string; region: string | null }

const NOMS = new Intl.DisplayNames('fr', { type: 'region' })

/** The French name of a country by its code: `IT` is « Italie ». */
export const getNomPays = (pays: string): string => NOMS.of(pays) ?? pays

const toCountry = (pays: string): Destination => {
  const nom = getNomPays(pays)
  return { slug: slugify(nom), nom, pays, region: null }
}

const COUNTRIES = new Map(PAYS.map((pays) => [pays, toCountry(pays)]))
const BY_SLUG = new Map([...COUNTRIES.values()].map((country) => [country.slug, country]))

/** @param pays ISO 3166-1 code; null for what is none */
export const getDestinationPays = (pays: string): Destination | null => COUNTRIES.get(pays) ?? null

/** @param code INSEE code of a region; null for what is none */
export function getDestinationRegion(code: string): Destination | null {
  const region = findRegion(code)
  return region && { slug: region.slug, nom: region.nom, pays: 'FR', region: region.code }
}

/** By its address: `italie`, `auvergne-rhone-alpes`. A region that is called like a country is the region. */
export function findDestination(slug: string): Destination | null {
  // What is no slug could be the code of a region.
  if (!/[a-z]/.test(slug)) return null
  return getDestinationRegion(slug) ?? BY_SLUG.get(slug) ?? null
}
