import type { Actualite, Extension, Partenaire } from '@foulee/contract/courses/contenus'
import { useMutation } from '@tanstack/react-query'
import type { ContentModel } from './contenu-calls.ts'

/** What partners, news and pages elsewhere belong to, and what it has of them. */
export type Support = {
  model: ContentModel
  id: number
  /** The version that the editor shows, of what several people write with versions. */
  version?: number
  partners: readonly Partenaire[]
  actualites: readonly Actualite[]
  extensions: readonly Pick<Extension, 'id' | 'type' | 'id_ext'>[]
  /** Its page in words: « la page de la course ». */
  page: string
  /** Asks again for what is shown. */
  onSettled: () => unknown
}

/** Its changes follow each other. */
export const scopeOf = ({ model, id }: Pick<Support, 'model' | 'id'>) => `${model} ${id}`

/** A change of what hangs on it; the page then shows what the server holds. */
export const useSupport = <Given, Answer>(
  support: Support,
  change: (given: Given) => Promise<Answer>,
) =>
  useMutation({
    scope: { id: scopeOf(support) },
    mutationFn: change,
    onSettled: support.onSettled,
  })
