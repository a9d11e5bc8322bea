import { checkCommentaire } from './limites.ts'
import { type Cursor, skipSpaces, throwLimite, throwRefus } from './raccourci-cursor.ts'

/** Comments of the shorthand: « in guillemets » or "in quotes". */

const CLOSERS: Readonly<Record<string, string>> = { '«': '»', '“': '”', '"': '"', '”': '"' }
const SPACE = /[ \u00a0\u202f]/

/**
 * Comment at the cursor, without one inner space at each end; null if absent. A closing mark is
 * escaped by doubling: `« dit »»vite»» »` is « dit »vite» ».
 */
export function parseComment(cursor: Cursor): string | null {
  const start = cursor.at
  const closer = CLOSERS[cursor.text.charAt(start)]
  if (closer === undefined) return null
  let typed = ''
  let from = start + 1
  for (;;) {
    const end = cursor.text.indexOf(closer, from)
    if (end < 0) {
      return throwRefus(
        { position: start, longueur: 1 },
        `${closer} à la fin du commentaire`,
        `Ce commentaire n’est pas fermé\u00a0: il manque ${closer}.`,
      )
    }
    typed += cursor.text.slice(from, end)
    from = end + 1
    if (cursor.text.charAt(from) !== closer) break
    typed += closer
    from += 1
  }
  cursor.at = from
  const head = SPACE.test(typed.charAt(0)) ? 1 : 0
  const tail = typed.length > head && SPACE.test(typed.charAt(typed.length - 1)) ? 1 : 0
  const comment = typed.slice(head, typed.length - tail)
  const limite = checkCommentaire(comment)
  if (limite) throwLimite({ position: start, longueur: from - start }, limite)
  return comment
}

export function parseTrailingComment(cursor: Cursor): string | null {
  const start = cursor.at
  skipSpaces(cursor)
  const comment = parseComment(cursor)
  if (comment === null) cursor.at = start
  return comment
}
