import { formatDistance, formatDistanceShort } from '../shared/mesure.ts'
import type { Sport } from '../shared/sport.ts'

/** Pairs of running shoes (produit 9.16); distances in metres. */
export const CHAUSSURES_MAX = 100
export const CHAUSSURES_LIMITE = 800_000
export const CHAUSSURES_METRES = { limite_min: 1000, max: 10_000_000 } as const

const WITHOUT_SHOES: readonly Sport[] = ['velo', 'vtt', 'natation', 'ski']

/** Whether a new outing takes the usual pair; a file that names no sport is taken for a run. */
export const isInShoes = (sport: Sport): boolean => !WITHOUT_SHOES.includes(sport)

/** Sports with a usual pair of their own. */
export const SPORTS_CHAUSSES = [
  'course_a_pied',
  'trail',
  'marche',
  'randonnee',
] as const satisfies readonly Sport[]
export type SportChausse = (typeof SPORTS_CHAUSSES)[number]

export const isChausse = (sport: Sport): sport is SportChausse =>
  (SPORTS_CHAUSSES as readonly Sport[]).includes(sport)

type Usure = { distance: number; limite: number }

export const isUsee = ({ distance, limite }: Usure): boolean => distance >= limite

/** `Encore 187,60 km.`, `Usée : ses 800 km sont courus.` */
export function formatUsure({ distance, limite }: Usure): string {
  if (!isUsee({ distance, limite })) return `Encore ${formatDistance(limite - distance)}.`
  return `Usée\u00a0: ses ${formatDistanceShort(limite)} sont courus.`
}

export const formatChaussures = ({ marque, modele }: { marque: string; modele: string }): string =>
  marque ? `${marque} ${modele}` : modele

type Jours = { achetee_le: string | null; retiree_le: string | null }

const EARLIEST = '1970-01-01'

/**
 * Checks one of the days of a pair.
 * @param today day in Paris, YYYY-MM-DD
 * @returns the sentence of an error
 */
export function checkJourChaussures(
  field: keyof Jours,
  jours: Jours,
  today: string,
): string | undefined {
  const { [field]: jour, achetee_le, retiree_le } = jours
  if (jour === null) return
  if (jour > today) return 'Indiquez aujourd’hui ou un jour passé.'
  if (jour < EARLIEST) return 'Indiquez un jour à partir de 1970.'
  if (achetee_le === null || retiree_le === null || achetee_le <= retiree_le) return
  return field === 'achetee_le'
    ? 'Vous l’avez retirée avant\u00a0: indiquez un jour plus ancien.'
    : 'Vous l’avez achetée après\u00a0: indiquez un jour plus récent.'
}
