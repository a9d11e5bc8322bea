import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'

export type Mode =
  | 'fait'
  | 'deplacer'
  | 'echanger'
  | 'retirer'
  | 'modifier'
  | 'etiquettes'
  | 'supprimer'

/** Props shared by the forms of a training. */
export type EntrainementFormProps = {
  entrainement: Entrainement
  /** Key of the stored draft. */
  draft: string
  onBack: () => void
  /** Called after a deletion. */
  onGone: () => void
  reperes: Reperes | undefined
  /** Name of the athlete when a coach edits. */
  athlete?: string
}
