import { checkFin } from './limites.ts'
import { SANS_UNITE } from './raccourci.ts'
import { type Cursor, consume, since, throwLimite, throwRefus } from './raccourci-cursor.ts'
import type { Fin } from './step.ts'

/** Number with a decimal comma or point, converted by `toNumber`. */
export const NOMBRE = '\\d{1,20}(?:[.,]\\d{1,20})?'
export const toNumber = (typed: string): number => Number(typed.replace(',', '.'))

const NUMBER = new RegExp(`(?:\\d{1,3} \\d{3}(?= ?m(?![a-z]))|${NOMBRE})`, 'y')
const HOURS = / ?h(?:eures?)?(?![a-z])/y
const MINUTES = / ?(?:'(?!')|(?:mn|min(?:utes?)?)(?![a-z]))/y
const SECONDS = / ?(?:"|''|s(?:ec(?:ondes?)?)?(?![a-z]))/y
const KILOMETRES = / ?(?:km|kilometres?)(?![a-z])/y
const METRES = / ?(?:m|metres?)(?![a-z])/y
/**
 * The minutes of 1h15 and the seconds of 1'30 are adjacent, or are two digits that cannot start a
 * target: « 1 h 15 », not « 1 h 15 km/h ».
 */
const REST = /\d{1,20}| \d{2}(?!\d|[.,]\d|['":])(?! ?(?:[%kbwp-]|a ))/y

export const DUREE_OU_DISTANCE =
  'une durée (20\', 1h15, 45") ou une distance (400\u00a0m, 10\u00a0km)'

/** A quantity and its position; a bare number has no unit yet. */
export type Quantity = {
  fin: Exclude<Fin, { type: 'touche' }> | { type: 'sans_unite'; valeur: number }
  position: number
  longueur: number
}

function parseRest(cursor: Cursor, name: 'minutes' | 'secondes'): number {
  const start = cursor.at
  const typed = consume(cursor, REST)?.[0]
  if (typed === undefined) return 0
  if (Number(typed) < 60) return Number(typed)
  return throwRefus(
    since(start, cursor),
    'un nombre de 0 à 59',
    `Ici, les ${name} vont de 0 à 59\u00a0: écrivez 1h15 ou 1'30, ou bien 75' ou 90".`,
  )
}

function parseSeconds(cursor: Cursor, typed: string): number | null {
  if (consume(cursor, HOURS)) {
    const minutes = parseRest(cursor, 'minutes')
    const seconds = consume(cursor, MINUTES) ? parseRest(cursor, 'secondes') : 0
    if (seconds > 0) consume(cursor, SECONDS)
    return toNumber(typed) * 3600 + minutes * 60 + seconds
  }
  if (consume(cursor, MINUTES)) {
    const seconds = parseRest(cursor, 'secondes')
    if (seconds > 0) consume(cursor, SECONDS)
    return toNumber(typed) * 60 + seconds
  }
  return consume(cursor, SECONDS) ? toNumber(typed) : null
}

/** Moves the decimal point in the text, so that 21,1 km is exactly 21 100 m. */
function parseMetres(cursor: Cursor, typed: string): number | null {
  if (consume(cursor, KILOMETRES)) return Number(`${typed.replace(',', '.')}e3`)
  return consume(cursor, METRES) ? toNumber(typed.replace(' ', '')) : null
}

/** Quantity at the cursor, unvalidated; null without a number. */
export function parseQuantity(cursor: Cursor): Quantity | null {
  const start = cursor.at
  const typed = consume(cursor, NUMBER)?.[0]
  if (typed === undefined) return null
  const metres = parseMetres(cursor, typed)
  const seconds = metres === null ? parseSeconds(cursor, typed) : null
  const fin =
    metres !== null
      ? ({ type: 'distance', valeur: metres } as const)
      : seconds !== null
        ? ({ type: 'temps', valeur: seconds } as const)
        : ({ type: 'sans_unite', valeur: toNumber(typed) } as const)
  return { fin, ...since(start, cursor) }
}

/** Validated end of a step. `isShort` allows bare numbers, as in `8x30/30`. */
export function toFin(quantity: Quantity, isShort: boolean): Fin {
  const { type, valeur } = quantity.fin
  if (type === 'sans_unite') {
    if (!isShort || valeur < SANS_UNITE.secondes) {
      return throwRefus(
        quantity,
        'une unité',
        `Ajoutez l’unité de ${String(valeur).slice(0, 20)}\u00a0: ' pour des minutes, " pour des secondes, m ou km.`,
      )
    }
    const isMetres = valeur >= SANS_UNITE.metres
    return toFin({ ...quantity, fin: { type: isMetres ? 'distance' : 'temps', valeur } }, isShort)
  }
  const fin: Fin = { type, valeur }
  const limite = checkFin(fin)
  return limite ? throwLimite(quantity, limite) : fin
}

/**
 * Ends of joined steps, `400/200 m`, `30/30"`, `1-2-3-2-1'`: the last unit applies to all. Beside
 * minutes, a bare number of ten or more is ambiguous and rejected.
 */
export function toFins(all: readonly Quantity[], isShort: boolean): Fin[] {
  const last = all.at(-1)?.fin
  return all.map((quantity) => {
    const { type, valeur } = quantity.fin
    if (type !== 'sans_unite' || !last || last.type === 'sans_unite') {
      return toFin(quantity, isShort || all.length > 1)
    }
    if (last.type === 'distance' ? last.valeur < 1000 : last.valeur < 60) {
      return toFin({ ...quantity, fin: { type: last.type, valeur } }, true)
    }
    if (last.type === 'distance') return toFin(quantity, true)
    if (valeur >= SANS_UNITE.secondes) return toFin(quantity, false)
    return toFin({ ...quantity, fin: { type: 'temps', valeur: valeur * 60 } }, true)
  })
}
