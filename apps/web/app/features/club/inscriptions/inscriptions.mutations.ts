import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { saveFile } from '#platform/save-file.ts'
import { INSCRIPTIONS } from './inscriptions.queries.ts'

/** What a registration changes is seen in lists of events, on the agenda, and in the gauge. */
const AROUND = [INSCRIPTIONS.queryKey, ['evenements'], ['entrainement'], ['points']] as const

const reload = (client: QueryClient) =>
  Promise.all(AROUND.map((queryKey) => client.invalidateQueries({ queryKey })))

/** Comes to a date. @param cle the same for as long as the page asks: sent twice, it is one */
export function useRegister(dates_id: number, cle: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => {
      const groupe = form.get('groupe')
      return api('POST /api/evenements/inscrire', {
        body: { dates_id, cle, groupe: groupe ? String(groupe) : null },
      })
    },
    // Also when it was refused: the places are not what was shown.
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

/** Puts me on the waiting list of a full date. */
export function useWait(dates_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/evenements/attente', { body: { dates_id } }),
    onSettled: () => reload(client),
  })
}

/** Leaves the list, or refuses what is offered. */
export function useLeaveList(dates_id: number) {
  const client = useQueryClient()
  return async () => {
    await api('POST /api/evenements/attente/del', { body: { dates_id } })
    await reload(client)
  }
}

type Code = { slug: string; id: number; hash: string }

/** Validates the code that a camera opened. */
export function useValidateCode({ slug, id, hash }: Code) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () =>
      (
        await api(
          'POST /api/evenements/{id}/valider/{a}/{b}',
          { params: { id: slug, a: id, b: hash } },
          // It waits ten seconds, in which its page may be left.
          { keepalive: true },
        )
      ).data,
    onSettled: () => client.invalidateQueries(INSCRIPTIONS),
  })
}

/** Who comes, for a spreadsheet. */
export const useExport = (dates_id: number, name: string) =>
  useMutation({
    mutationFn: async () => {
      const { blob } = await api('GET /api/evenements/accueil/{dates_id}/export.csv', {
        params: { dates_id },
      })
      saveFile(blob, `${name}.csv`)
    },
  })
