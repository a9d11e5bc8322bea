/**
 * The 101 departments and 18 regions of France, found by code, by slug or from a postal code; and its
 * collectivities overseas, each as a department of one region more.
 */

import { DEPARTEMENT_ROWS, REGION_ROWS } from './departements-liste.ts'
import { slugify } from './slug.ts'

/** `region` is the region's INSEE code: `findRegion(departement.region)` gives its name. */
export interface Departement {
  code: string
  nom: string
  region: string
  slug: string
}

/** The region that the collectivities overseas are listed under. */
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

/** Every region, in the order of their names. */
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

/** By code (`74`, `2A` or `2a`) or slug (`haute-savoie`). */
export function findDepartement(codeOrSlug: string): Departement | null {
  return (
    DEPARTEMENT_INDEX.get(codeOrSlug) ?? DEPARTEMENT_INDEX.get(codeOrSlug.toUpperCase()) ?? null
  )
}

/** By INSEE code (`84`) or slug (`auvergne-rhone-alpes`). */
export function findRegion(codeOrSlug: string): Region | null {
  return REGION_INDEX.get(codeOrSlug) ?? null
}

/** Collectivities that kept a postal code of Guadeloupe without being part of it. */
const FORMERLY_GUADELOUPE: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' }

function getPrefixCode(codePostal: string): string {
  if (/^20[01]/.test(codePostal)) return '2A'
  if (/^20[26]/.test(codePostal)) return '2B'
  return codePostal.slice(0, /^9[78]/.test(codePostal) ? 3 : 2)
}

/**
 * Code of the department of a postal code, null when it is malformed or in none. A few dozen communes are
 * served by the neighbouring department's office: where the commune is known, trust the commune.
 */
export function getDepartementFromCodePostal(codePostal: string): string | null {
  const compact = codePostal.replaceAll(' ', '')
  if (!/^\d{5}$/.test(compact)) return null
  const code = FORMERLY_GUADELOUPE[compact] ?? getPrefixCode(compact)
  return DEPARTEMENT_INDEX.get(code)?.code ?? null
}

/** « en Haute-Savoie », « dans le Rhône », « à Paris »; null for an unknown code. For titles. */
export function dansDepartement(code: string): string | null {
  const departement = findDepartement(code)
  return departement && `${PREPOSITIONS.get(departement.code)}${departement.nom}`
}
