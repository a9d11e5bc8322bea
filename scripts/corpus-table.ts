import { formatNombre } from '@foulee/domain/shared/mesure'

export type Row = {
  path: string
  refusal?: string
  found?: {
    points: number
    segments: number
    distance: number
    distanceOff: number | null
    climb: number | null
    rawClimb: number | null
    rawClimbOff: number | null
  }
  deviations: readonly string[]
  accepted: string | null
}

const NAME_WIDTH = 72
const WIDTHS = [9, 6, 13, 9, 9, 9, 9]

const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0))].join(
    ' ',
  )

export const HEADINGS = line('fichier', [
  'points',
  'seg.',
  'distance',
  'écart',
  'D+',
  'D+ brut',
  'écart',
])

const metres = (value: number | null) => (value === null ? '–' : `${formatNombre(value)}\u00a0m`)
const percent = (share: number | null) =>
  share === null ? '' : `${formatNombre(share * 100, 2)}\u00a0%`

export function formatRow({ path, refusal, found, deviations, accepted }: Row): string {
  const first = found
    ? line(path, [
        formatNombre(found.points),
        formatNombre(found.segments),
        metres(found.distance),
        percent(found.distanceOff),
        metres(found.climb),
        metres(found.rawClimb),
        percent(found.rawClimbOff),
      ])
    : `${path.padEnd(NAME_WIDTH)} refusé\u00a0: ${refusal}`
  const mark = accepted ? '  ≈' : '  ✗'
  const more = deviations.map((deviation) => `${mark} ${deviation}`)
  return [first, ...more, ...(deviations.length > 0 && accepted ? [`    ${accepted}`] : [])].join(
    '\n',
  )
}

const formatCount = (count: number, word: string, words: string) =>
  `${formatNombre(count)} ${count > 1 ? words : word}`

export function formatTotals(rows: readonly Row[]): string {
  const formats = [...new Set(rows.map(({ path }) => path.slice(0, 3)))]
  return formats
    .map((format) => {
      const files = rows.filter(({ path }) => path.startsWith(format))
      const count = (matches: (row: Row) => boolean, word: string, words: string) =>
        formatCount(files.filter(matches).length, word, words)
      const differs = ({ deviations }: Row) => deviations.length > 0
      const parts = [
        formatCount(files.length, 'fichier', 'fichiers'),
        count(({ found }) => found !== undefined, 'lu', 'lus'),
        count(({ refusal }) => refusal !== undefined, 'refusé', 'refusés'),
        count((row) => differs(row) && row.accepted !== null, 'écart accepté', 'écarts acceptés'),
        count((row) => differs(row) && row.accepted === null, 'écart', 'écarts'),
      ]
      return `${format.toUpperCase()}\u00a0: ${parts.join(', ')}`
    })
    .join('\n')
}
