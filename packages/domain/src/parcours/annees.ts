import { addDays } from '../shared/calendrier.ts'
import type { Sport } from '../shared/sport.ts'

/**
 * Sum of outings (produit 9.23): metres, metres of climb, seconds in motion, load in minutes ×
 * RPE. What is unknown of an outing is left out of a sum, and counted.
 */
export type Somme = {
  nb: number
  distance: number
  duree: number
  denivele: number
  charge: number
  sans_denivele: number
  sans_charge: number
}

export const SOMME_VIDE: Somme = {
  nb: 0,
  distance: 0,
  duree: 0,
  denivele: 0,
  charge: 0,
  sans_denivele: 0,
  sans_charge: 0,
}

export const addSommes = (sommes: readonly Somme[]): Somme =>
  sommes.reduce(
    (sum, somme) => ({
      nb: sum.nb + somme.nb,
      distance: sum.distance + somme.distance,
      duree: sum.duree + somme.duree,
      denivele: sum.denivele + somme.denivele,
      charge: sum.charge + somme.charge,
      sans_denivele: sum.sans_denivele + somme.sans_denivele,
      sans_charge: sum.sans_charge + somme.sans_charge,
    }),
    SOMME_VIDE,
  )

/** Sports that are added up together; all others stay apart, as a ride is no run. */
export const FAMILLES = {
  course: ['course_a_pied', 'trail'],
  marche: ['marche', 'randonnee'],
  velo: ['velo', 'vtt'],
  autre: ['natation', 'ski', 'autre'],
} as const satisfies Record<string, readonly Sport[]>
export type Famille = keyof typeof FAMILLES

/** Sports that are added up with one. */
export const getFamilleSports = (sport: Sport): readonly Sport[] =>
  Object.values(FAMILLES).find((sports: readonly Sport[]) => sports.includes(sport)) ?? [sport]

export const FAMILLE_LABELS: Readonly<Record<Famille, string>> = {
  course: 'Course et trail',
  marche: 'Marche et randonnée',
  velo: 'Vélo',
  autre: 'Autres sports',
}

/** Weeks in a row with an outing, and the Monday of the first. */
export type Serie = { semaines: number; du: string }

/**
 * Runs of weeks with an outing. The one that lasts counts until the end of the week after its last
 * outing, so that a Monday morning breaks nothing.
 * @param mondays weeks with an outing, in order, each once
 * @param monday of the week of today
 */
export function findSeries(
  mondays: readonly string[],
  monday: string,
): { actuelle: Serie | null; plus_longue: Serie | null } {
  const series: (Serie & { au: string })[] = []
  for (const semaine of mondays) {
    const last = series.at(-1)
    if (last && addDays(last.au, 7) === semaine) {
      last.semaines++
      last.au = semaine
    } else series.push({ semaines: 1, du: semaine, au: semaine })
  }
  const present = ({ semaines, du }: Serie): Serie => ({ semaines, du })
  const last = series.at(-1)
  const longest = series.reduce<Serie | null>(
    (most, serie) => (!most || serie.semaines > most.semaines ? serie : most),
    null,
  )
  return {
    actuelle: last && last.au >= addDays(monday, -7) ? present(last) : null,
    plus_longue: longest && present(longest),
  }
}
