import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'

export const sayDay = (date: string): string => formatDateLongue(date).replace(/^\S+ /, '')

export const sayInstant = (instant: string): string => sayDay(parisDate(new Date(instant)))
