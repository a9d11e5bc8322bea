import type { Key } from '@foulee/contract/shared/call'
import type { Tag } from '@foulee/contract/shared/tag'
import type { Statut } from '@foulee/domain/shared/publication'
import type { LinkedField } from '#kit/editor/field-links.tsx'
import type { Noun } from './noun.ts'

/** State of an editor, of which each kind holds its own thing (`Kind.read`). */
export type Gestion = {
  manques: readonly LinkedField[]
  conseils?: readonly LinkedField[]
  droits: Readonly<{
    soumettre: boolean
    reprendre?: boolean
    annuler?: boolean
    supprimer?: boolean
  }>
  renvoi_motif: string | null
  completude?: number
}

type Published = {
  id: number
  titre: string
  statut: Statut
  annulation_motif?: string | null
  /** Page or preview that the editor opens; null without one. */
  apercu: string | null
}

export type Kind<G extends Gestion> = Noun & {
  genre: 'course' | 'voyage' | 'evenement' | 'parcours' | 'plan' | 'seance'
  /** Members of an organisation write it together; or one author does, who may take it back. */
  owner: 'organisation' | 'author'
  /** Subjects of its queries, invalidated by any change. */
  tags: readonly Tag[]
  mine: { path: string; title: string }
  page: (slug: string) => string
  queue: string
  /** Description of the editor; « Votre course. » by default. */
  description?: string
  words: {
    publiee?: string
    manques?: string
    /** Reader of a reason given by the staff. */
    lecteur: string
    sontPlusieurs?: boolean
    /** Data removed with it. */
    efface: (titre: string) => string
  }
  read: (gestion: G) => Published
  calls: {
    gestion: Key & `${string}/{id}/gestion`
    historique?: Key & `${string}/{id}/historique`
    soumettre: (id: number) => Promise<{ data: G }>
    reprendre?: (id: number) => Promise<{ data: G }>
    supprimer: (id: number) => Promise<unknown>
  }
}

export const editorPath = ({ mine }: Pick<Kind<Gestion>, 'mine'>, id: number): string =>
  `${mine.path}/${id}`
