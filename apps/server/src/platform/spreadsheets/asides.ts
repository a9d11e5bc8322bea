import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { normalizeTexte } from '@foulee/domain/shared/recherche'

export type Asides = { nb: number; textes: string[] }

const SHOWN = 5
const LENGTH = 60
/** Footer rows; « Page » is a name and is excluded. */
const FOOT =
  /^(?:total|totaux|sous total|moyenne|nombre de|nombre d|effectif|edite le|edition du|imprime le|genere le|legende|chronometrage|page \d|nb de|nb d)\b/
const WIDE = 3

const fold = (cell: string) =>
  normalizeTexte(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** @param filled cells of a row that are not empty */
export const isFoot = (filled: readonly string[]): boolean =>
  filled.length <= WIDE && FOOT.test(fold(filled[0] ?? ''))

/**
 * Tells data from repeated headers, totals, and section titles (a single cell). Skipped rows are
 * counted and reported.
 * @param heads header rows
 * @param hasParts whether a single cell is a title
 */
export function createAsides(heads: readonly (readonly string[])[], { hasParts = false } = {}) {
  const folded = heads.map((row) => row.map(fold))
  const width = Math.max(0, ...heads.map((row) => row.filter(Boolean).length))
  const asides: Asides = { nb: 0, textes: [] }
  const isHead = (cells: readonly string[]) =>
    folded.some((row) => cells.every((cell, index) => !cell || fold(cell) === row[index]))
  return {
    asides,
    take(cells: readonly string[]): boolean {
      const filled = cells.filter(Boolean)
      const isAlone = hasParts && filled.length === 1 && width >= WIDE
      if (!isAlone && !isFoot(filled) && !isHead(cells)) return false
      asides.nb += 1
      if (asides.textes.length < SHOWN) asides.textes.push(takeGraphemes(filled.join(' '), LENGTH))
      return true
    },
  }
}
