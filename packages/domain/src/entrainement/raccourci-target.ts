import { checkPlage } from './limites.ts'
import {
  type Cursor,
  consume,
  since,
  skipSpaces,
  throwLimite,
  throwRefus,
} from './raccourci-cursor.ts'
import { NOMBRE, toNumber } from './raccourci-quantity.ts'
import type { Cible, CibleChiffree } from './step.ts'
import type { Zone } from './zone.ts'
import { listZones, targetZone } from './zones.ts'

type Target = Exclude<Cible, { type: 'libre' }>

/** Range separators. « à » only joins once the step has an end: `8x30 à 100 % VMA` is no range. */
const JOINED = ' ?- ?'
const JOINED_OR_WORD = ' ?(?:-|\\ba\\b) {0,1}'
const PACE = '(\\d{1,2}) ?(?:\'|:|min) ?(?:(\\d{1,2})(?!\\d)"?)?'

const range = (joined: string, unit: string) =>
  new RegExp(`(${NOMBRE})(?:${joined}(${NOMBRE}))? ?${unit}`, 'y')
const patterns = (joined: string) => ({
  part: new RegExp(`(${NOMBRE})(?: ?%)?(?:${joined}(${NOMBRE}))? ?%`, 'y'),
  bpm: range(joined, '(?:bpm|puls(?:ations?)?|battements)(?![a-z])'),
  watts: range(joined, '(?:w|watts?)(?![a-z])'),
  speed: range(joined, 'km ?/ ?h(?![a-z])'),
  seconds: range(joined, 's ?/ ?km(?![a-z])'),
  pace: new RegExp(`${PACE}(?: ?/ ?km)?(?:${joined}${PACE})? ?(?:min)? ?/ ?km(?![a-z])`, 'y'),
})
const PATTERNS = { joined: patterns(JOINED), word: patterns(JOINED_OR_WORD) }
const RPE = new RegExp(
  `rpe ?[:=]? ?(${NOMBRE})(?:${JOINED_OR_WORD}(${NOMBRE}))?(?: ?/ ?10(?!\\d))?`,
  'y',
)
const PART_OF = / ?(?:de )?(?:la |l')?(?:(vma)|(fc ?max|fcm(?:ax)?|fc))(?![a-z])/y

export const CIBLES_ATTENDUES =
  "une cible (100\u00a0% VMA, 4'30/km, 85\u00a0% FC, 150\u00a0bpm, RPE\u00a07, 250\u00a0W, EF, seuil)"

function toTarget(
  cursor: Cursor,
  start: number,
  type: CibleChiffree,
  first: number,
  second = first,
): Target {
  const min = Math.min(first, second)
  const max = Math.max(first, second)
  const limite = checkPlage(type, min, max)
  return limite ? throwLimite(since(start, cursor), limite) : { type, min, max }
}

function parsePart(cursor: Cursor, start: number, figures: readonly number[]): Target {
  const end = cursor.at
  const unit = consume(cursor, PART_OF)
  if (!unit) {
    return throwRefus(
      { position: start, longueur: end - start },
      'VMA ou FC max après\u00a0%',
      'Dites de quoi est ce pourcentage\u00a0: «\u00a0%\u00a0VMA\u00a0» ou «\u00a0%\u00a0FC\u00a0max\u00a0».',
    )
  }
  return toTarget(cursor, start, unit[1] ? 'vma' : 'fc_max', figures[0] ?? 0, figures[1])
}

const toPace = (kmh: number) => Math.round(3600 / kmh)
const toSeconds = (minutes: string, seconds = '0') => Number(minutes) * 60 + Number(seconds)

const FIGURES = [
  ['bpm', 'fc', toNumber],
  ['watts', 'puissance', toNumber],
  ['seconds', 'allure', toNumber],
  ['speed', 'allure', (typed: string) => toPace(toNumber(typed))],
] as const

/**
 * Values with a unit. @param isAfter a duration or an « à » was parsed, so « à » may join a range
 */
function parseFigures(cursor: Cursor, isAfter: boolean): Target | null {
  const start = cursor.at
  const tried = isAfter ? PATTERNS.word : PATTERNS.joined
  const part = consume(cursor, tried.part)
  if (part) {
    const figures = part.slice(1).filter((typed) => typed !== undefined)
    return parsePart(cursor, start, figures.map(toNumber))
  }
  for (const [pattern, type, convert] of FIGURES) {
    const figures = consume(cursor, tried[pattern])
    if (figures?.[1] === undefined) continue
    const second = figures[2] === undefined ? undefined : convert(figures[2])
    return toTarget(cursor, start, type, convert(figures[1]), second)
  }
  const pace = consume(cursor, tried.pace)
  if (pace?.[1] !== undefined) {
    const second = pace[3] === undefined ? undefined : toSeconds(pace[3], pace[4])
    return toTarget(cursor, start, 'allure', toSeconds(pace[1], pace[2]), second)
  }
  const rpe = consume(cursor, RPE)
  if (rpe?.[1] === undefined) return null
  return toTarget(
    cursor,
    start,
    'rpe',
    toNumber(rpe[1]),
    rpe[2] === undefined ? undefined : toNumber(rpe[2]),
  )
}

const ZONE_WORDS = listZones()
  .flatMap((zone) => [zone.code.toLowerCase(), ...zone.autres].map((word) => ({ word, zone })))
  .sort((a, b) => b.word.length - a.word.length)
const NO_LETTER = /[^a-z0-9]|$/y

export function parseZone(cursor: Cursor): Zone | null {
  const isAccented = cursor.text.charAt(cursor.at).toLowerCase() === 'à'
  for (const { word, zone } of ZONE_WORDS) {
    if (!cursor.plain.startsWith(word, cursor.at)) continue
    if (isAccented && !word.includes(' ')) continue
    NO_LETTER.lastIndex = cursor.at + word.length
    if (!NO_LETTER.test(cursor.plain)) continue
    cursor.at += word.length
    return zone
  }
  return null
}

const OPENED = / ?\( ?/y
const CLOSED = / ?\)/y

/** Zone in parentheses after custom values: `à 70-75 % FC max (A2)`. */
function parseTrailingZone(cursor: Cursor): string | undefined {
  const start = cursor.at
  if (!consume(cursor, OPENED)) return undefined
  const zone = parseZone(cursor)
  if (zone && consume(cursor, CLOSED)) return zone.code
  cursor.at = start
  return undefined
}

const PACE_ALONE = new RegExp(
  `${PACE}(?:${JOINED_OR_WORD}${PACE})?(?= *(?:$|[+,;\\n()]|r ?[=:\\d]))`,
  'y',
)

/** `à 4'00` of coaches, without « /km ». Null without a time. */
export function parsePaceAlone(cursor: Cursor): Target | null {
  const start = cursor.at
  const pace = consume(cursor, PACE_ALONE)
  if (pace?.[1] === undefined) return null
  const first = toSeconds(pace[1], pace[2])
  const second = pace[3] === undefined ? first : toSeconds(pace[3], pace[4])
  return toTarget(cursor, start, 'allure', first, second)
}

/** The target at the cursor; null when there is none. */
export function parseTarget(cursor: Cursor, isAfter: boolean): Target | null {
  const figures = parseFigures(cursor, isAfter)
  if (figures) {
    const zone = parseTrailingZone(cursor)
    return zone ? { ...figures, zone } : figures
  }
  const zone = parseZone(cursor)
  return zone && targetZone(zone)
}

const TIME = `(?:(\\d{1,2}) ?(?:'(?!')|:|min) ?(\\d{1,2})?"?|(\\d{1,3}) ?(?:"|''|s(?![a-z])))`
const WITHIN = new RegExp(`${TIME}(?:${JOINED_OR_WORD}${TIME})?`, 'y')

/** `400 m en 1'30`: time over a distance in metres, converted to a pace. Null without a time. */
export function parseTimeOver(cursor: Cursor, metres: number): Target | null {
  const start = cursor.at
  skipSpaces(cursor)
  const times = consume(cursor, WITHIN)
  if (!times) {
    cursor.at = start
    return null
  }
  const [, minutes, seconds, onlySeconds, minutes2, seconds2, onlySeconds2] = times
  const toPaceOver = (min?: string, sec?: string, only?: string) =>
    Math.round(((only === undefined ? toSeconds(min ?? '0', sec) : Number(only)) / metres) * 1000)
  const first = toPaceOver(minutes, seconds, onlySeconds)
  const hasSecond = minutes2 !== undefined || onlySeconds2 !== undefined
  const second = hasSecond ? toPaceOver(minutes2, seconds2, onlySeconds2) : first
  return toTarget(cursor, start, 'allure', first, second)
}
