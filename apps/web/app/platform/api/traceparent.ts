const drawHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let page: string | null = null

/**
 * W3C `traceparent` of one call: the same trace for all calls of this page, so that the server's log
 * joins them. Drawn anew with each page that is loaded, kept nowhere.
 */
export function getTraceparent(): string {
  page ??= drawHex(16)
  return `00-${page}-${drawHex(8)}-01`
}
