import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'

/** `2026-05-03` → `3 mai 2026`. */
export const sayDay = (date: string): string => formatDateLongue(date).replace(/^\S+ /, '')

/** Day of an instant in Paris. */
export const sayInstant = (instant: string): string => sayDay(parisDate(new Date(instant)))
