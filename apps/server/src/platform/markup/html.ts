export type Html = { html: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

type Value = Html | string | number | readonly Html[]

function write(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  if (typeof value === 'number') return String(value)
  if ('html' in value) return value.html
  return value.map(({ html }) => html).join('')
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(write)) }
}

export const join = (pieces: readonly Html[], separator: string): Html => ({
  html: pieces.map((piece) => piece.html).join(write(separator)),
})

export const prose = (text: string): Html => ({
  html: write(text).replace(/`([^`]+)`/g, '<code>$1</code>'),
})
