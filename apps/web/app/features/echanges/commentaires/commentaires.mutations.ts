import type { Commentaire } from '@foulee/contract/echanges/commentaires'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AVERAGES } from '#kit/kinds/averages.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { assertFields, readLine } from '#ui/form/form-values.ts'
import { AVIS_KINDS } from './avis-kinds.ts'
import type { Objet } from './commentaires.queries.ts'
import { focusAvis, focusHeading } from './focus.ts'

/** Refetches the comments, and the model, which carries the average. */
function useRefresh({ model }: Objet) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [tagged('commentaires'), ...AVERAGES[model]].map((filter) =>
        client.invalidateQueries(filter),
      ),
    )
}

type AvisInput = { texte: string; note: number | null; date_sortie: string | null }

export async function readAvis(form: FormData): Promise<AvisInput> {
  const [{ checkDateSortie }, { parisDate }] = await Promise.all([
    import('@foulee/domain/echanges/avis'),
    import('@foulee/domain/shared/heure-paris'),
  ])
  const texte = readLine(form, 'texte')
  const note = Number(form.get('note')) || null
  const date_sortie = readLine(form, 'date_sortie') || null
  const isUndated = note !== null && date_sortie === null
  assertFields({
    texte: texte ? undefined : 'Écrivez quelques mots.',
    date_sortie: isUndated
      ? 'Avec une note, indiquez aussi la date.'
      : (checkDateSortie(date_sortie, parisDate(new Date())) ?? undefined),
  })
  return { texte, note, date_sortie }
}

/**
 * Publishes a comment, or updates `changed`. Comments on routes and their ratings are tracked (produit
 * 14.5).
 */
export function useSaveAvis(objet: Objet, changed: Commentaire | null, onDone: () => void) {
  const refresh = useRefresh(objet)
  return useMutation({
    mutationFn: async (form: FormData) => {
      const avis = await readAvis(form)
      const commentaires_id = changed ? { commentaires_id: changed.id } : {}
      const body = { ...objet, ...avis, ...commentaires_id }
      const { data } = await api('POST /api/commentaires', { body })
      return data
    },
    onSuccess: async (saved) => {
      raiseEvents(saved, changed)
      onDone()
      await refresh()
      focusAvis(saved.id)
    },
  })
}

function raiseEvents({ model, objet_id, note }: Commentaire, changed: Commentaire | null): void {
  const { commented, rated } = AVIS_KINDS[model]
  if (!changed) commented?.(objet_id)
  if (note !== null && note !== changed?.note) rated?.(objet_id, note)
}

export function useRemoveAvis(objet: Objet) {
  const refresh = useRefresh(objet)
  return useMutation({
    mutationFn: (id: number) => api('POST /api/commentaires/del', { body: { id } }),
    onSuccess: async () => {
      await refresh()
      focusHeading()
    },
  })
}

export function useAnswer(objet: Objet, id: number, onDone: () => void) {
  const refresh = useRefresh(objet)
  return useMutation({
    mutationFn: (form: FormData) =>
      api('POST /api/commentaires/repondre', { body: { id, reponse: readLine(form, 'reponse') } }),
    // The form unmounts before its text appears in the list.
    onSuccess: async () => {
      onDone()
      await refresh()
      focusAvis(id)
    },
  })
}

export function useHide(objet: Objet, id: number, onDone: () => void) {
  const refresh = useRefresh(objet)
  return useMutation({
    mutationFn: (motif: string) => api('POST /api/commentaires/masquer', { body: { id, motif } }),
    onSuccess: () => {
      onDone()
      return refresh()
    },
  })
}
