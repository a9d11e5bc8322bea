import type { TypeCourse } from '../courses/course.ts'
import type { Niveau } from '../membres/profil.ts'
import { formatDistanceShort, formatTemps } from '../shared/mesure.ts'
import type { TypeParcours } from './parcours.ts'

export const TERRAIN_REFERENCE_LABELS = {
  route: 'Sur route ou piste',
  trail: 'En nature ou en trail',
} as const
export type TerrainReference = keyof typeof TERRAIN_REFERENCE_LABELS
export const TERRAINS_REFERENCE = ['route', 'trail'] as const satisfies TerrainReference[]

/**
 * VMA in km/h by level: an assumption, the middle of club tables. Predictions from it are marked as
 * rough and have a wide interval.
 */
export const NIVEAU_VMA: Readonly<Record<Niveau, number>> = {
  debutant: 11,
  intermediaire: 13.5,
  confirme: 15.5,
  expert: 18,
}
/** Standard deviation of ln(speed) among runners of the same declared level: an assumption. */
export const NIVEAU_DISPERSION = 0.16

/**
 * Origin of the prediction interval (decision 77): validated on real finishers, extrapolated from
 * them to a shorter or flatter race, or assumed.
 */
export const SOURCES_FOURCHETTE = ['mesure', 'voisine', 'hypothese'] as const
export type SourceFourchette = (typeof SOURCES_FOURCHETTE)[number]

const ARRIVANTS =
  '2\u00a0261\u00a0arrivants de deux courses de montagne, de 63 et 180\u00a0km, dont des résultats étaient connus'

const FOURCHETTE_TEXTS: Readonly<Record<SourceFourchette, string>> = {
  mesure: `Fourchette réglée sur ${ARRIVANTS}.`,
  voisine: `Fourchette tirée de ${ARRIVANTS}\u00a0; plus court ou moins raide, elle n’a pas été mesurée.`,
  hypothese: 'Hors de la montagne, cette fourchette est une hypothèse, non mesurée.',
}

export const describeFourchette = (
  source: SourceFourchette,
  base: 'resultat' | 'niveau',
): string =>
  base === 'niveau'
    ? 'Un niveau dit peu\u00a0: cette fourchette est large, et c’est une hypothèse, non mesurée.'
    : FOURCHETTE_TEXTS[source]

type CourseComptee = {
  nom: string | null
  date: string | null
  distance: number
  temps: number
  part: number
}

const SHOWN = 3
const LIST = new Intl.ListFormat('fr')

function nameCourse({ nom, date, distance, temps }: CourseComptee): string {
  if (nom === null) return `celle de ${formatDistanceShort(distance)} en ${formatTemps(temps)}`
  return date === null ? nom : `${nom} ${date.slice(0, 4)}`
}

/** Races behind a time, with their shares in percent once there are several parts. */
export function describeCourses(courses: readonly CourseComptee[], milieu: number): string {
  const [first, ...others] = courses
  if (!first) return ''
  const rest =
    milieu > 0
      ? ` Les ${milieu}\u00a0% restants viennent des autres coureurs en montagne\u00a0: plus vous avez de résultats, moins ils comptent.`
      : ''
  if (others.length) return `D’après vos courses\u00a0: ${listCourses(courses)}.${rest}`
  const { nom, distance, temps } = first
  const figures = `${formatDistanceShort(distance)} en ${formatTemps(temps)}`
  const named = nom === null ? `votre course de ${figures}` : `${nameCourse(first)}, ${figures}`
  return `D’après ${named}${rest && ` (${first.part}\u00a0%)`}.${rest}`
}

function listCourses(courses: readonly CourseComptee[]): string {
  const shown = courses
    .slice(0, SHOWN)
    .map((course) => `${nameCourse(course)} (${course.part}\u00a0%)`)
  const hidden = courses.length - shown.length
  if (hidden > 0) shown.push(hidden === 1 ? 'une autre' : `${hidden} autres`)
  return LIST.format(shown)
}

/**
 * « entre 5h10 et 7h20 six fois sur dix »: a probability is only stated for a measured interval.
 */
export const formatFourchette = (source: SourceFourchette, from: string, to: string): string =>
  source === 'mesure'
    ? `entre ${from} et ${to} six fois sur dix`
    : `sans doute entre ${from} et ${to}`

/** Metres per second: slower is hiking, faster is impossible. */
const SPEEDS = { least: 0.4, most: 7.2 }

export function isPlausible({ distance, temps }: { distance: number; temps: number }): boolean {
  const speed = distance / temps
  return speed >= SPEEDS.least && speed <= SPEEDS.most
}

export const SOL_PARCOURS: Readonly<
  Record<TypeParcours, 'route' | 'piste' | 'chemin' | 'sentier'>
> = {
  route: 'route',
  piste: 'piste',
  nature: 'chemin',
  marche: 'chemin',
  trail: 'sentier',
}

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

/** Types not run, or not run as a whole by one runner. */
const SANS_PREVISION: readonly TypeCourse[] = ['triathlon', 'relais', 'marche']

/** A prediction needs an épreuve run as a whole, with a known distance. */
export const isPrevisible = (epreuve: {
  type: TypeCourse
  distance: number | null
  annulee: boolean
}): boolean =>
  !epreuve.annulee && (epreuve.distance ?? 0) > 0 && !SANS_PREVISION.includes(epreuve.type)

/** A cut-off less likely than this to be met triggers a warning. */
export const CHANCE_SURE = 0.8

/** « 1h42'30 » and « 1:42:30 », « 52'30 » and « 52:30 », « 45 min » and « 45 ». */
const DURATIONS = [
  /^(?<h>\d{1,2}) ?h ?(?:(?<m>\d{1,2}) ?(?:min|mn|m|['’:])? ?(?:(?<s>\d{1,2}) ?(?:s|''|"|”)?)?)?$/,
  /^(?<h>\d{1,2}):(?<m>\d{1,2}):(?<s>\d{1,2})$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’:]) ?(?<s>\d{1,2}) ?(?:s|''|"|”)?$/,
  /^(?<m>\d{1,3}) ?(?:min|mn|m|['’])?$/,
]

/** Without a unit, « 3:15 » is also hours and minutes, and « 45 » hours. */
const WITHOUT_UNIT = /^\d{1,2}(?: ?: ?\d{1,2})?$/

/**
 * Seconds of a typed time: « 1h42'30 », « 1:42:30 », « 1 h 42 », « 52:30 » (minutes and seconds), «
 * 45 min », « 45 » (minutes); then as hours where no unit says minutes. Null if invalid.
 */
export function parseDurees(text: string): [number, ...number[]] | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const found = DURATIONS.map((form) => form.exec(plain)?.groups).find(Boolean)
  if (!found) return null
  const [h, m, s] = [Number(found.h ?? 0), Number(found.m ?? 0), Number(found.s ?? 0)]
  const isWhole = s < 60 && (found.h === undefined || m < 60)
  const total = h * 3600 + m * 60 + s
  if (!isWhole || total === 0) return null
  return WITHOUT_UNIT.test(plain) ? [total, total * 60] : [total]
}

/** First reading of a typed time. */
export const parseDuree = (text: string): number | null => parseDurees(text)?.[0] ?? null

/** Reading of a typed time that goes with the distance: « 3:15 » for a marathon is 3 h 15. */
export const chooseDuree = (durees: readonly [number, ...number[]], distance: number): number =>
  durees.find((temps) => isPlausible({ distance, temps })) ?? durees[0]
