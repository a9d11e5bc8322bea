import type { Message, ReglagesMessages } from '@foulee/contract/echanges/messages'
import { react } from '@foulee/domain/echanges/reaction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { useToast } from '#ui/toast.tsx'
import { withMessages } from './fil.ts'
import { changeFil, filQuery, reglagesMessagesQuery } from './messages.queries.ts'

const toastFailure = (toast: ReturnType<typeof useToast>) => (cause: Error) =>
  toast({ message: cause.message, tone: 'danger' })

export function useInvalidateCanaux() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['messages', 'canaux'] }),
      client.invalidateQueries({ queryKey: ['messages', 'non-lus'] }),
    ])
}

function useShow({ channels_id }: Message) {
  const client = useQueryClient()
  return (message: Message) => changeFil(client, channels_id, (fil) => withMessages(fil, [message]))
}

/** Reacts, or removes the reaction with null; optimistic. */
export function useReagir(message: Message) {
  const show = useShow(message)
  const toast = useToast()
  const { id, reactions } = message
  return useMutation({
    scope: { id: `reaction message ${id}` },
    mutationFn: async (reaction_types_id: number | null) =>
      (await api('POST /api/messages/reagir/{id}', { params: { id }, body: { reaction_types_id } }))
        .data,
    onMutate: (wish) => show({ ...message, reactions: react(reactions, wish) }),
    onSuccess: (known) => show({ ...message, reactions: known }),
    onError: (cause) => {
      show(message)
      toastFailure(toast)(cause)
    },
  })
}

export function useModifier(message: Message) {
  const show = useShow(message)
  const { id } = message
  return useMutation({
    mutationFn: async (texte: string) =>
      (await api('POST /api/messages/update/{id}', { params: { id }, body: { texte } })).data,
    onSuccess: show,
  })
}

export function useSupprimer(message: Message) {
  const show = useShow(message)
  const ask = useInvalidateCanaux()
  const { id } = message
  return useMutation({
    mutationFn: () => api('POST /api/messages/del/{id}', { params: { id } }),
    onSuccess: () => {
      const supprime_le = new Date().toISOString()
      const droits = { modifier: false, supprimer: false, signaler: false }
      show({ ...message, texte: '', pieces: [], cartes: [], supprime_le, droits })
      return ask()
    },
  })
}

export function useCanalActions(channels_id: number) {
  const client = useQueryClient()
  const askCanaux = useInvalidateCanaux()
  const toast = useToast()
  const params = { channels_id }
  const renew = () =>
    Promise.all([
      askCanaux(),
      client.invalidateQueries({ queryKey: filQuery(channels_id).queryKey }),
      client.invalidateQueries({ queryKey: ['messages', 'membres', channels_id] }),
    ])
  const onError = toastFailure(toast)
  const muet = useMutation({
    mutationFn: (est_muet: boolean) =>
      api('POST /api/messages/muet/{channels_id}', { params, body: { est_muet } }),
    onSuccess: renew,
    onError,
  })
  const quitter = useMutation({
    mutationFn: () => api('POST /api/messages/quitter/{channels_id}', { params }),
    onSuccess: askCanaux,
    onError,
  })
  const demande = useMutation({
    mutationFn: (decision: 'accepter' | 'refuser') =>
      api('POST /api/messages/demande/{channels_id}', { params, body: { decision } }),
    onSuccess: (_, decision) => (decision === 'accepter' ? renew() : askCanaux()),
    onError,
  })
  const retirer = useMutation({
    mutationFn: (users_id: number) =>
      api('POST /api/messages/groupe/{id}/retirer', {
        params: { id: channels_id },
        body: { users_id },
      }),
    onSuccess: renew,
    onError,
  })
  const bloquer = useMutation({
    mutationFn: (users_id: number) =>
      api('POST /api/profile/bloquer', { body: { users_id, est_bloque: true } }),
    onSuccess: () =>
      Promise.all([
        renew(),
        client.invalidateQueries(tagged('profile', 'commentaires', 'feed')),
        client.invalidateQueries({ queryKey: ['fil'] }),
      ]),
    onError,
  })
  const nommer = useMutation({
    mutationFn: (nom: string) =>
      api('POST /api/messages/groupe/{id}', { params: { id: channels_id }, body: { nom } }),
    onSuccess: renew,
  })
  const inviter = useMutation({
    mutationFn: (users_ids: number[]) =>
      api('POST /api/messages/groupe/{id}/inviter', {
        params: { id: channels_id },
        body: { users_ids },
      }),
    onSuccess: renew,
  })
  return { muet, quitter, demande, retirer, bloquer, nommer, inviter }
}

export function useFonder() {
  const ask = useInvalidateCanaux()
  return useMutation({
    mutationFn: async (body: { nom: string; users_ids: number[] }) =>
      (await api('POST /api/messages/groupe', { body })).data,
    onSuccess: ask,
  })
}

export function useSaveReglages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: ReglagesMessages) =>
      (await api('POST /api/messages/reglages', { body })).data,
    onSuccess: (data) => client.setQueryData(reglagesMessagesQuery().queryKey, data),
  })
}
