import type { ICalCalendar } from 'ical-generator'

/** Adds the final CRLF (RFC 5545, 3.1), which the library leaves out. */
export const writeCalendar = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`
