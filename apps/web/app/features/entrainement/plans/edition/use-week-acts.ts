import { JOUR_SEMAINE_LABELS } from '@foulee/domain/entrainement/jour-semaine'
import { JOURS_SEMAINE, type JourSemaine, type Phase } from '@foulee/domain/entrainement/plan'
import { useMemo, useRef, useState } from 'react'
import type { WeeksState } from './use-weeks.ts'
import {
  duplicateWeek,
  isFull,
  moveSeance,
  moveWeek,
  type Place,
  removeWeek,
  setWeek,
  type Weeks,
} from './weeks.ts'

export type Opened = { cle: number } | { place: Place } | null

/** Actions of the rows; stable functions, so that memoised rows do not render again. */
export type WeekActs = {
  open: (cle: number) => void
  write: (place: Place) => void
  drop: (cle: number, place: Place) => void
  nudge: (cle: number, semaine: number, jour: JourSemaine, days: number, weeks: number) => void
  onMounted: (cle: number, button: HTMLButtonElement) => void
  setPhase: (at: number, phase: Phase) => void
  setNote: (at: number, note: string) => void
  duplicate: (at: number) => void
  shift: (at: number, by: -1 | 1) => void
  remove: (at: number) => void
}

const formatPlace = ({ semaine, jour }: Place) =>
  `semaine ${semaine + 1}, ${JOUR_SEMAINE_LABELS[jour]}`

/** The day before Monday is Sunday of the previous week. */
function findTarget({ semaine, jour }: Place, days: number, weeks: number): Place {
  const rank = (semaine + weeks) * 7 + (jour - 1) + days
  return { semaine: Math.floor(rank / 7), jour: JOURS_SEMAINE[((rank % 7) + 7) % 7] ?? 1 }
}

export function useWeekActs(
  { change }: Pick<WeeksState, 'change'>,
  latest: { readonly current: Weeks },
) {
  const [opened, setOpened] = useState<Opened>(null)
  const [said, say] = useState('')
  const moved = useRef<number | null>(null)
  const acts = useMemo<WeekActs>(() => {
    const move = (cle: number, place: Place): boolean => {
      const weeks = latest.current
      if (!weeks[place.semaine]) {
        say('Il n’y a pas de semaine de ce côté.')
        return false
      }
      if (isFull(weeks, place)) {
        say(`Ce jour porte déjà assez de séances\u00a0: ${formatPlace(place)}.`)
        return false
      }
      change((now) => moveSeance(now, cle, place))
      say(`Déplacée\u00a0: ${formatPlace(place)}.`)
      return true
    }
    return {
      open: (cle) => setOpened({ cle }),
      write: (place) => setOpened({ place }),
      drop: move,
      nudge: (cle, semaine, jour, days, weeks) => {
        if (move(cle, findTarget({ semaine, jour }, days, weeks))) moved.current = cle
      },
      onMounted: (cle, button) => {
        if (moved.current !== cle) return
        moved.current = null
        button.focus()
      },
      setPhase: (at, phase) => change((weeks) => setWeek(weeks, at, { phase })),
      setNote: (at, note) => change((weeks) => setWeek(weeks, at, { note }), `note ${at}`),
      duplicate: (at) => {
        change((weeks) => duplicateWeek(weeks, at))
        say(`La semaine ${at + 1} est copiée juste après.`)
      },
      shift: (at, by) => change((weeks) => moveWeek(weeks, at, by)),
      remove: (at) => {
        change((weeks) => removeWeek(weeks, at))
        say(`La semaine ${at + 1} est supprimée. «\u00a0Annuler\u00a0» la rend.`)
      },
    }
  }, [change, latest])
  return { acts, opened, close: () => setOpened(null), said }
}
