import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { INSCRIPTIONS } from './inscriptions.queries.ts'

/** Queries affected by a registration: lists of events, agenda, points. */
const AROUND = [INSCRIPTIONS.queryKey, ['evenements'], ['entrainement'], ['points']] as const

const reload = (client: QueryClient) =>
  Promise.all(AROUND.map((queryKey) => client.invalidateQueries({ queryKey })))

/**
 * Registers for a date.
 * @param cle idempotency key, the same for the life of the page
 */
export function useRegister(dates_id: number, cle: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => {
      const groupe = form.get('groupe')
      return api('POST /api/evenements/inscrire', {
        body: { dates_id, cle, groupe: groupe ? String(groupe) : null },
      })
    },
    // Also after a refusal: the shown number of places was stale.
    onSettled: () => reload(client),
  })
}

export function useGiveUp(dates_id: number) {
  const client = useQueryClient()
  return async () => {
    await api('POST /api/evenements/desinscrire', { body: { dates_id } })
    await reload(client)
  }
}

export function useWait(dates_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/evenements/attente', { body: { dates_id } }),
    onSettled: () => reload(client),
  })
}

export function useLeaveList(dates_id: number) {
  const client = useQueryClient()
  return async () => {
    await api('POST /api/evenements/attente/del', { body: { dates_id } })
    await reload(client)
  }
}

type Code = { slug: string; id: number; hash: string }

export function useValidateCode({ slug, id, hash }: Code) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (
        await api(
          'POST /api/evenements/{id}/valider/{a}/{b}',
          { params: { id: slug, a: id, b: hash } },
          // The call is delayed by ten seconds, in which the page may be closed.
          { keepalive: true },
        )
      ).data,
    onSettled: () => client.invalidateQueries(INSCRIPTIONS),
  })
}

export const useExport = (dates_id: number, name: string) =>
  useMutation({
    mutationFn: async () => {
      const { blob } = await api('GET /api/evenements/accueil/{dates_id}/export.csv', {
        params: { dates_id },
      })
      saveFile(blob, `${name}.csv`)
    },
  })
