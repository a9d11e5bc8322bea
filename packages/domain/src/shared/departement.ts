/**
 * The 101 départements and 18 regions of France by code, slug or postal code; overseas
 * collectivities are départements of an additional region.
 */

import { DEPARTEMENT_ROWS, REGION_ROWS } from './departements-liste.ts'
import { slugify } from './slug.ts'

/** `region` is an INSEE code, for `findRegion`. */
export interface Departement {
  code: string
  nom: string
  region: string
  slug: string
}

/** Pseudo-region of the overseas collectivities. */
export const COLLECTIVITES = 'COM'

interface Region {
  code: string
  nom: string
  slug: string
}

export const DEPARTEMENTS: readonly Departement[] = DEPARTEMENT_ROWS.map(([code, nom, region]) => ({
  code,
  nom,
  region,
  slug: slugify(nom),
}))

export const REGIONS: readonly Region[] = REGION_ROWS.map(([code, nom]) => ({
  code,
  nom,
  slug: slugify(nom),
}))

function indexByCodeAndSlug<T extends { code: string; slug: string }>(items: readonly T[]) {
  return new Map(items.flatMap((item) => [[item.code, item] as const, [item.slug, item] as const]))
}

const DEPARTEMENT_INDEX = indexByCodeAndSlug(DEPARTEMENTS)
const REGION_INDEX = indexByCodeAndSlug(REGIONS)
const PREPOSITIONS = new Map(DEPARTEMENT_ROWS.map(([code, , , preposition]) => [code, preposition]))

export function findDepartement(codeOrSlug: string): Departement | null {
  return (
    DEPARTEMENT_INDEX.get(codeOrSlug) ?? DEPARTEMENT_INDEX.get(codeOrSlug.toUpperCase()) ?? null
  )
}

export function findRegion(codeOrSlug: string): Region | null {
  return REGION_INDEX.get(codeOrSlug) ?? null
}

/** Collectivities with a postal code of Guadeloupe. */
const FORMERLY_GUADELOUPE: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' }

function getPrefixCode(codePostal: string): string {
  if (/^20[01]/.test(codePostal)) return '2A'
  if (/^20[26]/.test(codePostal)) return '2B'
  return codePostal.slice(0, /^9[78]/.test(codePostal) ? 3 : 2)
}

/**
 * Département code of a postal code; null if malformed or unknown. A few dozen communes are served
 * by a post office of the neighbouring département: prefer the commune if known.
 */
export function getDepartementFromCodePostal(codePostal: string): string | null {
  const compact = codePostal.replaceAll(' ', '')
  if (!/^\d{5}$/.test(compact)) return null
  const code = FORMERLY_GUADELOUPE[compact] ?? getPrefixCode(compact)
  return DEPARTEMENT_INDEX.get(code)?.code ?? null
}

/** « en Haute-Savoie », « dans le Rhône », « à Paris »; null for an unknown code. */
export function dansDepartement(code: string): string | null {
  const departement = findDepartement(code)
  return departement && `${PREPOSITIONS.get(departement.code)}${departement.nom}`
}
