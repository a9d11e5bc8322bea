/** A sentence with the apostrophes and the spaces of printed French. */
const typesetText = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/ ([:;!?])/g, '\u00a0$1')
    .replace(/"([^"]*)"/g, '«\u00a0$1\u00a0»')

/** Messages, however deep, as the site writes French. */
export function typeset<Messages extends object>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? typesetText(value) : typeset(value),
  ])
  return Object.fromEntries(entries)
}
