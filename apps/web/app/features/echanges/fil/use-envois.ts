import type { Publication } from '@foulee/contract/echanges/fil'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PHOTOS_TIMEOUT_MS, sendForm } from '#platform/api/send-form.ts'
import { shareOut } from './envoi-parts.ts'
import { addItem } from './fil.cache.ts'

export type Envoi = {
  key: string
  texte: string
  photos: readonly File[]
  parts: readonly number[]
  echec: string | null
}

type Words = Pick<Envoi, 'texte' | 'photos'>

const NOT_SENT = 'L’envoi n’a pas abouti. Vérifiez votre connexion.'
const STOPPED = 'Envoi interrompu. Rien n’a été publié.'

function formatFailure(cause: unknown, { aborted }: AbortSignal): string {
  if (aborted) return STOPPED
  if (!isApiError(cause)) return NOT_SENT
  return Object.values(cause.errors)[0] ?? cause.message
}

function toForm({ texte, photos }: Words): FormData {
  const form = new FormData()
  form.set('texte', texte)
  for (const photo of photos) form.append('photo', photo)
  return form
}

export function useEnvois() {
  const client = useQueryClient()
  const [envois, setEnvois] = useState<readonly Envoi[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const drop = (key: string) => setEnvois((all) => all.filter((envoi) => envoi.key !== key))
  const mark = (key: string, change: Partial<Envoi>) =>
    setEnvois((all) => all.map((envoi) => (envoi.key === key ? { ...envoi, ...change } : envoi)))

  async function post(envoi: Envoi): Promise<void> {
    const { key, photos } = envoi
    const sizes = photos.map(({ size }) => size)
    const onProgress = (share: number) => mark(key, { parts: shareOut(sizes, share) })
    const stop = new AbortController()
    stops.current.set(key, stop)
    mark(key, { echec: null, parts: shareOut(sizes, 0) })
    try {
      const { signal } = stop
      const sending = { signal, onProgress, timeout: PHOTOS_TIMEOUT_MS }
      addItem(client, await sendForm<Publication>('/api/feed/store', toForm(envoi), sending))
      drop(key)
    } catch (cause) {
      mark(key, { echec: formatFailure(cause, stop.signal) })
    } finally {
      stops.current.delete(key)
    }
  }

  return {
    envois,
    drop,
    stop: (key: string) => stops.current.get(key)?.abort(),
    retry: (envoi: Envoi) => void post(envoi),
    send: (words: Words) => {
      const envoi: Envoi = { ...words, key: crypto.randomUUID(), parts: [], echec: null }
      setEnvois((all) => [envoi, ...all])
      void post(envoi)
    },
  }
}
