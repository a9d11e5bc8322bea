import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import { AVERAGES } from '#kit/kinds/averages.ts'
import { type Filter, tagged } from '#platform/api/tagged.ts'
import type { IconName } from '#ui/icon.tsx'

type SignalementKind = {
  icon: IconName
  outdated: readonly Filter[]
}

const BY_HAND: SignalementKind = { icon: 'check', outdated: [] }

export const SIGNALEMENT_KINDS: Readonly<Record<ModelSignalement, SignalementKind>> = {
  commentaire: {
    icon: 'eye-off',
    outdated: [tagged('commentaires'), ...Object.values(AVERAGES).flat()],
  },
  parcours: { icon: 'eye-off', outdated: [tagged('parcours')] },
  seance: { icon: 'eye-off', outdated: [tagged('coaching', 'training-session')] },
  course: BY_HAND,
  voyage: BY_HAND,
  evenement: BY_HAND,
  plan: { icon: 'eye-off', outdated: [tagged('coaching')] },
  agence: BY_HAND,
  magasin: BY_HAND,
  profil: BY_HAND,
  publication: { icon: 'eye-off', outdated: [tagged('feed')] },
  message: { icon: 'eye-off', outdated: [tagged('messages')] },
}
