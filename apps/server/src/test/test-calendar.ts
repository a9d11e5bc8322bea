import { convertIcsCalendar, type IcsDateObject } from 'ts-ics'
import { expect } from 'vitest'

/** RFC 5545 §3.1: unfolds lines, then parses `NAME;PARAM=x:value` of each event. */
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

/** Checks the line length of RFC 5545, and CRLF. */
export function expectFolded(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
}

const isAllDay = ({ type }: IcsDateObject) => type === 'DATE'

/** Parses with an independent library: every event has a name, a start, and a later end. */
export function expectCalendar(text: string): void {
  expectFolded(text)
  const { version, prodId, events = [], timezones = [] } = convertIcsCalendar(undefined, text)
  expect(version).toBe('2.0')
  expect(prodId).toMatch(/^-\/\/Foulée\/\//)
  const names = events.map(({ uid }) => uid)
  expect(names.every(Boolean)).toBe(true)
  expect(new Set(names).size).toBe(names.length)
  const zones = timezones.map(({ id }) => id)
  for (const { stamp, start, end, summary } of events) {
    expect(stamp.date).toBeInstanceOf(Date)
    expect(summary).not.toBe('')
    if (!end) throw new Error(`« ${summary} » has no end.`)
    expect(end.date.getTime()).toBeGreaterThan(start.date.getTime())
    expect(isAllDay(end)).toBe(isAllDay(start))
    for (const { local } of [start, end]) if (local) expect(zones).toContain(local.timezone)
  }
}
