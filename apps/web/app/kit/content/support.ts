import type { Actualite, Extension, Partenaire } from '@foulee/contract/courses/contenus'
import { useMutation } from '@tanstack/react-query'
import type { ContentModel } from './contenu-calls.ts'

export type Support = {
  model: ContentModel
  id: number
  /** Version shown by the editor, for content with optimistic locking. */
  version?: number
  partners: readonly Partenaire[]
  actualites: readonly Actualite[]
  extensions: readonly Pick<Extension, 'id' | 'type' | 'id_ext'>[]
  /** Name of the page in French: « la page de la course ». */
  page: string
  onSettled: () => unknown
}

/** Mutation scope: the changes of one owner run in sequence. */
export const scopeOf = ({ model, id }: Pick<Support, 'model' | 'id'>) => `${model} ${id}`

export const useSupport = <Variables, Answer>(
  support: Support,
  change: (variables: Variables) => Promise<Answer>,
) =>
  useMutation({
    scope: { id: scopeOf(support) },
    mutationFn: change,
    onSettled: support.onSettled,
  })
