import { cosDegrees } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'

/** Pixels: a wide one for a link or a message, a square one. */
export const FORMATS = {
  large: { label: 'Large', width: 1200, height: 630 },
  carre: { label: 'Carrée', width: 1080, height: 1080 },
} as const
export type PictureFormat = keyof typeof FORMATS

export type PictureContent = {
  title: string
  subtitle: string
  figures: readonly { value: string; label: string }[]
  /** Encoded polylines as others may see them; empty without a line. */
  lignes: readonly string[]
}

export type Box = { left: number; top: number; width: number; height: number }
export type Spot = readonly [x: number, y: number]

const MARGIN = 72

/** Place of words, and of the line beside or below them. */
export function layPicture(format: PictureFormat, hasLine: boolean): { words: Box; line: Box } {
  const { width, height } = FORMATS[format]
  const whole = {
    left: MARGIN,
    top: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN,
  }
  if (!hasLine) return { words: whole, line: { ...whole, width: 0 } }
  if (format === 'large') {
    const side = whole.height
    return {
      words: { ...whole, width: whole.width - side - MARGIN },
      line: { ...whole, left: width - MARGIN - side, width: side },
    }
  }
  const half = whole.height / 2
  return {
    words: { ...whole, height: half },
    line: { ...whole, top: MARGIN + half, height: half - MARGIN },
  }
}

/** Line in the middle of a box, true to its shape; no place is told by it but its shape. */
export function fitLine(lignes: readonly string[], box: Box): Spot[][] {
  const lines = lignes.map((ligne) => decodePolyline(ligne)).filter(({ lon }) => lon.length > 1)
  const all = lines.flatMap(({ lon, lat }) => Array.from(lon, (x, rank) => [x, lat[rank] ?? 0]))
  const [first] = all
  if (!first) return []
  const shrink = cosDegrees(first[1] ?? 0)
  const xs = all.map(([x = 0]) => x * shrink)
  const ys = all.map(([, y = 0]) => y)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [south, north] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    box.width / Math.max(1e-9, east - west),
    box.height / Math.max(1e-9, north - south),
  )
  const left = box.left + (box.width - (east - west) * scale) / 2
  const top = box.top + (box.height - (north - south) * scale) / 2
  return lines.map(({ lon, lat }) =>
    Array.from(
      lon,
      (x, rank): Spot => [
        left + (x * shrink - west) * scale,
        top + (north - (lat[rank] ?? 0)) * scale,
      ],
    ),
  )
}

/** Words in lines, the last of which ends with « … » when some are left over. */
export function wrapWords(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (!line || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const shown = lines.slice(0, most)
  const isCut = lines.length > most
  return shown.map((words, rank) => shorten(words, fits, isCut && rank === most - 1))
}

function shorten(line: string, fits: (line: string) => boolean, isCut: boolean): string {
  if (!isCut && fits(line)) return line
  let letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}
