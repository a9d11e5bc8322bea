import { normalizeTexte } from '@foulee/domain/shared/recherche'

/** Rows that stand between the lines of a table and are none. */
export type Asides = { nb: number; textes: string[] }

const SHOWN = 5
const LENGTH = 60
/** At the foot of a page; not « Page », which is a name. */
const FOOT =
  /^(?:total|totaux|sous total|moyenne|nombre de|nombre d|effectif|edite le|edition du|imprime le|genere le|legende|chronometrage|page \d|nb de|nb d)\b/
/** Columns of a table whose rows may be told from a title. */
const WIDE = 3

const fold = (cell: string) =>
  normalizeTexte(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Tells lines from the names of columns that each page repeats, from a total at the foot, and from a
 * title between two parts (one cell alone). What it leaves is counted and shown.
 * @param heads the rows that the names of columns take
 * @param hasParts whether a cell alone is a title
 */
export function createAsides(heads: readonly (readonly string[])[], { hasParts = false } = {}) {
  const folded = heads.map((row) => row.map(fold))
  const width = Math.max(0, ...heads.map((row) => row.filter(Boolean).length))
  const asides: Asides = { nb: 0, textes: [] }
  const isHead = (cells: readonly string[]) =>
    folded.some((row) => cells.every((cell, index) => !cell || fold(cell) === row[index]))
  return {
    asides,
    /** Whether it is one; it is noted then. */
    take(cells: readonly string[]): boolean {
      const filled = cells.filter(Boolean)
      const [first = ''] = filled
      const isAlone = hasParts && filled.length === 1 && width >= WIDE
      const isFoot = filled.length <= WIDE && FOOT.test(fold(first))
      if (!isAlone && !isFoot && !isHead(cells)) return false
      asides.nb += 1
      if (asides.textes.length < SHOWN) asides.textes.push(filled.join(' ').slice(0, LENGTH))
      return true
    },
  }
}
