import ical from 'ical-generator'
import { expect, it } from 'vitest'
import { escapeName, writeCalendar } from './write-calendar.ts'

/** RFC 5545, 3.1 and 3.3.11. */
function readName(text: string): string {
  const line = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((own) => own.startsWith('NAME:'))
  return (line ?? '')
    .slice(5)
    .replace(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))
}

it.each(['Trail du Lac', 'Lyon, Vienne; et b\\c', 'Deux\nlignes', `${'🏃'.repeat(60)}, été`])(
  'the name « %s » of a calendar is read as it was written',
  (name) => {
    const text = writeCalendar(ical({ name: escapeName(name) }))
    expect(readName(text)).toBe(name)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|NAME:[^\n]*[^\\][;,]/)
  },
)
