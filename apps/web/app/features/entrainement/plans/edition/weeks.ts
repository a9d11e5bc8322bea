import type { SeanceLue, SemaineLue } from '@foulee/contract/entrainement/plan'
import {
  type JourSemaine,
  PLAN_LIMITS,
  type SeancePlacee,
  type SemainePlan,
} from '@foulee/domain/entrainement/plan'
import type { ContenuSeance } from '@foulee/domain/entrainement/seance'

/**
 * Immutable operations on weeks. Untouched weeks keep their identity, so that only changed rows
 * render.
 */
export type Weeks = readonly SemainePlan[]

/** `semaine` is an index from 0. */
export type Place = { semaine: number; jour: JourSemaine }

const toSeance = ({ totaux: _, raccourci: __, ...seance }: SeanceLue): SeancePlacee => seance

export const readWeeks = (semaines: readonly SemaineLue[]): Weeks =>
  semaines.map(({ phase, note, seances }) => ({ phase, note, seances: seances.map(toSeance) }))

const nextCle = (weeks: Weeks): number =>
  1 + Math.max(0, ...weeks.flatMap(({ seances }) => seances.map(({ cle }) => cle)))

const insert = (seances: readonly SeancePlacee[], seance: SeancePlacee): SeancePlacee[] => [
  ...seances.filter(({ jour }) => jour <= seance.jour),
  seance,
  ...seances.filter(({ jour }) => jour > seance.jour),
]

const changeWeek = (weeks: Weeks, at: number, change: (week: SemainePlan) => SemainePlan): Weeks =>
  weeks.map((week, index) => (index === at ? change(week) : week))

export const isFull = (weeks: Weeks, { semaine, jour }: Place): boolean =>
  (weeks[semaine]?.seances.filter((seance) => seance.jour === jour).length ?? 0) >=
  PLAN_LIMITS.seances_par_jour

export function findPlaced(
  weeks: Weeks,
  cle: number,
): { seance: SeancePlacee; place: Place } | null {
  for (const [semaine, { seances }] of weeks.entries()) {
    const seance = seances.find((seance) => seance.cle === cle)
    if (seance) return { seance, place: { semaine, jour: seance.jour } }
  }
  return null
}

const put = (weeks: Weeks, seance: SeancePlacee, { semaine, jour }: Place): Weeks =>
  changeWeek(weeks, semaine, (week) => ({
    ...week,
    seances: insert(week.seances, { ...seance, jour }),
  }))

/** Adds a session; returns the same weeks when the day is full or missing. */
export const addSeance = (weeks: Weeks, content: ContenuSeance, place: Place): Weeks =>
  !weeks[place.semaine] || isFull(weeks, place)
    ? weeks
    : put(weeks, { ...content, cle: nextCle(weeks), jour: place.jour }, place)

export const removeSeance = (weeks: Weeks, cle: number): Weeks =>
  weeks.map((week) =>
    week.seances.some((seance) => seance.cle === cle)
      ? { ...week, seances: week.seances.filter((seance) => seance.cle !== cle) }
      : week,
  )

export function moveSeance(weeks: Weeks, cle: number, place: Place): Weeks {
  const found = findPlaced(weeks, cle)
  if (!found || !weeks[place.semaine]) return weeks
  const isThere = found.place.semaine === place.semaine && found.place.jour === place.jour
  if (isThere || isFull(weeks, place)) return weeks
  return put(removeSeance(weeks, cle), found.seance, place)
}

export function changeSeance(
  weeks: Weeks,
  cle: number,
  content: ContenuSeance,
  place: Place,
): Weeks {
  const changed = weeks.map((week) =>
    week.seances.some((seance) => seance.cle === cle)
      ? {
          ...week,
          seances: week.seances.map((seance) =>
            seance.cle === cle ? { ...seance, ...content } : seance,
          ),
        }
      : week,
  )
  return moveSeance(changed, cle, place)
}

export function copySeance(weeks: Weeks, cle: number): Weeks {
  const found = findPlaced(weeks, cle)
  if (!found) return weeks
  const { seance, place } = found
  const days = ([1, 2, 3, 4, 5, 6, 7] as const).filter((jour) => jour > place.jour)
  const free = [...days, place.jour].find((jour) => !isFull(weeks, { ...place, jour }))
  return free ? addSeance(weeks, seance, { ...place, jour: free }) : weeks
}

const EMPTY: SemainePlan = { phase: 'generale', note: '', seances: [] }

export const addWeek = (weeks: Weeks): Weeks =>
  weeks.length >= PLAN_LIMITS.semaines
    ? weeks
    : [...weeks, { ...EMPTY, phase: weeks.at(-1)?.phase ?? EMPTY.phase }]

export function duplicateWeek(weeks: Weeks, at: number): Weeks {
  const week = weeks[at]
  if (!week || weeks.length >= PLAN_LIMITS.semaines) return weeks
  const first = nextCle(weeks)
  const seances = week.seances.map((seance, index) => ({ ...seance, cle: first + index }))
  return weeks.toSpliced(at + 1, 0, { ...week, seances })
}

export const removeWeek = (weeks: Weeks, at: number): Weeks => weeks.toSpliced(at, 1)

export function moveWeek(weeks: Weeks, at: number, by: -1 | 1): Weeks {
  const week = weeks[at]
  const to = at + by
  if (!week || to < 0 || to >= weeks.length) return weeks
  return weeks.toSpliced(at, 1).toSpliced(to, 0, week)
}

export const setWeek = (
  weeks: Weeks,
  at: number,
  change: Partial<Pick<SemainePlan, 'phase' | 'note'>>,
): Weeks => changeWeek(weeks, at, (week) => ({ ...week, ...change }))
