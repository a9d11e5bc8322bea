import { DEPARTEMENTS, REGIONS } from '../departement.ts'
import { slugify } from '../slug.ts'

export type LieuDit = {
  genre: 'departement' | 'region'
  codes: readonly string[]
  nom: string
  /** Locative other than « en »: « dans les Alpes ». */
  dans?: string
}

const AUTRES_NOMS: Readonly<Record<string, string>> = {
  paca: '93',
  idf: '11',
  'region-parisienne': '11',
  'banlieue-parisienne': '11',
  bzh: '53',
  'pays-de-loire': '52',
  'centre-val-de-loire': '24',
}

/** Collectivities that share their name with hundreds of communes. */
const COMMUNES_AUSSI = ['saint-martin', 'saint-barthelemy']

/** Former regions (until 2015), mountains, rivers and local areas, as lists of départements. */
const ANCIENNES: readonly (readonly [nom: string, codes: string, dans?: string])[] = [
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
  ['Alpes', '04 05 06 26 38 73 74', 'dans les Alpes'],
  ['Alpes du Nord', '38 73 74', 'dans les Alpes du Nord'],
  ['Alpes du Sud', '04 05 06', 'dans les Alpes du Sud'],
  ['Pyrénées', '09 31 64 65 66', 'dans les Pyrénées'],
  ['Massif central', '03 07 12 15 19 23 43 48 63 87', 'dans le Massif central'],
  ['Bords de Loire', '18 37 41 44 45 49 58', 'sur les bords de Loire'],
  ['Pays basque', '64', 'au Pays basque'],
  [
    'Sud de la France',
    '04 05 06 09 11 13 30 31 34 48 64 65 66 81 83 84',
    'dans le sud de la France',
  ],
  ['Nord de la France', '02 08 59 60 62 76 80', 'dans le nord de la France'],
  ['Sud-Est', '01 04 05 06 07 13 26 38 42 69 73 74 83 84', 'dans le Sud-Est'],
  ['Sud-Ouest', '09 12 24 31 32 33 40 46 47 64 65 81 82', 'dans le Sud-Ouest'],
  ['Nord-Est', '08 10 51 52 54 55 57 67 68 88', 'dans le Nord-Est'],
  ['Nord-Ouest', '14 22 27 29 35 44 49 50 53 56 61 72 76 85', 'dans le Nord-Ouest'],
]

const AUSSI: Readonly<Record<string, string>> = {
  'bord-de-loire': 'bords-de-loire',
  'val-de-loire': 'bords-de-loire',
  'vallee-de-la-loire': 'bords-de-loire',
  'cote-basque': 'pays-basque',
  'dans-le-sud': 'sud-de-la-france',
  'ile-de-la-reunion': 'la-reunion',
  'le-sud-est': 'sud-est',
  'le-sud-ouest': 'sud-ouest',
  'le-nord-est': 'nord-est',
  'le-nord-ouest': 'nord-ouest',
}

const regionsByCode = new Map(REGIONS.map((region) => [region.code, region]))

/** By words joined with dashes. A département wins over a region of the same name. */
const PAR_NOM: ReadonlyMap<string, LieuDit> = new Map<string, LieuDit>([
  ...Object.entries(AUTRES_NOMS).flatMap(([nom, code]): [string, LieuDit][] => {
    const region = regionsByCode.get(code)
    return region ? [[nom, { genre: 'region', codes: [code], nom: region.nom }]] : []
  }),
  ...ANCIENNES.map(([nom, codes, dans]): [string, LieuDit] => [
    slugify(nom),
    { genre: 'departement', codes: codes.split(' '), nom, ...(dans && { dans }) },
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
  ['tahiti', { genre: 'departement', codes: ['987'], nom: 'Polynésie française' }],
  ['wallis', { genre: 'departement', codes: ['986'], nom: 'Wallis-et-Futuna' }],
  ['saint-barth', { genre: 'departement', codes: ['977'], nom: 'Saint-Barthélemy' }],
])

const LIEUX: ReadonlyMap<string, LieuDit> = new Map<string, LieuDit>([
  ...PAR_NOM,
  ...Object.entries(AUSSI).flatMap(([nom, own]): [string, LieuDit][] => {
    const lieu = PAR_NOM.get(own)
    return lieu ? [[nom, lieu]] : []
  }),
])

/** Longest name in words: « Provence-Alpes-Côte d’Azur ». */
export const MOTS_PAR_LIEU = Math.max(...[...LIEUX.keys()].map((nom) => nom.split('-').length))

/** « haute alpes », « bouche du rhone », « hte savoie », « ile et vilaine », « seine st denis ». */
const toLoose = (nom: string) =>
  nom
    .replace(/\bs(?:ain)?t\b/g, 'st')
    .replace(/\bh(?:au)?te?s?\b/g, 'ht')
    .replace(/\bill?e-et\b/, 'ille-et')
    .replace(/s\b/g, '')

const isComposed = (nom: string) => nom.includes('-') && !/^(?:la|le|les|l)-/.test(nom)
const LIEUX_LOOSE: ReadonlyMap<string, LieuDit> = new Map(
  [...LIEUX].filter(([nom]) => isComposed(nom)).map(([nom, lieu]) => [toLoose(nom), lieu]),
)

export function findLieuDit(mots: readonly string[]): LieuDit | null {
  const nom = mots.join('-')
  return LIEUX.get(nom) ?? (isComposed(nom) ? LIEUX_LOOSE.get(toLoose(nom)) : null) ?? null
}

export function lieuxCommencantPar(debut: string, most: number): LieuDit[] {
  const found = [...LIEUX].filter(([nom]) => nom.startsWith(debut)).map(([, lieu]) => lieu)
  const each = new Map(found.map((lieu) => [`${lieu.genre} ${lieu.codes.join()}`, lieu]))
  return [...each.values()]
    .toSorted((a, b) => a.genre.localeCompare(b.genre) || a.nom.localeCompare(b.nom, 'fr'))
    .slice(0, most)
}
