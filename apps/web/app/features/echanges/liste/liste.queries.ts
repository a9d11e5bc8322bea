import type { Liste } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OUVERTES } from '#kit/messages/open-discussion.tsx'
import { api } from '#platform/api/api.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { recordDeed } from '#platform/pwa/install-prompt.ts'
import { useToast } from '#ui/toast.tsx'
import { trackRemoved, trackStored } from './liste-events.ts'
import type { Thing } from './liste-kinds.ts'
import { dropItem, EMPTY, findEntry, mergeItem } from './liste-merge.ts'

export const listeQuery = (isAuth = true) => ({ ...queryOf('GET /api/liste'), enabled: isAuth })

/** The run list for a button, with a promise for a press made before it has loaded. */
export function useListe(isAuth: boolean) {
  const toast = useToast()
  const { data: liste, refetch } = useQuery(listeQuery(isAuth))
  const [isAsking, setAsking] = useState(false)
  const refetchListe = async () => {
    setAsking(true)
    // Joins the request in flight, or retries after a failure.
    const { data, error } = await refetch({ cancelRefetch: false })
    setAsking(false)
    if (error) toast({ message: error.message, tone: 'danger' })
    return data
  }
  return { liste, isAsking, ask: refetchListe }
}

const { queryKey } = listeQuery()

export type Change = Thing & {
  etat?: ListeEtat
  note?: string | null
  /** Undo of a removal: its events are not tracked again. */
  isBack?: boolean
}

const STORING = ['liste', 'ajout']

/** An addition in flight counts as done. */
export const useIsStoring = () => useIsMutating({ mutationKey: STORING }) > 0

export function useStore() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationKey: STORING,
    mutationFn: async ({ type, id, isBack: _, ...extra }: Change) =>
      (await api('POST /api/liste/store', { body: { type, id, extra } })).data,
    onSuccess: (item, change) => {
      const before = client.getQueryData(queryKey)
      const known = findEntry(before, change.type, change.id)
      trackStored(known?.extra, change)
      recordDeed('runlist')
      client.setQueryData(queryKey, (liste: Liste = EMPTY) => mergeItem(liste, item))
      void client.invalidateQueries({ queryKey: [OUVERTES] })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function useRemove() {
  const client = useQueryClient()
  const toast = useToast()
  const store = useStore()
  return useMutation({
    mutationFn: ({ type, id }: Thing) => api('POST /api/liste/delete', { body: { type, id } }),
    onSuccess: (_, thing) => {
      const { type, id } = thing
      const liste = client.getQueryData(queryKey)
      const known = findEntry(liste, type, id)
      // A double click tracks the removal once.
      if (liste && !known) return
      trackRemoved(thing)
      client.setQueryData(queryKey, (liste: Liste = EMPTY) => dropItem(liste, thing))
      void client.invalidateQueries({ queryKey: [OUVERTES] })
      const undo = () => {
        const { etat, note } = known?.extra ?? {}
        store.mutate({ type, id, isBack: true, ...(etat && { etat }), ...(note && { note }) })
      }
      toast({
        message: 'Retiré de votre run list.',
        ...(known?.item && { action: { label: 'Annuler', onPress: undo } }),
      })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}
