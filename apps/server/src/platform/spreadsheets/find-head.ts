import { formatNombre } from '@foulee/domain/shared/mesure'
import { type Fiche, HEAD_LINES } from './records.ts'
import { TableError } from './table-error.ts'

export type Head = { titres: string[]; nb: number }

const LEAST = 2

/**
 * Header at the given line, else detected.
 * @param titleLine line number from 1; 0 or absent to detect
 * @throws TableError for an empty line
 */
export function chooseHead(
  rows: readonly Fiche[],
  titleLine: number | null | undefined,
  countKnown: (titres: readonly string[]) => number,
): Head | null {
  const cells = rows.map((row) => row.cells)
  if (!titleLine) return findHead(cells, countKnown)
  const at = rows.findIndex(({ ligne }) => ligne === titleLine)
  if (at >= 0) return { titres: [...(cells[at] ?? [])], nb: at + 1 }
  throw new TableError(
    `La ligne\u00a0${formatNombre(titleLine)} ne donne pas le nom des colonnes\u00a0: elle est vide, masquée, ou trop loin.`,
  )
}

/**
 * Detects the header in the first rows: under a title, a logo's text or a row of groups (« Coureur
 * | Résultat » over « Nom », « Temps »), or over two rows with merged cells.
 * @param countKnown number of known names
 * @returns null when no row has two known names
 */
export function findHead(
  rows: readonly (readonly string[])[],
  countKnown: (titres: readonly string[]) => number,
): Head | null {
  const first = rows.slice(0, HEAD_LINES)
  const single = first.map((titres, index) => ({ titres: [...titres], nb: index + 1 }))
  const double = first.slice(1).flatMap((lower, index) => {
    const upper = first[index] ?? []
    const isWords = ![...upper, ...lower].some((cell) => /\d/.test(cell))
    return isWords ? [{ titres: mergeRows([upper, lower], countKnown), nb: index + 2 }] : []
  })
  const [best] = [...single, ...double]
    .map((head) => ({ head, knownTitles: countKnown(head.titres) }))
    .toSorted((a, b) => b.knownTitles - a.knownTitles)
  return best && best.knownTitles >= LEAST ? best.head : null
}

/**
 * The upper row of a merged header holds the groups; the lower row is more specific. A title wrapped
 * over both rows is read down its column: « Nom » over « de famille ».
 */
function mergeRows(
  [upper, lower]: readonly [readonly string[], readonly string[]],
  countKnown: (titres: readonly string[]) => number,
): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [group = '', own = ''] = [upper[index], lower[index]]
    if (!own.trim()) return group
    const whole = `${group} ${own}`
    return countKnown([own]) === 0 && countKnown([whole]) > 0 ? whole : own
  })
}
