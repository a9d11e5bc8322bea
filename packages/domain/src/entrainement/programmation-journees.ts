import type { JourSemaine } from './plan.ts'
import type { SeanceMesuree } from './plan-volume.ts'
import { isDure, type ObjectifSeance } from './seance.ts'

/**
 * Sessions of a week grouped by day. With fewer available days, the least important ones are
 * doubled up or dropped here.
 */
export type Journee = { jour: JourSemaine; seances: readonly SeanceMesuree[] }

const IMPORTANCE: readonly ObjectifSeance[] = [
  'renforcement',
  'recuperation',
  'endurance',
  'cotes',
  'vma',
  'seuil',
  'specifique',
  'longue',
  'test',
  'course',
]
const rank = ({ objectif }: SeanceMesuree) => IMPORTANCE.indexOf(objectif)
const rankOf = ({ seances }: Journee) => Math.max(...seances.map(rank))
const timeOf = ({ seances }: Journee) =>
  seances.reduce((somme, { duree }) => somme + (duree ?? 0), 0)

export const isJourneeDure = ({ seances }: Journee): boolean =>
  seances.some(({ objectif }) => isDure(objectif))
const isRenforcement = ({ seances }: Journee) =>
  seances.every(({ objectif }) => objectif === 'renforcement')

type Retrait<Raison> = { seance: SeanceMesuree; raison: Raison }
export type Repartition = {
  journees: Journee[]
  doublees: SeanceMesuree[]
  laissees: Retrait<'moins_de_jours' | 'trop_par_jour'>[]
}

/** Groups by day, at most `max` sessions each; the least important ones are dropped. */
function groupByDay(seances: readonly SeanceMesuree[], max: number): Repartition {
  const parJour = new Map<JourSemaine, SeanceMesuree[]>()
  for (const seance of seances) {
    parJour.set(seance.jour, [...(parJour.get(seance.jour) ?? []), seance])
  }
  const journees: Journee[] = []
  const laissees: Repartition['laissees'] = []
  for (const [jour, siennes] of [...parJour].sort(([a], [b]) => a - b)) {
    const kept = new Set([...siennes].sort((a, b) => rank(b) - rank(a)).slice(0, max))
    journees.push({ jour, seances: siennes.filter((sienne) => kept.has(sienne)) })
    laissees.push(
      ...siennes
        .filter((sienne) => !kept.has(sienne))
        .map((seance) => ({ seance, raison: 'trop_par_jour' as const })),
    )
  }
  return { journees, doublees: [], laissees }
}

/** Nearest easy day with room for a displaced strength session. */
function findRoom(journees: readonly Journee[], moved: Journee, max: number): Journee | undefined {
  const distance = ({ jour }: Journee) => Math.abs(jour - moved.jour)
  const hasRoom = (journee: Journee) => journee.seances.length + moved.seances.length <= max
  return journees
    .filter((journee) => !isJourneeDure(journee) && !isRenforcement(journee) && hasRoom(journee))
    .sort((a, b) => distance(a) - distance(b))[0]
}

/**
 * Day to drop: the least important, then the shortest. At most half of the days stay hard (two out
 * of three or fewer), so that a shortened week is not hard only.
 */
function chooseLeast(journees: readonly Journee[], nombre: number): Journee | undefined {
  const dures = journees.filter(isJourneeDure)
  const isTooHard = dures.length > Math.max(2, Math.ceil(nombre / 2))
  return [...(isTooHard ? dures : journees)].sort(
    (a, b) => rankOf(a) - rankOf(b) || timeOf(a) - timeOf(b),
  )[0]
}

/**
 * Reduces a week to `nombre` days and `max` sessions a day. Strength moves to an easy day; then the
 * least important days are dropped: recovery before endurance before hard ones.
 */
export function shareOut(
  seances: readonly SeanceMesuree[],
  nombre: number,
  max: number,
): Repartition {
  const { journees: all, doublees, laissees } = groupByDay(seances, max)
  let journees = all
  for (const moved of all.filter(isRenforcement)) {
    const room = findRoom(journees, moved, max)
    if (journees.length <= nombre || !room) continue
    doublees.push(...moved.seances)
    journees = journees
      .filter((journee) => journee !== moved)
      .map((journee) =>
        journee === room
          ? { ...journee, seances: [...journee.seances, ...moved.seances] }
          : journee,
      )
  }
  while (journees.length > nombre) {
    const least = chooseLeast(journees, nombre)
    if (!least) break
    laissees.push(...least.seances.map((seance) => ({ seance, raison: 'moins_de_jours' as const })))
    journees = journees.filter((journee) => journee !== least)
  }
  return { journees, doublees, laissees }
}
