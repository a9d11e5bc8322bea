/** What a runner's time on a route is told from: a race they ran, else the level of their profile. */
import type { TypeCourse } from '../courses/course.ts'
import type { Niveau } from '../membres/profil.ts'
import type { TypeParcours } from './parcours.ts'

/** Where the race that one knows was run. */
export const TERRAIN_REFERENCE_LABELS = {
  route: 'Sur route ou piste',
  trail: 'En nature ou en trail',
} as const
export type TerrainReference = keyof typeof TERRAIN_REFERENCE_LABELS
export const TERRAINS_REFERENCE = ['route', 'trail'] as const satisfies TerrainReference[]

/**
 * VMA in km/h that stands for a level: an assumption, the middle of what club tables give, which is
 * why what comes of it is told with a wide interval and said to be rough.
 */
export const NIVEAU_VMA: Readonly<Record<Niveau, number>> = {
  debutant: 11,
  intermediaire: 13.5,
  confirme: 15.5,
  expert: 18,
}
/** Deviation of ln(speed) among runners who say that they have the same level: an assumption too. */
export const NIVEAU_DISPERSION = 0.16

/**
 * What the interval of a predicted time is told from (decision 77): checked on real finishers, derived
 * from them for a race that is shorter or less steep than theirs, or assumed.
 */
export const SOURCES_FOURCHETTE = ['mesure', 'voisine', 'hypothese'] as const
export type SourceFourchette = (typeof SOURCES_FOURCHETTE)[number]

const ARRIVANTS =
  '3\u00a0924\u00a0arrivants de quatre courses de montagne, de 46 à 175\u00a0km, dont un résultat était connu'

const FOURCHETTE_TEXTS: Readonly<Record<SourceFourchette, string>> = {
  mesure: `Fourchette réglée sur ${ARRIVANTS}.`,
  voisine: `Fourchette tirée de ${ARRIVANTS}\u00a0; plus court ou moins raide, elle n’a pas été mesurée.`,
  hypothese: 'Hors de la montagne, cette fourchette est une hypothèse, non mesurée.',
}

/** How far the interval may be trusted, in a sentence. */
export const describeFourchette = (
  source: SourceFourchette,
  base: 'resultat' | 'niveau',
): string =>
  base === 'niveau'
    ? 'Un niveau dit peu\u00a0: cette fourchette est large, et c’est une hypothèse, non mesurée.'
    : FOURCHETTE_TEXTS[source]

/** « entre 5h10 et 7h20 six fois sur dix »: only what was measured is said so. */
export const sayFourchette = (source: SourceFourchette, from: string, to: string): string =>
  source === 'mesure'
    ? `entre ${from} et ${to} six fois sur dix`
    : `sans doute entre ${from} et ${to}`

/** Metres per second: slower is a hike with stops, faster nobody ran. */
const SPEEDS = { least: 0.4, most: 7.2 }

/** Whether somebody may have run this. Metres, seconds. */
export function isPlausible({ distance, temps }: { distance: number; temps: number }): boolean {
  const speed = distance / temps
  return speed >= SPEEDS.least && speed <= SPEEDS.most
}

/** The ground of a route where nobody told it, by its first type; as `@foulee/trace/effort` names it. */
export const SOL_PARCOURS: Readonly<
  Record<TypeParcours, 'route' | 'piste' | 'chemin' | 'sentier'>
> = {
  route: 'route',
  piste: 'piste',
  nature: 'chemin',
  marche: 'chemin',
  trail: 'sentier',
}

/** The ground that an épreuve of each type is run on. */
export const SOL_COURSE: Readonly<Record<TypeCourse, 'route' | 'chemin' | 'sentier'>> = {
  route: 'route',
  triathlon: 'route',
  relais: 'route',
  nature: 'chemin',
  cross: 'chemin',
  marche: 'chemin',
  autre: 'chemin',
  trail: 'sentier',
}

/** Whoever runs them does not run the whole, or does not run. */
const SANS_PREVISION: readonly TypeCourse[] = ['triathlon', 'relais', 'marche']

/** Whether a runner can be told their time at an épreuve: one runs all of it, and knows how long it is. */
export const isPrevisible = (epreuve: {
  type: TypeCourse
  distance: number | null
  annulee: boolean
}): boolean =>
  !epreuve.annulee && (epreuve.distance ?? 0) > 0 && !SANS_PREVISION.includes(epreuve.type)

/** A barrier that fewer chances than this pass is warned of. */
export const CHANCE_SURE = 0.8

/** « 1h42'30 » and « 1:42:30 », « 52'30 » and « 52:30 », « 45 min » and « 45 ». */
const DURATIONS = [
  /^(?<h>\d{1,2}) ?h ?(?:(?<m>\d{1,2}) ?(?:min|mn|m|['’:])? ?(?:(?<s>\d{1,2}) ?(?:s|''|"|”)?)?)?$/,
  /^(?<h>\d{1,2}):(?<m>\d{1,2}):(?<s>\d{1,2})$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’:]) ?(?<s>\d{1,2}) ?(?:s|''|"|”)?$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’])?$/,
]

/**
 * Seconds of a time as runners write it: « 1h42'30 », « 1:42:30 », « 1 h 42 », « 52:30 » (minutes and
 * seconds), « 45 min », « 45 » (minutes). Null when it is none.
 */
export function parseDuree(text: string): number | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const found = DURATIONS.map((form) => form.exec(plain)?.groups).find(Boolean)
  if (!found) return null
  const [h, m, s] = [Number(found.h ?? 0), Number(found.m ?? 0), Number(found.s ?? 0)]
  const isWhole = s < 60 && (found.h === undefined || m < 60)
  const total = h * 3600 + m * 60 + s
  return isWhole && total > 0 ? total : null
}
