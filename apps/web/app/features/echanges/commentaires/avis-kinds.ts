import type { ModelAvis } from '@foulee/domain/echanges/avis'
import { track } from '#platform/analytics/track.ts'

type Mots = { du: string; inconnu: string; champ: string; conseil: string }

const SORTIE: Mots = {
  du: 'Sortie du',
  inconnu: 'Date de la sortie non précisée',
  champ: 'Jour de votre sortie',
  conseil: 'Terrain, balisage, eau, passages délicats, ambiance\u00a0: ce qui aidera les suivants.',
}

const SUIVI: Mots = {
  du: 'Commencé le',
  inconnu: 'Début non précisé',
  champ: 'Jour où vous l’avez commencé',
  conseil:
    'Niveau demandé, progression, clarté des séances, ce qu’il vous a apporté\u00a0: ce qui aidera les suivants.',
}

type Dit = {
  champ: string
  publier: string
  publie: string
  modifie: string
  supprimer: string
  question: string
  supprime: string
  masquer: string
  masque: string
  affiche: string
}

const AVIS: Dit = {
  champ: 'Votre avis',
  publier: 'Publier mon avis',
  publie: 'Avis publié. Merci\u00a0!',
  modifie: 'Avis modifié.',
  supprimer: 'Supprimer mon avis',
  question: 'Supprimer votre avis\u00a0?',
  supprime: 'Avis supprimé.',
  masquer: 'Masquer cet avis',
  masque: 'Avis masqué.',
  affiche: 'Avis affiché de nouveau.',
}

const COMMENTAIRE: Dit = {
  champ: 'Votre commentaire',
  publier: 'Commenter',
  publie: 'Commentaire publié.',
  modifie: 'Commentaire modifié.',
  supprimer: 'Supprimer mon commentaire',
  question: 'Supprimer votre commentaire\u00a0?',
  supprime: 'Commentaire supprimé.',
  masquer: 'Masquer ce commentaire',
  masque: 'Commentaire masqué.',
  affiche: 'Commentaire affiché de nouveau.',
}

type AvisKind = {
  mots: Mots
  dit: Dit
  isThread?: true
  refus?: string
  origine: string
  reponse: string
  commented?: (id: number) => void
  rated?: (id: number, note: number) => void
}

const formatMembres = (quoi: string) =>
  `Des membres à l’adresse email vérifiée racontent ${quoi}. Les avis ne sont pas contrôlés avant d’être publiés. Sauf autre choix, les plus récents viennent d’abord.`
const MEMBRES = formatMembres('leur sortie')

export const AVIS_KINDS: Readonly<Record<ModelAvis, AvisKind>> = {
  parcours: {
    mots: SORTIE,
    dit: AVIS,
    origine: MEMBRES,
    reponse: 'Réponse de l’auteur du parcours',
    commented: (id) => track('parcours_comment', { parcours_id: id }),
    rated: (id, note) => track('parcours_rate', { parcours_id: id, note }),
  },
  course: { mots: SORTIE, dit: AVIS, origine: MEMBRES, reponse: 'Réponse de l’organisateur' },
  plan: {
    mots: SUIVI,
    dit: AVIS,
    origine: formatMembres('comment ils ont suivi ce plan'),
    reponse: 'Réponse du coach',
  },
  voyage: {
    dit: AVIS,
    mots: {
      du: 'Départ du',
      inconnu: 'Date du départ non précisée',
      champ: 'Jour de votre départ',
      conseil:
        'Accueil, rythme, terrain, nuits et repas, écart avec ce qui était annoncé\u00a0: ce qui aidera les suivants.',
    },
    origine:
      'Seules les personnes qui ont réservé ce séjour ici et en sont revenues donnent leur avis. Ce qu’elles écrivent n’est pas contrôlé avant d’être publié. Sauf autre choix, les avis les plus récents viennent d’abord.',
    refus:
      'Les avis sur ce séjour sont ceux des personnes qui l’ont réservé ici et en sont revenues\u00a0: vous pourrez donner le vôtre à votre retour.',
    reponse: 'Réponse de l’agence',
  },
  /** Replies to a post (produit 13.14): no date, no rating. */
  publication: {
    dit: COMMENTAIRE,
    isThread: true,
    mots: {
      du: 'Le',
      inconnu: '',
      champ: 'Jour',
      conseil: 'Une question, un encouragement, une précision.',
    },
    origine:
      'Des membres à l’adresse email vérifiée se répondent. Les commentaires ne sont pas contrôlés avant d’être publiés.',
    reponse: 'Réponse de l’auteur',
  },
}
