import { CallError } from '@foulee/contract/shared/call-error'
import { NO_ANSWER } from '@foulee/contract/shared/error-words'
import { endSession } from '#platform/session/expiry.ts'
import { readToken } from '#platform/session/token-storage.ts'
import { idempotencyKeys } from './idempotency-keys.ts'

export type Sending = {
  signal: AbortSignal
  /** Share of the body uploaded, 0 to 1. */
  onProgress: (share: number) => void
}

/** Produit 1.4: client timeout of 100 s. */
const TIMEOUT_MS = 100_000
export const PHOTOS_TIMEOUT_MS = 900_000

/**
 * Upload with progress, which `fetch` cannot report. Otherwise like the typed client.
 * @param path of the call; `T` is its answer
 * @throws CallError like the client; the signal's reason once aborted
 */
export const sendForm = <T>(
  path: `/api/${string}`,
  form: FormData,
  { signal, onProgress, timeout = TIMEOUT_MS }: Sending & { timeout?: number },
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const done = (act: () => void) => () => {
      signal.removeEventListener('abort', stop)
      act()
    }
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', stop)
    request.open('POST', path)
    request.timeout = timeout
    request.setRequestHeader('accept', 'application/vnd.api+json')
    const token = readToken()
    const opened = token ? idempotencyKeys.open(path, form) : null
    const lose = (cause: unknown) => {
      opened?.fail(cause)
      reject(cause)
    }
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (opened) request.setRequestHeader('idempotency-key', `"${opened.key}"`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    const fail = () => lose(new CallError('reseau_injoignable', NO_ANSWER))
    request.onerror = done(fail)
    request.ontimeout = done(fail)
    request.onabort = done(() => lose(signal.reason))
    request.onload = done(() => {
      if (token && request.status === 401) endSession()
      try {
        resolve(readAnswer<T>(request))
      } catch (cause) {
        lose(cause)
      }
    })
    request.send(form)
  })

type Envelope<T> = {
  success?: boolean
  data?: T
  code?: CallError['code']
  message?: string
  errors?: Record<string, string>
}

function readAnswer<T>({ status, responseText }: XMLHttpRequest): T {
  let answer: Envelope<T> = {}
  try {
    answer = JSON.parse(responseText) as Envelope<T>
  } catch (cause) {
    throw new CallError('reponse_illisible', NO_ANSWER, { status, cause })
  }
  if (answer.success && answer.data) return answer.data
  const { code = 'reponse_illisible', message = NO_ANSWER, errors } = answer
  throw new CallError(code, message, { status, errors })
}
