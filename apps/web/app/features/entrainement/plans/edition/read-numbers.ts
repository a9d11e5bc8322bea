type Text = string | readonly string[]

/** « 21,1 » → 21.1; NaN for what is no number, null for nothing. */
function readNumber(text: Text): number | null {
  const line = String(text).replaceAll(/\s/g, '').replace(',', '.')
  return line ? Number(line) : null
}

/** Kilometres or metres as whole metres, in JSON; what cannot be read is sent as it is, to be refused. */
export function toMetres(text: Text, factor: number): string {
  const value = readNumber(text)
  if (value === null) return 'null'
  return Number.isFinite(value) ? String(Math.round(value * factor)) : JSON.stringify(String(text))
}

/** Euros as cents, in JSON; nothing is free. */
export function toPrix(text: Text): string {
  const value = readNumber(text)
  if (value === null) return '0'
  return Number.isFinite(value) ? String(Math.round(value * 100)) : JSON.stringify(String(text))
}
