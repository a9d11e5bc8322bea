import type { ICalCalendar } from 'ical-generator'

/** A calendar as iCalendar. Its last line ends as all others do (RFC 5545, 3.1), which the library leaves out. */
export const writeCalendar = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`
