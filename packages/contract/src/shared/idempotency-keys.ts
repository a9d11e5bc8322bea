/** Keys of calls whose answer has not come (produit 1.15). */
export type IdempotencyKeys = {
  /** The key of this call: that of the same words, if they are under way or their answer was lost. */
  open: (path: string, body: unknown) => string
  /** An answer has come: the same words again are another sending. */
  close: (path: string, body: unknown) => void
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>()
  return {
    open: (path, body) => {
      const words = readWords(path, body)
      const key = open.get(words) ?? drawKey()
      open.set(words, key)
      return key
    },
    close: (path, body) => void open.delete(readWords(path, body)),
  }
}

/** Files by name, size and date: their bytes are not read. */
function readWords(path: string, body: unknown): string {
  if (!(body instanceof FormData)) return JSON.stringify([path, body])
  const fields = [...body].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  )
  return JSON.stringify([path, fields])
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
