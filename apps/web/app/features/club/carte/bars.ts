import JsBarcode from 'jsbarcode'

/** The dark bars of an EAN-13 as one path: a unit wide each, `height` high. */
export function drawBars(numero: string, height: number): { path: string; width: number } {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, numero, { format: 'EAN13', flat: true })
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('')
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ index, 0: run }) => `M${index + QUIET} 0h${run.length}v${height}h-${run.length}z`,
  )
  return { path: bars.join(''), width: bits.length + 2 * QUIET }
}

/** The white that a scanner needs on each side. */
const QUIET = 11
