const drawHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let page: string | null = null

/**
 * W3C `traceparent` of one call: one trace id per page load, which joins its calls in the server's
 * log. Not stored.
 */
export function getTraceparent(): string {
  page ??= drawHex(16)
  return `00-${page}-${drawHex(8)}-01`
}
