import JsBarcode from 'jsbarcode'

/** The dark bars of an EAN-13 as one SVG path, one unit per module, `height` units high. */
export function drawBars(numero: string, height: number): { path: string; width: number } {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, numero, { format: 'EAN13', flat: true })
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('')
  const bars = [...bits.matchAll(/1+/g)].map(
    ({ index, 0: run }) => `M${index + QUIET} 0h${run.length}v${height}h-${run.length}z`,
  )
  return { path: bars.join(''), width: bits.length + 2 * QUIET }
}

/** Quiet zone on each side, in modules, required by EAN-13. */
const QUIET = 11
