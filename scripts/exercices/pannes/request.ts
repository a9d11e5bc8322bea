import { NO_ANSWER } from '@foulee/contract/shared/error-words'

export type Who = 'visiteur' | 'robot' | 'membre'
export type Answer = {
  who: Who
  what: string
  at: number
  ms: number
  status: number
  message: string | null
}

/** Request timeout; a hanging connection counts as one. */
export const TIMEOUT_MS = 30_000
const TITLE = /<h1[^>]*>(.*?)<\/h1>/s

export async function request(
  who: Who,
  what: string,
  url: string,
  init: RequestInit = {},
): Promise<{ answer: Answer; body: unknown }> {
  const at = performance.now()
  const read = async () => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const type = response.headers.get('content-type') ?? ''
    const body = type.includes('json')
      ? await response.json()
      : type.includes('text')
        ? await response.text()
        : await response.arrayBuffer()
    return { status: response.status, body }
  }
  const { status, body } = await read().catch(() => ({ status: 0, body: null }))
  const message = status === 200 ? null : readWords(status, body)
  return { answer: { who, what, at, ms: performance.now() - at, status, message }, body }
}

function readWords(status: number, body: unknown): string {
  if (status === 0) return NO_ANSWER
  if (typeof body === 'string') return (TITLE.exec(body)?.[1] ?? '').replace(/<[^>]*>/g, '').trim()
  return (body as { message?: string } | null)?.message ?? ''
}
