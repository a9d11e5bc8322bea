import { isApiError } from '@foulee/contract/call-error'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { addItem } from './fil.cache.ts'

/** Words on their way: shown at once where they will stand. */
export type Envoi = {
  key: string
  texte: string
  photos: readonly File[]
  /** Why it has not gone; null while it goes. */
  echec: string | null
}

type Words = Pick<Envoi, 'texte' | 'photos'>

const NOT_SENT = 'L’envoi n’a pas abouti. Vérifiez votre connexion.'

function sayFailure(cause: unknown): string {
  if (!isApiError(cause)) return NOT_SENT
  return Object.values(cause.errors)[0] ?? cause.message
}

/** What I am publishing: each on its way, or failed and kept, with its words, until I say what becomes of it. */
export function useEnvois() {
  const client = useQueryClient()
  const [envois, setEnvois] = useState<readonly Envoi[]>([])
  const drop = (key: string) => setEnvois((all) => all.filter((one) => one.key !== key))
  const mark = (key: string, echec: string | null) =>
    setEnvois((all) => all.map((one) => (one.key === key ? { ...one, echec } : one)))

  async function post({ key, texte, photos }: Envoi): Promise<void> {
    mark(key, null)
    const body = new FormData()
    body.set('texte', texte)
    for (const photo of photos) body.append('photo', photo)
    try {
      const { data } = await api('POST /api/feed/store', { body })
      addItem(client, data)
      drop(key)
    } catch (cause) {
      mark(key, sayFailure(cause))
    }
  }

  return {
    envois,
    drop,
    retry: (envoi: Envoi) => void post(envoi),
    send: (words: Words) => {
      const envoi: Envoi = { ...words, key: crypto.randomUUID(), echec: null }
      setEnvois((all) => [envoi, ...all])
      void post(envoi)
    },
  }
}
