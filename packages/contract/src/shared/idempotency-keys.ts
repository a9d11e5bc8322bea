import { isApiError } from './call-error.ts'

/** Keys of calls whose answer was lost (produit 1.15). */
export type IdempotencyKeys = {
  /**
   * The key of a call: that of the same words whose answer was lost, otherwise a new one. Two calls
   * under way with the same words, such as two files dropped together, are two creations.
   */
  open: (path: string, body: unknown) => string
  /** The next call of these words takes the key. */
  lose: (path: string, body: unknown, key: string) => void
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const lost = new Map<string, string[]>()
  return {
    open: (path, body) => {
      const words = readWords(path, body)
      const [key, ...others] = lost.get(words) ?? []
      lost.delete(words)
      if (others.length) lost.set(words, others)
      return key ?? drawKey()
    },
    lose: (path, body, key) => {
      const words = readWords(path, body)
      lost.set(words, [...(lost.get(words) ?? []), key])
      const [oldest] = lost.keys()
      if (lost.size > MOST_WORDS && oldest !== undefined) lost.delete(oldest)
    },
  }
}

/** Words kept: drafts saved without a network differ at each save. */
const MOST_WORDS = 50

/** Whether a call that failed may have succeeded: a refusal stored nothing. */
export const isAnswerLost = (cause: unknown): boolean =>
  !isApiError(cause) ||
  cause.status === 0 ||
  cause.status >= 500 ||
  cause.code === 'reponse_illisible'

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
