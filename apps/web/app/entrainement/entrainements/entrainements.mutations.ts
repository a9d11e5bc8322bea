import type { Entrainement, Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Done } from '@foulee/contract/entrainement/entrainements'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'
import { TRAINING_KEY } from './entrainements.queries.ts'

/** A change of training: everything that shows training is asked again. */
export function useTrainingChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  said: { onSuccess?: () => void; onError?: (error: Error) => void } = {},
): UseMutationResult<Answer, Error, Given> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...said,
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  })
}

/** The id of the act that was just made, by which it is taken back; the calls that act do not tell it. */
async function findLastGeste(): Promise<number | null> {
  const { data } = await api('POST /api/training/gestes', { query: { nb_page: 1 } })
  const [geste] = data
  return geste && geste.annule_le === null ? geste.id : null
}

/** Takes an act back, and says so, even when whatever asked for it is no longer on the page. */
export function useUndo() {
  const toast = useToast()
  const { mutate, isPending, variables } = useTrainingChange(
    (id: number) => api('POST /api/training/annuler', { body: { id } }),
    {
      onSuccess: () => toast({ message: 'C’est remis comme avant.', tone: 'success' }),
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    },
  )
  return { undo: mutate, isPending, variables }
}

/** An act on the calendar, after which a word offers to take it back. */
export function useGeste<Given>(
  act: (given: Given) => Promise<unknown>,
  say: (given: Given) => string,
) {
  const toast = useToast()
  const { undo } = useUndo()
  const mutation = useTrainingChange(async (given: Given) => {
    await act(given)
    // Without its id the act stands, and is taken back from the list of changes.
    return findLastGeste().catch(() => null)
  })
  const run = (given: Given, after?: () => void) =>
    mutation.mutate(given, {
      onSuccess: (id) => {
        const message = say(given)
        if (id === null) toast({ message, tone: 'success' })
        else
          toast({ message, tone: 'success', action: { label: 'Annuler', onPress: () => undo(id) } })
        after?.()
      },
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    })
  return { ...mutation, run }
}

export const applyProposition = (
  proposition: Proposition,
  pause?: { raison: 'malade' | 'blesse' | 'absent'; du: string; au: string },
) => api('POST /api/training/adapter', { body: { proposition, ...(pause && { pause }) } })

/** Says what was done of a training. */
export const useDone = (id: number) =>
  useTrainingChange<Done, Entrainement>(
    async (body) => (await api('POST /api/training/done/{id}', { params: { id }, body })).data,
  )
