import type { Liste } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { OUVERTES } from '#kit/messages/open-discussion.tsx'
import { api } from '#platform/api/api.ts'
import { noteDeed } from '#platform/pwa/carnet.ts'
import { useToast } from '#ui/toast.tsx'
import { trackRemoved, trackStored } from './liste-events.ts'
import type { Thing } from './liste-kinds.ts'
import { dropItem, EMPTY, findEntry, mergeItem } from './liste-merge.ts'

/** My run list, whole (produit 13.1). */
export const listeQuery = (isAuth = true) =>
  queryOptions({
    queryKey: ['liste'],
    queryFn: async () => (await api('GET /api/liste')).data,
    enabled: isAuth,
  })

/** My run list for a button, and for a press that comes before it the way to wait for it. */
export function useListe(isAuth: boolean) {
  const toast = useToast()
  const { data: liste, refetch } = useQuery(listeQuery(isAuth))
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    // The answer that is on its way already, or another one where it failed.
    const { data, error } = await refetch({ cancelRefetch: false })
    setAsking(false)
    if (error) toast({ message: error.message, tone: 'danger' })
    return data
  }
  return { liste, isAsking, ask }
}

const { queryKey } = listeQuery()

export type Change = Thing & {
  etat?: ListeEtat
  note?: string | null
  /** A removal taken back: what was said of it once is not told again. */
  isBack?: boolean
}

const STORING = ['liste', 'ajout']

/** Something is on its way into the list: it counts as there. */
export const useIsStoring = () => useIsMutating({ mutationKey: STORING }) > 0

/** Puts a thing in the list, or changes what I say of it. */
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
      noteDeed('runlist')
      client.setQueryData(queryKey, (liste: Liste = EMPTY) => mergeItem(liste, item))
      void client.invalidateQueries({ queryKey: OUVERTES })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

/** Takes a thing out of the list, and offers to put it back as it was. */
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
      // Pressed twice, it was taken out and said once.
      if (liste && !known) return
      trackRemoved(thing)
      client.setQueryData(queryKey, (liste: Liste = EMPTY) => dropItem(liste, thing))
      void client.invalidateQueries({ queryKey: OUVERTES })
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
