import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'

export const formatDay = (date: string): string => formatDateLongue(date).replace(/^\S+ /, '')

export const formatInstant = (instant: string): string => formatDay(parisDate(new Date(instant)))
