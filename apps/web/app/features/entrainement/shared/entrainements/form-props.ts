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

export type EntrainementFormProps = {
  entrainement: Entrainement
  draft: string
  onBack: () => void
  onGone: () => void
  reperes: Reperes | undefined
  athlete?: string
}
