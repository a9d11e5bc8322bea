import type { Archive } from '@foulee/contract/parcours/archives'
import { isApiError } from '@foulee/contract/shared/call-error'
import { MORCEAU } from '@foulee/domain/parcours/archive'
import { useSyncExternalStore } from 'react'
import { api } from '#platform/api/api.ts'

export type Upload = {
  nom: string
  taille: number
  sent: number
  /** Why it waits, or ended. */
  message: string | null
  isOver: boolean
}

export type Content = { nom: string; blob: Blob }

/** Outlives the page: one goes on elsewhere while the pieces leave. */
let current: Upload | null = null
let control = new AbortController()
const listeners = new Set<() => void>()

function show(upload: Upload | null): void {
  current = upload
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUpload = (): Upload | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

/** Chosen on another page, for the one that sends it. */
let handed: Content | null = null
export const handOver = (content: Content): void => {
  handed = content
}
export function takeHanded(): Content | null {
  const content = handed
  handed = null
  return content
}

const WAITS_S = [1, 2, 5, 10, 20, 30]
const FAILED =
  'L’envoi n’a pas abouti. Vérifiez votre connexion, puis choisissez de nouveau le fichier.'
const AWAY = 'La connexion manque\u00a0: l’envoi reprendra de lui-même.'

/**
 * Sends an archive piece by piece; a piece that does not pass is sent again.
 * @param begun an upload that was cut off: goes on where it was
 * @returns whether it arrived whole
 */
export async function sendArchive({ nom, blob }: Content, begun?: Archive): Promise<boolean> {
  control = new AbortController()
  const { signal } = control
  const shown = { nom, taille: blob.size, message: null, isOver: false }
  show({ ...shown, sent: begun?.recu ?? 0 })
  try {
    const { id, recu } = begun ?? (await announce(nom, blob.size))
    for (let position = recu; position < blob.size && !signal.aborted; ) {
      const piece = await sendPiece({ id, blob, position }, signal)
      position = piece.recu
      show({ ...shown, sent: position })
    }
    show(null)
    return !signal.aborted
  } catch (cause) {
    show({ ...shown, sent: 0, message: isApiError(cause) ? cause.message : FAILED, isOver: true })
    return false
  }
}

export const cancelUpload = (): void => {
  control.abort()
  show(null)
}

const announce = async (nom: string, taille: number) =>
  (await api('POST /api/archives/create', { body: { nom: nom.slice(0, 200), taille } })).data

type Piece = { id: number; blob: Blob; position: number }

async function sendPiece({ id, blob, position }: Piece, signal: AbortSignal): Promise<Archive> {
  for (let tried = 0; ; tried++) {
    const body = new FormData()
    body.set('position', String(position))
    body.set('morceau', blob.slice(position, position + MORCEAU), 'morceau')
    try {
      return (await api('POST /api/archives/morceaux/{id}', { params: { id }, body })).data
    } catch (cause) {
      if (!isApiError(cause) || !isPassing(cause) || signal.aborted) throw cause
      if (current) show({ ...current, message: AWAY })
      await wait(cause.retryAfter ?? WAITS_S[Math.min(tried, WAITS_S.length - 1)] ?? 1, signal)
    }
  }
}

/** No answer, too many at once, or a server that starts again. */
const isPassing = ({ status }: { status: number }) =>
  status === 0 || status === 408 || status === 429 || status >= 500

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
