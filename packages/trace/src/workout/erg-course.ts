import { parseDecimal } from '../read-numbers.ts'
import { oneLine } from './comments.ts'
import { unreadable } from './workout.ts'

/** Stretch in whole seconds from the start; a ramp if its ends differ. */
export type Stretch = { start: number; end: number; from: number; to: number; isRamp: boolean }

export type Course = {
  header: ReadonlyMap<string, string>
  unit: 'watts' | 'percent'
  stretches: readonly Stretch[]
  cues: readonly { second: number; text: string }[]
}

const MAX_POINTS = 10_000
/** Maximum cues; further ones are dropped. */
const MAX_CUES = 200

/**
 * Parses an ERG or MRC file, a CompuTrainer text format: minutes and watts or % of the FTP,
 * linearly interpolated (https://github.com/GoldenCheetah/GoldenCheetah, `ErgFile`).
 * @throws TraceError `fichier_illisible` with the line for an invalid point, decreasing time, or a
 * file of slopes
 */
export function parseCourse(text: string): Course {
  const header = new Map<string, string>()
  const points: { second: number; level: number }[] = []
  const cues: { second: number; text: string }[] = []
  let section = ''
  let columns = ''
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.trim()
    if (line === '' || line.startsWith(';')) return
    const title = /^\[(.*)\]$/.exec(line)?.[1]?.toUpperCase()
    if (title !== undefined) section = title
    else if (section === 'COURSE HEADER') {
      const [, key, value] = /^([^=]*)=(.*)$/.exec(line) ?? []
      if (key === undefined) columns = line.toUpperCase()
      else header.set(key.trim().toUpperCase(), oneLine(value ?? ''))
    } else if (section === 'COURSE DATA') {
      const point = parsePoint(line, index + 1)
      if (!point) return
      if (point.second < (points.at(-1)?.second ?? 0)) throw badLine(index + 1, 'le temps y recule')
      if (points.push(point) > MAX_POINTS) throw badLine(index + 1, 'elle a trop de points')
    } else if (section === 'COURSE TEXT') {
      if (cues.length < MAX_CUES) cues.push(parseCue(line))
    }
  })
  return { header, unit: unitOf(columns), stretches: stretchesOf(points), cues }
}

function unitOf(columns: string): Course['unit'] {
  if (/^MINUTES\s+WATTS/.test(columns)) return 'watts'
  if (/^MINUTES\s+(PERCENT|FTP)/.test(columns)) return 'percent'
  throw unreadable(
    'Ce fichier ne donne pas des minutes avec des watts ou des pourcentages de FTP\u00a0: c’est peut-être un fichier de pentes. Exportez la séance au format ERG, MRC ou ZWO.',
  )
}

function parsePoint(line: string, number: number) {
  const [minutes = '', level = ''] = line.split(/\s+/)
  if (/^lap$/i.test(level)) return null
  const point = { second: Math.round(parseDecimal(minutes) * 60), level: parseDecimal(level) }
  if (!(point.second >= 0 && point.level >= 0)) throw badLine(number, 'ce n’est pas un point')
  return point
}

function parseCue(line: string) {
  const [second = '', ...words] = line.split(/\s+/)
  if (words.length > 1 && /^\d+$/.test(words.at(-1) ?? '')) words.pop()
  return { second: parseDecimal(second), text: oneLine(words.join(' ')) }
}

/** Drops stretches below a second and merges equal neighbours. */
function stretchesOf(points: readonly { second: number; level: number }[]): Stretch[] {
  const stretches: Stretch[] = []
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (!before || point.second === before.second) return
    const last = stretches.at(-1)
    const isRamp = before.level !== point.level
    if (last && !isRamp && !last.isRamp && last.to === point.level) last.end = point.second
    else {
      stretches.push({
        start: before.second,
        end: point.second,
        from: before.level,
        to: point.level,
        isRamp,
      })
    }
  })
  return stretches
}

/** Merges neighbours within `tolerance`, so that a minute-by-minute variation becomes a range. */
export function smooth(stretches: readonly Stretch[], tolerance: number): Stretch[] {
  const smoothed: Stretch[] = []
  for (const stretch of stretches) {
    const last = smoothed.at(-1)
    const ends = [stretch.from, stretch.to, ...(last ? [last.from, last.to] : [])]
    const [from, to] = [Math.min(...ends), Math.max(...ends)]
    if (last && to - from <= tolerance)
      Object.assign(last, { end: stretch.end, from, to, isRamp: false })
    else smoothed.push({ ...stretch })
  }
  return smoothed
}

const badLine = (line: number, why: string) =>
  unreadable(`Ce fichier est abîmé à la ligne ${line}\u00a0: ${why}. Exportez-le de nouveau.`)
