import type { GesteReduction } from '@foulee/domain/club/reduction'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { useToast } from '#ui/toast.tsx'
import { editorPath, MES_REDUCTIONS } from './paths.ts'
import { readReduction } from './reduction-body.ts'
import { gestionQuery, REDUCTIONS_KEY } from './reductions.queries.ts'

/**
 * Saves the form; a new discount moves to its own URL.
 * @param id null for a new discount
 */
export function useSaveReduction(id: number | null) {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const body = readReduction(form)
      return id === null
        ? (await api('POST /api/reductions/create', { body })).data
        : (await api('POST /api/reductions/update/{id}', { params: { id }, body })).data
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) =>
      isPassed(cause) && id !== null && client.invalidateQueries(gestionQuery(id)),
    onSuccess: async (saved) => {
      client.setQueryData(gestionQuery(saved.id).queryKey, saved)
      toast({ message: 'La réduction est enregistrée.', tone: 'success' })
      if (id === null) await navigate(editorPath(saved.id), { replace: true })
      await client.invalidateQueries({ queryKey: REDUCTIONS_KEY })
    },
  })
}

const SAID: Readonly<Record<GesteReduction, string>> = {
  soumettre: 'La réduction attend la relecture de l’équipe.',
  publier: 'La réduction est publiée.',
  renvoyer: 'La réduction est renvoyée.',
  retirer: 'La réduction n’est plus dans la liste.',
}

export function useMoveReduction(id: number) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: async (body: { geste: GesteReduction; motif?: string }) =>
      (await api('POST /api/reductions/{id}/etat', { params: { id }, body })).data,
    onSuccess: (_, { geste }) => toast({ message: SAID[geste], tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: REDUCTIONS_KEY }),
  })
}

export function useRemoveReduction(id: number) {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api('POST /api/reductions/{id}/del', { params: { id } }),
    onSuccess: async () => {
      toast({ message: 'La réduction est supprimée.', tone: 'success' })
      await navigate(MES_REDUCTIONS, { replace: true })
      client.removeQueries({ queryKey: gestionQuery(id).queryKey })
      await client.invalidateQueries({ queryKey: REDUCTIONS_KEY })
    },
  })
}
