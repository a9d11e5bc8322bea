import type { ModelSignalement } from './avis.ts'

export type GesteSignalement = {
  label: string
  done: string
  consequence: string
}

const A_CORRIGER: GesteSignalement = {
  label: 'Donner raison au signalement',
  done: 'Signalement retenu\u00a0: le contenu reste à corriger.',
  consequence:
    'Rien ne change en ligne\u00a0: corrigez le contenu depuis sa page. La personne qui signale reçoit ce motif.',
}

export const GESTES_SIGNALEMENT: Readonly<Record<ModelSignalement, GesteSignalement>> = {
  commentaire: {
    label: 'Masquer l’avis',
    done: 'Avis masqué.',
    consequence: 'L’avis sera masqué. Son auteur et la personne qui signale recevront ce motif.',
  },
  publication: {
    label: 'Masquer la publication',
    done: 'Publication masquée.',
    consequence:
      'La publication sera masquée. Son auteur et la personne qui signale recevront ce motif.',
  },
  message: {
    label: 'Masquer le message',
    done: 'Message masqué.',
    consequence:
      'Le message sera masqué\u00a0; son auteur seul le lira encore, avec ce motif. La personne qui signale le recevra aussi.',
  },
  parcours: {
    label: 'Dépublier le parcours',
    done: 'Parcours dépublié.',
    consequence:
      'Le parcours ne sera plus publié. Son auteur et la personne qui signale recevront ce motif.',
  },
  seance: {
    label: 'Dépublier la séance',
    done: 'Séance dépubliée.',
    consequence:
      'La séance ne sera plus publiée. Son auteur et la personne qui signale recevront ce motif.',
  },
  plan: {
    label: 'Dépublier le plan',
    done: 'Plan dépublié.',
    consequence:
      'Le plan ne sera plus publié. Son coach et la personne qui signale recevront ce motif.',
  },
  course: A_CORRIGER,
  voyage: A_CORRIGER,
  evenement: A_CORRIGER,
  agence: A_CORRIGER,
  magasin: A_CORRIGER,
  profil: A_CORRIGER,
}

export const REJET_SIGNALEMENT: GesteSignalement = {
  label: 'Rejeter le signalement',
  done: 'Signalement rejeté\u00a0: le contenu reste en ligne.',
  consequence: 'Le contenu reste en ligne. La personne qui signale reçoit ce motif.',
}
