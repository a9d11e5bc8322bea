import { formatNombre } from '@foulee/domain/shared/mesure'
import { type Fiche, HEAD_LINES } from './records.ts'
import { TableError } from './table-error.ts'

/** The names of the columns, and how many records they take with what stands above them. */
export type Head = { titres: string[]; nb: number }

/** Columns that must be known by their names. */
const LEAST = 2

/**
 * The head of a table: the line that its sender says, else the one that is found.
 * @param told as editors number lines; 0 or nothing when it is to be found
 * @throws TableError when there is nothing in the line that was told
 */
export function chooseHead(
  rows: readonly Fiche[],
  told: number | null | undefined,
  countKnown: (titres: readonly string[]) => number,
): Head | null {
  const cells = rows.map((row) => row.cells)
  if (!told) return findHead(cells, countKnown)
  const at = rows.findIndex(({ ligne }) => ligne === told)
  if (at >= 0) return { titres: [...(cells[at] ?? [])], nb: at + 1 }
  throw new TableError(
    `La ligne\u00a0${formatNombre(told)} ne donne pas le nom des colonnes\u00a0: elle est vide, masquée, ou trop loin.`,
  )
}

/**
 * The head of a table within its first lines: under a title, a logo’s text or a row of groups
 * (« Coureur | Résultat » over « Nom », « Temps »), or of two rows whose cells were merged.
 * @param countKnown how many of these names are known
 * @returns null when no line names two columns
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
    return isWords ? [{ titres: mergeRows(upper, lower), nb: index + 2 }] : []
  })
  const [best] = [...single, ...double]
    .map((head) => ({ head, known: countKnown(head.titres) }))
    .toSorted((a, b) => b.known - a.known)
  return best && best.known >= LEAST ? best.head : null
}

/** A merged cell has its text in the row where it begins: the lower row is the more exact. */
const mergeRows = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) =>
    lower[index]?.trim() ? (lower[index] ?? '') : (upper[index] ?? ''),
  )
