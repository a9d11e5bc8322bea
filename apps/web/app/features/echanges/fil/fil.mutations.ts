import type { Emetteur, Publication } from '@foulee/contract/echanges/fil'
import { react } from '@foulee/domain/echanges/reaction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSuivre } from '#kit/feed/suivre.mutations.ts'
import { api } from '#platform/api/api.ts'
import { readLine } from '#ui/form/form-values.ts'
import { useToast } from '#ui/toast.tsx'
import { sourdinesQuery } from './abonnements.queries.ts'
import { dropItems, patchItem } from './fil.cache.ts'
import { filQuery } from './fil.queries.ts'

export function useReact({ id, reactions }: Publication) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (shown: Publication['reactions']) =>
    patchItem(client, id, (item) => ({ ...item, reactions: shown }))
  return useMutation({
    scope: { id: `reaction ${id}` },
    mutationFn: async (reaction_types_id: number | null) =>
      (await api('POST /api/feed/reagir/{id}', { params: { id }, body: { reaction_types_id } }))
        .data,
    onMutate: (wish) => {
      show(react(reactions, wish))
      return reactions
    },
    onSuccess: show,
    onError: ({ message }, _, before) => {
      if (before) show(before)
      toast({ message, tone: 'danger' })
    },
  })
}

function useResetFil() {
  const client = useQueryClient()
  return () => client.resetQueries({ queryKey: filQuery().queryKey })
}

export function useMasquer({ id }: Publication) {
  const client = useQueryClient()
  const toast = useToast()
  const ask = useResetFil()
  const send = (est_masquee: boolean) =>
    api('POST /api/feed/masquer/{id}', { params: { id }, body: { est_masquee } })
  const undo = useMutation({
    mutationFn: () => send(false),
    onSuccess: ask,
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return useMutation({
    mutationFn: () => send(true),
    onSuccess: () => {
      dropItems(client, (item) => item.id === id)
      toast({
        message: 'Retiré de votre fil.',
        action: { label: 'Annuler', onPress: () => undo.mutate() },
      })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

type Cible = Pick<Emetteur, 'kind' | 'id' | 'nom'>

const isEmittedBy =
  ({ kind, id }: Cible) =>
  ({ emetteur }: Publication): boolean =>
    emetteur.kind === kind && emetteur.id === id

export function useSourdine(cible: Cible) {
  const client = useQueryClient()
  const toast = useToast()
  const ask = useResetFil()
  const { kind, id, nom } = cible
  const send = (est_muet: boolean) =>
    api('POST /api/feed/sourdine', { body: { kind, id, est_muet } })
  const renew = () => client.invalidateQueries({ queryKey: sourdinesQuery.queryKey })
  const onError = ({ message }: Error) => toast({ message, tone: 'danger' })
  const lift = useMutation({
    mutationFn: () => send(false),
    onSuccess: () => Promise.all([ask(), renew()]),
    onError,
  })
  const mute = useMutation({
    mutationFn: () => send(true),
    onSuccess: () => {
      dropItems(client, isEmittedBy(cible))
      toast({
        message: `Vous n’entendrez plus ${nom} dans votre fil.`,
        action: { label: 'Annuler', onPress: () => lift.mutate() },
      })
      return renew()
    },
    onError,
  })
  return { mute, lift }
}

export function useCesser(cible: Cible) {
  const toast = useToast()
  const suivre = useSuivre()
  const { kind, id, nom } = cible
  return () => {
    if (kind === 'foulee' || id === null) return
    suivre.mutate(
      { kind, id, est_suivi: false },
      {
        onSuccess: () =>
          toast({
            message: `Vous ne suivez plus ${nom}.`,
            action: {
              label: 'Annuler',
              onPress: () => suivre.mutate({ kind, id, est_suivi: true }),
            },
          }),
      },
    )
  }
}

export function useChangeWords({ id }: Publication, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const body = { texte: readLine(form, 'texte') }
      return (await api('POST /api/feed/update/{id}', { params: { id }, body })).data
    },
    onSuccess: (changed) => {
      patchItem(client, id, () => changed)
      onDone()
    },
  })
}

export function useRemoveWords({ id }: Publication) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/feed/del/{id}', { params: { id } }),
    onSuccess: () => dropItems(client, (item) => item.id === id),
  })
}
