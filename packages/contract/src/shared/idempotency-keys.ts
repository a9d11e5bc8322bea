import { isApiError } from './call-error.ts'

export type IdempotencyKeys = {
  /**
   * The key of a call: that of the same words whose answer was lost, else that of other words about
   * the same thing, which the server refuses if the first arrived; otherwise a new one. Two calls
   * under way with the same words, such as two files dropped together, are two creations.
   */
  open: (path: string, body: unknown) => OpenedCall
}

export type OpenedCall = {
  key: string
  /** The next call of these words takes the key; after a refusal the words it was taken from do. */
  fail: (cause: unknown) => void
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const lost: Lost[] = []
  const store = (item: Lost) => {
    lost.push(item)
    if (lost.length > MOST_LOST) lost.shift()
  }
  return {
    open(path, body) {
      const sent = readSent(path, body)
      const same = lost.findIndex(({ words }) => words === sent.words)
      const index = same < 0 ? lost.findLastIndex(({ subject }) => subject === sent.subject) : same
      const [taken] = index < 0 ? [] : lost.splice(index, 1)
      const key = taken?.key ?? drawKey()
      return {
        key,
        fail(cause) {
          if (isAnswerLost(cause)) store({ ...sent, key })
          else if (taken && same < 0) store(isUsed(cause) ? { ...taken, subject: null } : taken)
        },
      }
    },
  }
}

/** The first words of the key arrived: no others may take it. */
const isUsed = (cause: unknown): boolean => isApiError(cause) && cause.code === 'cle_deja_utilisee'

/** Drafts saved without a network differ at each save. */
const MOST_LOST = 50

/** `subject`: what words are about, so that changed words are still those of one form. */
type Sent = { words: string; subject: string }
type Lost = { words: string; subject: string | null; key: string }

/** Whether a call that failed may have succeeded: a refusal stored nothing. */
export const isAnswerLost = (cause: unknown): boolean =>
  !isApiError(cause) ||
  cause.status === 0 ||
  cause.status >= 500 ||
  cause.code === 'reponse_illisible'

/** Names of ids: all other words may be mended before they are sent again. */
const ID = /(^|_)(id|cle|model)$/

/** Names under which an edit says which version it follows. */
const VERSIONS = ['version', 'updated_at', 'depuis']

/** Files by name, size and date: their bytes are not read. */
function readSent(path: string, body: unknown): Sent {
  const fields: [string, unknown][] =
    body instanceof FormData ? [...body] : Object.entries(Object(body ?? {}))
  const subject = fields.filter(([name, value]) => ID.test(name) || value instanceof File)
  const write = (values: typeof fields) => JSON.stringify([path, values], nameFile)
  const words = write(fields)
  // An edit says which version it follows: that one is checked instead.
  const isEdit = fields.some(([name]) => VERSIONS.includes(name))
  return { words, subject: isEdit ? words : write(subject) }
}

const nameFile = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** `crypto.randomUUID` is missing on pages without TLS. */
const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
