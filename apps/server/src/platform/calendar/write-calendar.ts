import type { ICalCalendar } from 'ical-generator'

/** Adds the final CRLF (RFC 5545, 3.1), which the library leaves out. */
export const writeCalendar = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

/** The name of a calendar as TEXT (RFC 5545, 3.3.11), which the library escapes of events alone. */
export const escapeName = (name: string): string =>
  name
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
