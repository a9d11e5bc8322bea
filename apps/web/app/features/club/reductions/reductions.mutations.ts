import type { ReductionGestion } from '@foulee/contract/club/reductions'
import type { GesteReduction } from '@foulee/domain/club/reduction'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isPassed } from '#kit/editor/edit-failure.ts'
import { useCall } from '#platform/api/use-call.ts'
import { useToast } from '#ui/toast.tsx'
import { editorPath, MES_REDUCTIONS } from './paths.ts'
import { readReduction } from './reduction-body.ts'
import { gestionQuery } from './reductions.queries.ts'

export function useSaveReduction(id: number | null) {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const saving = {
    // On a version conflict, loads the other save for the choice between both.
    onError: async (cause: Error) => {
      if (isPassed(cause) && id !== null) await client.invalidateQueries(gestionQuery(id))
    },
    update: (known: QueryClient, saved: ReductionGestion) =>
      known.setQueryData(gestionQuery(saved.id).queryKey, saved),
    onSuccess: async (saved: ReductionGestion) => {
      toast({ message: 'La réduction est enregistrée.', tone: 'success' })
      if (id === null) await navigate(editorPath(saved.id), { replace: true })
    },
  }
  const create = useCall('POST /api/reductions/create', {
    ...saving,
    input: (form: FormData) => ({ body: readReduction(form) }),
  })
  const change = useCall('POST /api/reductions/update/{id}', {
    ...saving,
    input: (form: FormData) => ({ params: { id: id ?? 0 }, body: readReduction(form) }),
  })
  return id === null ? create : change
}

const TOASTS: Readonly<Record<GesteReduction, string>> = {
  soumettre: 'La réduction attend la relecture de l’équipe.',
  publier: 'La réduction est publiée.',
  renvoyer: 'La réduction est renvoyée.',
  retirer: 'La réduction n’est plus dans la liste.',
}

export function useMoveReduction(id: number) {
  const toast = useToast()
  return useCall('POST /api/reductions/{id}/etat', {
    input: (body: { geste: GesteReduction; motif?: string }) => ({ params: { id }, body }),
    onSuccess: (_, { geste }) => toast({ message: TOASTS[geste], tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
}

export function useRemoveReduction(id: number) {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  return useCall('POST /api/reductions/{id}/del', {
    input: { params: { id } },
    onSuccess: async () => {
      toast({ message: 'La réduction est supprimée.', tone: 'success' })
      await navigate(MES_REDUCTIONS, { replace: true })
      client.removeQueries({ queryKey: gestionQuery(id).queryKey })
    },
  })
}

export function useRemoveCodes(id: number) {
  const toast = useToast()
  return useCall('POST /api/reductions/{id}/codes/del', {
    input: (codes: readonly number[]) => ({ params: { id }, body: { codes: [...codes] } }),
    onSuccess: ({ retires }) =>
      toast(
        retires
          ? {
              message: `${retires}\u00a0${retires > 1 ? 'codes retirés' : 'code retiré'}.`,
              tone: 'success',
            }
          : { message: 'Ce code vient d’être vu\u00a0: il reste dans la liste.', tone: 'danger' },
      ),
    renews: 'settled',
  })
}
