import type { Entrainement, Proposition } from '@foulee/contract/entrainement/entrainement'
import type { Done } from '@foulee/contract/entrainement/entrainements'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useToast } from '#ui/toast.tsx'
import { tellAgain } from './done-body.ts'
import { TRAINING_KEY } from './entrainements.queries.ts'

/** A change of training: everything that shows training is asked again. */
export function useTrainingChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  said: {
    onSuccess?: (answer: Answer, given: Given) => void
    onError?: (error: Error) => void
  } = {},
): UseMutationResult<Answer, Error, Given> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    ...said,
    onSettled: () => client.invalidateQueries({ queryKey: TRAINING_KEY }),
  })
}

/** Only the last act on the calendar is taken back from its word; the others from the list of changes. */
const TOPIC = 'agenda'

/** Undoes what was just done; null when there is no way back. */
export type WayBack = (() => Promise<unknown>) | null

/** Takes acts back by their ids, all or none. */
export function takeBack(gestes: readonly number[]): WayBack {
  const [id, ...avec] = gestes
  return id === undefined ? null : () => api('POST /api/training/annuler', { body: { id, avec } })
}

/** Takes something back, and says so, even when whatever asked for it is no longer on the page. */
export function useUndo<Given>(undo: (given: Given) => Promise<unknown>) {
  const toast = useToast()
  return useTrainingChange(undo, {
    onSuccess: () => toast({ message: 'C’est remis comme avant.', tone: 'success', topic: TOPIC }),
    onError: ({ message }) => toast({ message, tone: 'danger', topic: TOPIC }),
  })
}

type Said = { message: string; link?: { label: string; to: string } }

/**
 * An act on a calendar, after which a word says what was done and offers to take it back.
 * @param act answers the way back
 */
export function useGeste<Given>(
  act: (given: Given) => Promise<WayBack>,
  say: (given: Given) => string | Said,
) {
  const toast = useToast()
  const { mutate: undo } = useUndo((back: () => Promise<unknown>) => back())
  const mutation = useTrainingChange(act, {
    onSuccess: (back, given) => {
      const said = say(given)
      toast({
        ...(typeof said === 'string' ? { message: said } : said),
        tone: 'success',
        topic: TOPIC,
        ...(back && { action: { label: 'Annuler', onPress: () => undo(back) } }),
      })
    },
  })
  /** Where no form shows why it failed. */
  const run = (given: Given, after?: () => void) =>
    mutation.mutate(given, {
      onSuccess: after,
      onError: ({ message }) => toast({ message, tone: 'danger' }),
    })
  return { ...mutation, run }
}

export const applyProposition = async (
  proposition: Proposition,
  pause?: { raison: 'malade' | 'blesse' | 'absent'; du: string; au: string },
): Promise<WayBack> => {
  const body = { proposition, ...(pause && { pause }) }
  return takeBack([(await api('POST /api/training/adapter', { body })).data.id])
}

/** Says what was done of a training; the way back says what was said before. */
export const useDone = <Given>(
  entrainement: Entrainement,
  read: (given: Given) => Done,
  say: (given: Given) => string,
) => {
  const { id } = entrainement
  const tell = (body: Done) => api('POST /api/training/done/{id}', { params: { id }, body })
  return useGeste(async (given: Given) => {
    await tell(read(given))
    return () => tell(tellAgain(entrainement))
  }, say)
}
