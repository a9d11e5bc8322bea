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
