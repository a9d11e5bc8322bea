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

/** What each form over a training is given. */
export type EntrainementFormProps = {
  entrainement: Entrainement
  /** Under which name what is written is kept until it is sent. */
  draft: string
  onBack: () => void
  /** It is no longer there. */
  onGone: () => void
  reperes: Reperes | undefined
  /** Whose it is, when their coach changes it. */
  athlete?: string
}
