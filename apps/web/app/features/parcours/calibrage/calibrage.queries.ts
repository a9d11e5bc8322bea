import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { useToast } from '#ui/toast.tsx'

/** Outings that are measured in the background are looked for again. */
const LOOK_MS = 8000

const QUERY = queryOf('GET /api/activites/calibrage')

export const useProfil = () =>
  useQuery({
    ...QUERY,
    refetchInterval: ({ state }) => (state.data?.a_mesurer ? LOOK_MS : false),
  })

/** Roadbooks have keys of their own. */
const FEUILLES = [['ma-feuille-de-route']]

export function useChooseLaw() {
  const toast = useToast()
  return useCall('POST /api/activites/calibrage', {
    also: FEUILLES,
    input: (body: { est_generale: boolean }) => ({ body }),
    onSuccess: (_, { est_generale }) =>
      toast({
        message: est_generale
          ? 'Vos temps sont maintenant ceux du calcul commun.'
          : 'Vos temps sont de nouveau calibrés sur vous.',
        tone: 'success',
      }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

export function useSetAside() {
  const toast = useToast()
  return useCall('POST /api/activites/calibrage/ecarter', {
    also: FEUILLES,
    input: (body: { activites_id: number; est_ecartee: boolean }) => ({ body }),
    onSuccess: (_, { est_ecartee }) =>
      toast({
        message: est_ecartee ? 'La sortie est écartée.' : 'La sortie compte de nouveau.',
        tone: 'success',
      }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}
