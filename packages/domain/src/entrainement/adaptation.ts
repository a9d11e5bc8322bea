import { addDays, getMonday } from '../shared/calendrier.ts'
import { formatJour } from '../shared/date.ts'
import { getJourSemaine } from './jour-semaine.ts'
import type { JourSemaine } from './plan.ts'
import { isDure, type ObjectifSeance } from './seance.ts'

export type Forme = { part: number; facile: boolean }
export type EtatSeance = 'prevu' | 'fait' | 'manque' | 'retire'
export type SeanceAgenda = Forme & {
  id: number
  cle: number | null
  jour: string
  titre: string
  objectif: ObjectifSeance
  etat: EtatSeance
}

export type CodeProposition =
  | 'deplacer'
  | 'laisser'
  | 'pause'
  | 'echanger'
  | 'course_deplacee'
  | 'autre_course'
  | 'test'
  | 'arreter'
export type SuiteSuivi = {
  id: number
  etat: 'en_cours' | 'termine' | 'arrete'
  epreuves_id: number | null
  fin: string
}
export type Proposition = {
  code: CodeProposition
  phrase: string
  deplacements: { id: number; du: string; au: string }[]
  abandons: { id: number; etat: EtatSeance }[]
  allegements: { id: number; avant: Forme; apres: Forme }[]
  suivi: SuiteSuivi | null
}

export const propose = (
  code: CodeProposition,
  phrase: string,
  moves: Partial<Omit<Proposition, 'code' | 'phrase'>> = {},
): Proposition => ({
  code,
  phrase,
  deplacements: [],
  abandons: [],
  allegements: [],
  suivi: null,
  ...moves,
})

export const toAbandons = (seances: readonly SeanceAgenda[]): Proposition['abandons'] =>
  seances.map(({ id, etat }) => ({ id, etat }))

const isForme = (a: Forme, b: Forme) => a.part === b.part && a.facile === b.facile

export function applyProposition<T extends SeanceAgenda>(
  seances: readonly T[],
  { deplacements, abandons, allegements }: Proposition,
): T[] {
  return seances.map((seance) => {
    const move = deplacements.find(({ id, du }) => id === seance.id && du === seance.jour)
    const end = abandons.find(({ id, etat }) => id === seance.id && etat === seance.etat)
    const light = allegements.find(({ id, avant }) => id === seance.id && isForme(avant, seance))
    return {
      ...seance,
      ...(move && { jour: move.au }),
      ...(end && { etat: 'retire' as const }),
      ...light?.apres,
    }
  })
}

/** Undoes a proposal; sessions moved by hand since then stay unchanged. */
export function revertProposition<T extends SeanceAgenda>(
  seances: readonly T[],
  { deplacements, abandons, allegements }: Proposition,
): T[] {
  return seances.map((seance) => {
    const move = deplacements.find(({ id, au }) => id === seance.id && au === seance.jour)
    const end = abandons.find(({ id }) => id === seance.id && seance.etat === 'retire')
    const light = allegements.find(({ id, apres }) => id === seance.id && isForme(apres, seance))
    return {
      ...seance,
      ...(move && { jour: move.du }),
      ...(end && { etat: end.etat }),
      ...light?.avant,
    }
  })
}

/** Planned or done sessions count for fatigue. */
const counts = ({ etat }: SeanceAgenda) => etat === 'prevu' || etat === 'fait'
const isHard = (seance: SeanceAgenda) => counts(seance) && isDure(seance.objectif) && !seance.facile
const hasHardBeside = (agenda: readonly SeanceAgenda[], jour: string) =>
  agenda.some(
    (seanceAgenda) =>
      isHard(seanceAgenda) &&
      (seanceAgenda.jour === addDays(jour, -1) || seanceAgenda.jour === addDays(jour, 1)),
  )

/**
 * A missed session moves to a free training day of its week, unless that makes two hard days in a
 * row; else, and for a recovery session, it is cancelled. Sessions are never doubled up.
 * @param jours training days of the runner
 */
export function proposeAfterMissed(
  agenda: readonly SeanceAgenda[],
  id: number,
  { aujourdhui, jours }: { aujourdhui: string; jours: readonly JourSemaine[] },
): Proposition | null {
  const missed = agenda.find((seanceAgenda) => seanceAgenda.id === id)
  if (!missed || missed.etat === 'fait' || missed.objectif === 'course') return null
  const nom = `«\u00a0${missed.titre}\u00a0»`
  const drop = (why: string) =>
    propose('laisser', `Laissez passer ${nom}\u00a0: ${why}`, { abandons: toAbandons([missed]) })
  if (missed.objectif === 'recuperation') {
    return drop('une séance de récupération ne se rattrape pas.')
  }
  const otherSeances = agenda.filter((seanceAgenda) => seanceAgenda.id !== id)
  const free = Array.from({ length: 7 }, (_, rang) => addDays(getMonday(missed.jour), rang)).filter(
    (jour) =>
      jour > missed.jour &&
      jour >= aujourdhui &&
      jours.includes(getJourSemaine(jour)) &&
      !otherSeances.some((seanceAgenda) => counts(seanceAgenda) && seanceAgenda.jour === jour),
  )
  if (free.length === 0) {
    return drop('il ne reste pas de jour libre cette semaine, et on n’empile pas les séances.')
  }
  const au = free.find((jour) => !isDure(missed.objectif) || !hasHardBeside(otherSeances, jour))
  if (!au) return drop('la rattraper mettrait deux jours durs à la suite.')
  return propose(
    'deplacer',
    `Faites ${nom} le ${formatJour(au)}\u00a0: ce jour est libre et ne suit ni ne précède un jour trop chargé.`,
    { deplacements: [{ id, du: missed.jour, au }] },
  )
}

/** Swaps two days; completed sessions and races stay. */
export function proposeSwap(
  agenda: readonly SeanceAgenda[],
  a: string,
  b: string,
): Proposition | null {
  const movable = agenda.filter(({ etat, objectif }) => etat === 'prevu' && objectif !== 'course')
  const move = (du: string, au: string) =>
    movable.filter(({ jour }) => jour === du).map(({ id }) => ({ id, du, au }))
  const deplacements = [...move(a, b), ...move(b, a)]
  if (a === b || deplacements.length === 0) return null
  const swapped = propose(
    'echanger',
    `Les séances du ${formatJour(a)} et du ${formatJour(b)} échangent leurs jours.`,
    { deplacements },
  )
  const after = applyProposition(agenda, swapped)
  const isTight = [a, b].some(
    (jour) =>
      after.some((seanceAgenda) => isHard(seanceAgenda) && seanceAgenda.jour === jour) &&
      hasHardBeside(after, jour),
  )
  if (!isTight) return swapped
  return { ...swapped, phrase: `${swapped.phrase} Deux jours durs se suivront.` }
}
