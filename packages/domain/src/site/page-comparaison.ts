import { type Morceau, wordsOf } from './page-corps.ts'

export type Ligne = { signe: '=' | '+' | '-'; texte: string }

export type Comparable = { titre: string; chemin: string | null; morceaux: readonly Morceau[] }

const BLOCK = /<\/(?:p|li|h2|h3|blockquote)>|<br\s*\/?>/g

export function linesOf({ titre, chemin, morceaux }: Comparable): string[] {
  const body = morceaux.flatMap((morceau) => {
    if (morceau.type === 'image') return [`[Image\u00a0: ${morceau.alt}]`]
    if (morceau.type === 'bouton') return [`[Bouton\u00a0: ${morceau.label} → ${morceau.adresse}]`]
    return morceau.html.split(BLOCK).map(wordsOf).filter(Boolean)
  })
  return [titre, chemin ?? '', ...body]
}

const LINES_MAX = 1000

/** Line diff by longest common subsequence. */
export const compareLines = (before: readonly string[], after: readonly string[]): Ligne[] => [
  ...compareByContent(before.slice(0, LINES_MAX), after.slice(0, LINES_MAX)),
  ...compareByPlace(before.slice(LINES_MAX), after.slice(LINES_MAX)),
]

function compareByPlace(a: readonly string[], b: readonly string[]): Ligne[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at): Ligne[] => {
    const [left, right] = [a[at], b[at]]
    if (left !== undefined && left === right) return [{ signe: '=', texte: left }]
    return [
      ...(left === undefined ? [] : [{ signe: '-' as const, texte: left }]),
      ...(right === undefined ? [] : [{ signe: '+' as const, texte: right }]),
    ]
  }).flat()
}

function compareByContent(a: readonly string[], b: readonly string[]): Ligne[] {
  const common = countCommon(a, b)
  const lines: Ligne[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      lines.push({ signe: '=', texte: left })
      i += 1
      j += 1
    } else if (
      right === undefined ||
      (left !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      lines.push({ signe: '-', texte: left ?? '' })
      i += 1
    } else {
      lines.push({ signe: '+', texte: right })
      j += 1
    }
  }
  return lines
}

const at = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0

function countCommon(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (!row) continue
      row[j] =
        a[i] === b[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}
