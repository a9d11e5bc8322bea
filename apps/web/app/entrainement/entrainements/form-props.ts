import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'

/** What each form over a training is given. */
export type EntrainementFormProps = {
  entrainement: Entrainement
  onBack: () => void
  /** It is no longer there. */
  onGone: () => void
  reperes: Reperes | undefined
  /** Whose it is, when their coach changes it. */
  athlete?: string
}
