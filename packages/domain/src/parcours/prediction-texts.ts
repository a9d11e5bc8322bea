import { formatDistanceShort, formatTemps } from '../shared/mesure.ts'
import type { SourceFourchette } from './prediction.ts'

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
  const [first, ...otherCourses] = courses
  if (!first) return ''
  const rest =
    milieu > 0
      ? ` Les ${milieu}\u00a0% restants viennent des autres coureurs en montagne\u00a0: plus vous avez de résultats, moins ils comptent.`
      : ''
  if (otherCourses.length) return `D’après vos courses\u00a0: ${listCourses(courses)}.${rest}`
  const { nom, distance, temps } = first
  const figures = `${formatDistanceShort(distance)} en ${formatTemps(temps)}`
  const named = nom === null ? `votre course de ${figures}` : `${nameCourse(first)}, ${figures}`
  return `D’après ${named}${rest && ` (${first.part}\u00a0%)`}.${rest}`
}

/** Part of a time of a level that others say; empty on roads. */
export const describeMilieu = (milieu: number): string =>
  milieu > 0
    ? `En montagne, ${milieu}\u00a0% de ce temps viennent du milieu des autres coureurs.`
    : ''

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

/**
 * Meaning of a chance for whoever gives up.
 * @param abandons share of the starters who do, with time to spare
 */
export function describeChances(abandons: number): string {
  const start = 'Une chance est celle de qui prend le départ'
  const count = Math.round(abandons * 100)
  if (count < 1) return `${start}\u00a0; qui abandonne n’a pas passé la barrière.`
  const quitters = count === 1 ? 'un ou deux abandonnent' : `${count} environ abandonnent`
  return `${start}. Sur 100\u00a0coureurs de ce temps, ${quitters} sans être en retard, et comptent comme n’ayant pas passé. Tant que vous avancez, vos chances sont meilleures.`
}
