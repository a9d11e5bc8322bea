import ICAL from 'ical.js'
import { expect } from 'vitest'

/** RFC 5545 §3.1: unfolds lines, then reads `NAME;PARAM=x:value` of each event. */
export function readEvents(text: string): Record<string, string>[] {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const at = line.indexOf(':')
    const event = events.at(-1)
    if (event && at > 0) event[line.slice(0, at)] = line.slice(at + 1)
  }
  return events
}

/** No line is longer than RFC 5545 allows, and none ends but by CRLF. */
export function expectFolded(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
}

/** A calendar as another program reads it: every event has its name, its moment, and ends after it began. */
export function expectCalendar(text: string): void {
  expectFolded(text)
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\/Foulée\/\//)
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map((zone) => zone.getFirstPropertyValue('tzid'))
  const events = calendar.getAllSubcomponents('vevent')
  const names = events.map((event) => event.getFirstPropertyValue('uid'))
  expect(names).not.toContain(null)
  expect(new Set(names).size).toBe(names.length)
  for (const event of events) {
    const read = (name: string) => event.getFirstPropertyValue(name) as ICAL.Time
    expect(read('dtstamp').zone.tzid).toBe('UTC')
    expect(read('dtend').compare(read('dtstart'))).toBe(1)
    expect(read('dtend').isDate).toBe(read('dtstart').isDate)
    expect(event.getFirstPropertyValue('summary')).not.toBe('')
    for (const property of event.getAllProperties()) {
      const zone = property.getParameter('tzid')
      if (zone) expect(zones).toContain(zone)
    }
  }
}
