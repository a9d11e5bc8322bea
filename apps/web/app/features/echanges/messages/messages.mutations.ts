import type { Message } from '@foulee/contract/echanges/messages'
import { react } from '@foulee/domain/echanges/reaction'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/api/use-call.ts'
import { useToast } from '#ui/toast.tsx'
import { withMessages } from './fil.ts'
import { changeFil, nonLusQuery } from './messages.queries.ts'

export const toastFailure = (toast: ReturnType<typeof useToast>) => (cause: Error) =>
  toast({ message: cause.message, tone: 'danger' })

export function useInvalidateCanaux() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['POST /api/messages/list'] }),
      client.invalidateQueries({ queryKey: nonLusQuery.queryKey }),
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
  return useCall('POST /api/messages/reagir/{id}', {
    scope: { id: `reaction message ${id}` },
    input: (reaction_types_id: number | null) => ({ params: { id }, body: { reaction_types_id } }),
    renews: 'never',
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
  return useCall('POST /api/messages/update/{id}', {
    input: (texte: string) => ({ params: { id }, body: { texte } }),
    renews: 'never',
    onSuccess: show,
  })
}

export function useSupprimer(message: Message) {
  const show = useShow(message)
  const ask = useInvalidateCanaux()
  return useCall('POST /api/messages/del/{id}', {
    input: { params: { id: message.id } },
    renews: 'never',
    onSuccess: () => {
      const supprime_le = new Date().toISOString()
      const droits = { modifier: false, supprimer: false, signaler: false }
      show({ ...message, texte: '', pieces: [], cartes: [], supprime_le, droits })
      return ask()
    },
  })
}
