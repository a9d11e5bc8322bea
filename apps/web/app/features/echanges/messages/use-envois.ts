import type { Message } from '@foulee/contract/echanges/messages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#platform/api/api.ts'
import { PHOTOS_TIMEOUT_MS, sendForm } from '#platform/api/send-form.ts'
import {
  listQueuedMessages,
  removeQueuedMessage,
  saveQueuedMessage,
} from '#platform/offline/queued-messages.ts'
import { onFlux } from '#platform/realtime/flux-handlers.ts'
import type { Cible } from './envois.ts'
import { type Envoi, isSameCible } from './envois.ts'
import { withMessages } from './fil.ts'
import { readBrouillon, writeBrouillon } from './message-draft.ts'
import { changeFil } from './messages.queries.ts'
import { createBoite } from './outbox.ts'

const arrivals = new Set<(message: Message, envoi: Envoi) => void>()

const boite = createBoite({
  post: async ({ client_id, cible, texte, reponse, photos, traces, rayon_masque }, sending) => {
    const body = new FormData()
    body.set('client_id', client_id)
    body.set('texte', texte)
    if (reponse) body.set('reponse_id', String(reponse.id))
    for (const photo of photos) body.append('photo', photo)
    for (const trace of traces) body.append('trace', trace)
    if (traces.length && rayon_masque !== undefined) body.set('rayon_masque', String(rayon_masque))
    if (photos.length + traces.length > 0) {
      const path =
        `/api/messages/post/${cible.kind === 'canal' ? 'channel' : 'user'}/${cible.id}` as const
      const timeout = PHOTOS_TIMEOUT_MS
      return sendForm<Message>(path, body, { ...sending, timeout })
    }
    const input = { params: { id: cible.id }, body }
    const { data } =
      cible.kind === 'canal'
        ? await api('POST /api/messages/post/channel/{id}', input)
        : await api('POST /api/messages/post/user/{id}', input)
    return data
  },
  store: saveQueuedMessage,
  drop: removeQueuedMessage,
  list: () => listQueuedMessages<Envoi>(),
  onSent: (message, envoi) => {
    for (const tell of arrivals) tell(message, envoi)
  },
  random: Math.random,
})

function addSentMessage(client: QueryClient, message: Message): void {
  changeFil(client, message.channels_id, (fil) => withMessages(fil, [message]))
  void client.invalidateQueries({ queryKey: ['POST /api/messages/list'] })
}

export function useBoite(users_id: number): void {
  const client = useQueryClient()
  useEffect(() => {
    void boite.start(users_id)
    const leaving = new AbortController()
    const arrive = (message: Message) => addSentMessage(client, message)
    arrivals.add(arrive)
    window.addEventListener('online', boite.wake, { signal: leaving.signal })
    // An opened stream means that the server answers again.
    const unhear = onFlux('message', (data) => data === null && boite.wake())
    return () => {
      leaving.abort()
      arrivals.delete(arrive)
      unhear()
      boite.stop()
    }
  }, [client, users_id])
}

export function useEnvois(cible: Cible): readonly Envoi[] {
  const all = useSyncExternalStore(boite.subscribe, boite.read, boite.read)
  return all.filter((envoi) => isSameCible(envoi.cible, cible))
}

export function onArrival(tell: (message: Message, envoi: Envoi) => void): () => void {
  arrivals.add(tell)
  return () => void arrivals.delete(tell)
}

const abandonListeners = new Set<(envoi: Envoi) => void>()

/** Subscribes to abandoned messages, whose text is in the draft again. */
export function onAbandoned(tell: (envoi: Envoi) => void): () => void {
  abandonListeners.add(tell)
  return () => void abandonListeners.delete(tell)
}

export function abandonEnvoi(envoi: Envoi): void {
  const { client_id, cible, users_id, texte } = envoi
  const begun = readBrouillon(cible, users_id)
  writeBrouillon(cible, users_id, [texte, begun].filter(Boolean).join('\n'))
  boite.abandon(client_id)
  for (const tell of abandonListeners) tell(envoi)
}

export const { send: sendEnvoi, interrupt: interruptEnvoi, retry: retryEnvoi } = boite
