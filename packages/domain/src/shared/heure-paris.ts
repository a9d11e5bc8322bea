/** Paris time, used for members, staff and objects without a place. */

import { getHorlogeDe, PARIS } from './fuseau.ts'

/** Built on the first use: a formatter costs a phone 10 ms. */
const getClock = () => getHorlogeDe(PARIS)

export const parisDate = (instant: Date): string => getClock().read(instant.getTime()).date

export const parisTime = (instant: Date): string => getClock().read(instant.getTime()).heure

/** Instant of a day (`YYYY-MM-DD`) and time (`HH:MM`, seconds allowed) in Paris. */
export const parisInstant = (date: string, time = '00:00'): Date =>
  new Date(getClock().toInstant(date, time))
