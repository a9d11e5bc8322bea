import { addDays, getDayNumber } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { DemoRace } from './races/demo-race.ts'

type When = Pick<DemoRace, 'mois' | 'semaine' | 'jour' | 'duree'>

const SUNDAY = 0
const SATURDAY = 6
// 1 January 1970 was a Thursday.
const getWeekday = (day: string) => (getDayNumber(day) + 4) % 7

export function findRaceDay({ mois, semaine, jour = 'dim' }: When, year: number): string {
  const month = `${year}-${String(mois).padStart(2, '0')}`
  const wanted = jour === 'sam' ? SATURDAY : SUNDAY
  const wait = (wanted - getWeekday(`${month}-01`) + 7) % 7
  const day = addDays(`${month}-01`, wait + (semaine - 1) * 7)
  return day.startsWith(month) ? day : addDays(day, -7)
}

export const findLastDay = ({ duree = 1 }: When, day: string): string | null =>
  duree > 1 ? addDays(day, duree - 1) : null

export type Placement = { derniere: string; prochaine: string; suivante: string }

export function placeEditions(when: When, now: Date): Placement {
  const today = parisDate(now)
  const thisYear = Number(today.slice(0, 4))
  // A race of late December may still be running in January.
  const next = [thisYear - 1, thisYear, thisYear + 1].find((year) => {
    const day = findRaceDay(when, year)
    return (findLastDay(when, day) ?? day) >= today
  })
  const year = next ?? thisYear + 1
  return {
    derniere: findRaceDay(when, year - 1),
    prochaine: findRaceDay(when, year),
    suivante: findRaceDay(when, year + 1),
  }
}
