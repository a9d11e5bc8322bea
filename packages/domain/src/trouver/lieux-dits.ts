/** The départements and regions of France as people type them (produit 14.25). */

import { DEPARTEMENTS, REGIONS } from '../departement.ts'
import { slugify } from '../slug.ts'

/** A territory that some words name. */
export type LieuDit = { genre: 'departement' | 'region'; codes: readonly string[]; nom: string }

/** Other names that are typed for a region. */
const AUTRES_NOMS: Readonly<Record<string, string>> = {
  paca: '93',
  idf: '11',
  'region-parisienne': '11',
}

/** Collectivities whose name hundreds of communes have. */
const COMMUNES_AUSSI = ['saint-martin', 'saint-barthelemy']

/** Regions until 2015, and countries that people still name, by their départements. */
const ANCIENNES: readonly (readonly [nom: string, codes: string])[] = [
  ['Alsace', '67 68'],
  ['Aquitaine', '24 33 40 47 64'],
  ['Auvergne', '03 15 43 63'],
  ['Basse-Normandie', '14 50 61'],
  ['Bourgogne', '21 58 71 89'],
  ['Champagne-Ardenne', '08 10 51 52'],
  ['Côte d’Azur', '06 83'],
  ['Franche-Comté', '25 39 70 90'],
  ['Haute-Normandie', '27 76'],
  ['Languedoc-Roussillon', '11 30 34 48 66'],
  ['Limousin', '19 23 87'],
  ['Lorraine', '54 55 57 88'],
  ['Midi-Pyrénées', '09 12 31 32 46 65 81 82'],
  ['Nord-Pas-de-Calais', '59 62'],
  ['Picardie', '02 60 80'],
  ['Poitou-Charentes', '16 17 79 86'],
  ['Rhône-Alpes', '01 07 26 38 42 69 73 74'],
]

const regionsByCode = new Map(REGIONS.map((region) => [region.code, region]))

/** By the words of the name with a dash between them. A département comes before the region that has its name. */
const LIEUX: ReadonlyMap<string, LieuDit> = new Map<string, LieuDit>([
  ...Object.entries(AUTRES_NOMS).flatMap(([nom, code]): [string, LieuDit][] => {
    const region = regionsByCode.get(code)
    return region ? [[nom, { genre: 'region', codes: [code], nom: region.nom }]] : []
  }),
  ...ANCIENNES.map(([nom, codes]): [string, LieuDit] => [
    slugify(nom),
    { genre: 'departement', codes: codes.split(' '), nom },
  ]),
  ...REGIONS.map(({ code, nom, slug }): [string, LieuDit] => [
    slug,
    { genre: 'region', codes: [code], nom },
  ]),
  ...DEPARTEMENTS.filter(({ slug }) => !COMMUNES_AUSSI.includes(slug)).map(
    ({ code, nom, slug }): [string, LieuDit] => [
      slug,
      { genre: 'departement', codes: [code], nom },
    ],
  ),
  ['reunion', { genre: 'departement', codes: ['974'], nom: 'La Réunion' }],
])

/** The most words that a name has: « Provence-Alpes-Côte d’Azur ». */
export const MOTS_PAR_LIEU = Math.max(...[...LIEUX.keys()].map((nom) => nom.split('-').length))

/** What these words name together; null when they are no such name. */
export const findLieuDit = (mots: readonly string[]): LieuDit | null =>
  LIEUX.get(mots.join('-')) ?? null

/** Territories whose name begins so, for suggestions; the départements first. */
export function lieuxCommencantPar(debut: string, most: number): LieuDit[] {
  const found = [...LIEUX].filter(([nom]) => nom.startsWith(debut)).map(([, lieu]) => lieu)
  const each = new Map(found.map((lieu) => [`${lieu.genre} ${lieu.codes.join()}`, lieu]))
  return [...each.values()]
    .toSorted((a, b) => a.genre.localeCompare(b.genre) || a.nom.localeCompare(b.nom, 'fr'))
    .slice(0, most)
}
