const MAX_ROWS = 60_000

/** Rows of a CSV with commas (RFC 4180), as Strava writes it; line breaks in quotes stay. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = text.startsWith('\ufeff') ? 1 : 0
  while (at < text.length && rows.length < MAX_ROWS) {
    const cell = text[at] === '"' ? readQuoted(text, at + 1) : readPlain(text, at)
    row.push(cell.text)
    at = cell.end
    if (text[at] === ',') {
      at++
      if (at < text.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}

type Cell = { text: string; end: number }

function readPlain(text: string, from: number): Cell {
  const stop = /[,\r\n]/g
  stop.lastIndex = from
  const end = stop.exec(text)?.index ?? text.length
  return { text: text.slice(from, end), end }
}

function readQuoted(text: string, from: number): Cell {
  const parts: string[] = []
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return { text: parts.join('') + text.slice(at), end: text.length }
    parts.push(text.slice(at, quote))
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1)
      return { text: parts.join('') + rest.text, end: rest.end }
    }
    parts.push('"')
    at = quote + 2
  }
}
