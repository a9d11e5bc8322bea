import { formatMoment } from '@foulee/domain/shared/version'

/** « 10h42 », Paris time. */
export const formatTime = (instant: string): string => formatMoment(new Date(instant))
