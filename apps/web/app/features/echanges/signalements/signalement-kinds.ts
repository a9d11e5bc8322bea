import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import type { QueryKey } from '@tanstack/react-query'
import { AVERAGES } from '#kit/kinds/averages.ts'
import type { IconName } from '#ui/icon.tsx'

type SignalementKind = {
  icon: IconName
  outdated: readonly QueryKey[]
}

const BY_HAND: SignalementKind = { icon: 'check', outdated: [] }

export const SIGNALEMENT_KINDS: Readonly<Record<ModelSignalement, SignalementKind>> = {
  commentaire: {
    icon: 'eye-off',
    outdated: [['commentaires'], ...Object.values(AVERAGES).flat()],
  },
  parcours: { icon: 'eye-off', outdated: [['parcours']] },
  seance: { icon: 'eye-off', outdated: [['seances']] },
  course: BY_HAND,
  voyage: BY_HAND,
  evenement: BY_HAND,
  plan: { icon: 'eye-off', outdated: [['plans']] },
  agence: BY_HAND,
  magasin: BY_HAND,
  profil: BY_HAND,
  publication: { icon: 'eye-off', outdated: [['fil']] },
  message: { icon: 'eye-off', outdated: [['messages']] },
}
