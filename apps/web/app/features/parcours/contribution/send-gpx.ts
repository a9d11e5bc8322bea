import { CallError } from '@foulee/contract/call-error'
import { NO_ANSWER } from '@foulee/contract/error-words'
import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { readToken } from '../../../session/token-storage.ts'

type Options = {
  signal: AbortSignal
  /** Share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void
}

/** Produit 1.4: the client gives up after 100 s. */
const TIMEOUT_MS = 100_000

/**
 * Sends a file and tells how far it is: `fetch` cannot. Everything else is as in the typed client.
 * @throws CallError as the client's; the signal's reason once it is aborted
 */
export const sendGpx =
  ({ signal, onProgress }: Options) =>
  (id: number, form: FormData): Promise<ParcoursGestion> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      const done = (act: () => void) => () => {
        signal.removeEventListener('abort', stop)
        act()
      }
      if (signal.aborted) return reject(signal.reason)
      signal.addEventListener('abort', stop)
      request.open('POST', `/api/parcours/gpx/${id}`)
      request.timeout = TIMEOUT_MS
      request.setRequestHeader('accept', 'application/vnd.api+json')
      const token = readToken()
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      const fail = () => reject(new CallError('reseau_injoignable', NO_ANSWER))
      request.onerror = done(fail)
      request.ontimeout = done(fail)
      request.onabort = done(() => reject(signal.reason))
      request.onload = done(() => {
        try {
          resolve(readAnswer(request))
        } catch (cause) {
          reject(cause)
        }
      })
      request.send(form)
    })

type Envelope = {
  success?: boolean
  data?: ParcoursGestion
  code?: CallError['code']
  message?: string
  errors?: Record<string, string>
}

function readAnswer({ status, responseText }: XMLHttpRequest): ParcoursGestion {
  let answer: Envelope = {}
  try {
    answer = JSON.parse(responseText) as Envelope
  } catch (cause) {
    throw new CallError('reponse_illisible', NO_ANSWER, { status, cause })
  }
  if (answer.success && answer.data) return answer.data
  const { code = 'reponse_illisible', message = NO_ANSWER, errors } = answer
  throw new CallError(code, message, { status, errors })
}
