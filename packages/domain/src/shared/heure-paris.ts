/** The clocks of the site: days and times of members, of the staff and of what has no place of its own. */

import { getHorlogeDe, PARIS } from './fuseau.ts'

const CLOCK = getHorlogeDe(PARIS)

/** The day that the calendar shows in Paris at that instant, `YYYY-MM-DD`. */
export const parisDate = (instant: Date): string => CLOCK.read(instant.getTime()).date

/** The time that the clocks show in Paris at that instant, `HH:MM`. */
export const parisTime = (instant: Date): string => CLOCK.read(instant.getTime()).heure

/** The instant at which Paris clocks show `date` (`YYYY-MM-DD`) and `time` (`HH:MM`, seconds allowed). */
export const parisInstant = (date: string, time = '00:00'): Date =>
  new Date(CLOCK.toInstant(date, time))
