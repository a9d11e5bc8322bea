/** The départements and regions of France as people type them (produit 14.25). */

import { DEPARTEMENTS, REGIONS } from '../departement.ts'

/** A territory that some words name. */
export type LieuDit = { genre: 'departement' | 'region'; code: string; nom: string }

/** Other names that are typed for a region. */
const AUTRES_NOMS: Readonly<Record<string, string>> = {
  paca: '93',
  idf: '11',
  'region-parisienne': '11',
  'bourgogne-franche-comte': '27',
}

/** Collectivities whose name hundreds of communes have. */
const COMMUNES_AUSSI = ['saint-martin', 'saint-barthelemy']

const regionsByCode = new Map(REGIONS.map((region) => [region.code, region]))

/** By the words of the name with a dash between them. A département comes before the region that has its name. */
const LIEUX: ReadonlyMap<string, LieuDit> = new Map<string, LieuDit>([
  ...Object.entries(AUTRES_NOMS).flatMap(([nom, code]): [string, LieuDit][] => {
    const region = regionsByCode.get(code)
    return region ? [[nom, { genre: 'region', code, nom: region.nom }]] : []
  }),
  ...REGIONS.map(({ code, nom, slug }): [string, LieuDit] => [
    slug,
    { genre: 'region', code, nom },
  ]),
  ...DEPARTEMENTS.filter(({ slug }) => !COMMUNES_AUSSI.includes(slug)).map(
    ({ code, nom, slug }): [string, LieuDit] => [slug, { genre: 'departement', code, nom }],
  ),
  ...['la-reunion'].flatMap((slug): [string, LieuDit][] => {
    const known = DEPARTEMENTS.find((departement) => departement.slug === slug)
    return known ? [['reunion', { genre: 'departement', code: known.code, nom: known.nom }]] : []
  }),
])

/** The most words that a name has: « Provence-Alpes-Côte d’Azur ». */
export const MOTS_PAR_LIEU = Math.max(...[...LIEUX.keys()].map((nom) => nom.split('-').length))

/** What these words name together; null when they are no such name. */
export const findLieuDit = (mots: readonly string[]): LieuDit | null =>
  LIEUX.get(mots.join('-')) ?? null

/** Territories whose name begins so, for suggestions; the départements first. */
export function lieuxCommencantPar(debut: string, most: number): LieuDit[] {
  const found = [...LIEUX].filter(([nom]) => nom.startsWith(debut)).map(([, lieu]) => lieu)
  const each = new Map(found.map((lieu) => [`${lieu.genre} ${lieu.code}`, lieu]))
  return [...each.values()]
    .toSorted((a, b) => a.genre.localeCompare(b.genre) || a.nom.localeCompare(b.nom, 'fr'))
    .slice(0, most)
}
