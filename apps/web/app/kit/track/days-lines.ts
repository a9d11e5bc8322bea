import { at } from '@foulee/trace/column'
import { decodePolyline } from '@foulee/trace/polyline'
import { DRAWING, type Frame, fitFrame } from './drawing-frame.ts'

export type Day = {
  numero: number
  titre: string
  lignes: readonly string[]
}

type Line = { lon: Float64Array; lat: Float64Array }
export type DayLines = { numero: number; titre: string; lines: Line[] }

/** Number of colours; a longer stay cycles through them. */
export const DAY_COLOURS = 8

export const colourOf = (numero: number): number => ((numero - 1) % DAY_COLOURS) + 1

export const readDays = (days: readonly Day[]): DayLines[] =>
  days
    .map(({ numero, titre, lignes }) => ({
      numero,
      titre,
      lines: lignes.map((line) => decodePolyline(line)).filter(({ lon }) => lon.length > 1),
    }))
    .filter(({ lines }) => lines.length > 0)

export function gatherPlaces(days: readonly DayLines[]): Line {
  const lines = days.flatMap((day) => day.lines)
  const join = (columns: readonly Float64Array[]) =>
    Float64Array.from(columns.flatMap((column) => [...column]))
  return { lon: join(lines.map(({ lon }) => lon)), lat: join(lines.map(({ lat }) => lat)) }
}

export const frameDays = (days: readonly DayLines[]): Frame => fitFrame(gatherPlaces(days))

export const drawDay = ({ lines }: DayLines, frame: Frame): string =>
  lines
    .map(({ lon, lat }) =>
      Array.from(lon, (value, index) => {
        const pen = index === 0 ? 'M' : 'L'
        return `${pen}${frame.x(value).toFixed(1)} ${frame.y(at(lat, index)).toFixed(1)}`
      }).join(''),
    )
    .join('')

/** Position of a day's number: half way, since many days start where others do. */
export function middleOf({ lines }: DayLines): { lon: number; lat: number } {
  const longest = lines.reduce((best, line) => (line.lon.length > best.lon.length ? line : best))
  const index = longest.lon.length >> 1
  return { lon: at(longest.lon, index), lat: at(longest.lat, index) }
}

export const BOX = `0 0 ${DRAWING.width} ${DRAWING.height}`
