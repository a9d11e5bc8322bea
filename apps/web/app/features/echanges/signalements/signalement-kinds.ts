import type { ModelSignalement } from '@foulee/domain/echanges/avis'
import type { QueryKey } from '@tanstack/react-query'
import { AVERAGES } from '../../../kinds/averages.ts'
import type { IconName } from '../../../ui/icon.tsx'

/** What upholding a report does to a kind of thing. */
type SignalementKind = {
  /** Said before it is done. */
  consequence: string
  /** On the button, where it is more than « Retenir ». */
  button?: string
  icon: IconName
  /** The queries that show the thing, and are old once it is answered. */
  outdated: readonly QueryKey[]
}

/** Nothing is taken away: somebody of the staff mends it. */
const BY_HAND: SignalementKind = {
  consequence: 'La personne qui signale reçoit ce motif. Corrigez le contenu depuis sa page.',
  icon: 'check',
  outdated: [],
}

export const SIGNALEMENT_KINDS: Readonly<Record<ModelSignalement, SignalementKind>> = {
  commentaire: {
    consequence: 'L’avis sera masqué. Son auteur et la personne qui signale recevront ce motif.',
    button: 'Retenir et masquer',
    icon: 'eye-off',
    outdated: [['commentaires'], ...Object.values(AVERAGES).flat()],
  },
  parcours: {
    consequence:
      'Le parcours ne sera plus publié. Son auteur et la personne qui signale recevront ce motif.',
    icon: 'check',
    outdated: [['parcours']],
  },
  seance: {
    consequence:
      'La séance ne sera plus publiée. Son auteur et la personne qui signale recevront ce motif.',
    icon: 'check',
    outdated: [['seances']],
  },
  course: BY_HAND,
  voyage: BY_HAND,
  evenement: BY_HAND,
  plan: {
    consequence:
      'Le plan ne sera plus publié. Son coach et la personne qui signale recevront ce motif.',
    icon: 'check',
    outdated: [['plans']],
  },
  agence: BY_HAND,
  magasin: BY_HAND,
  profil: BY_HAND,
  publication: {
    consequence:
      'La publication sera masquée. Son auteur et la personne qui signale recevront ce motif.',
    button: 'Retenir et masquer',
    icon: 'eye-off',
    outdated: [['fil']],
  },
  message: {
    consequence:
      'Le message sera masqué\u00a0; son auteur seul le lira encore, avec ce motif. La personne qui signale le recevra aussi.',
    button: 'Retenir et masquer',
    icon: 'eye-off',
    outdated: [['messages']],
  },
}
