/** What the staff does, as the journal calls it. */
const ACTE_LABELS: Readonly<Record<string, string>> = {
  'course.publier': 'Course publiée',
  'course.renvoyer': 'Course renvoyée',
  'course.annuler': 'Course annulée',
  'course.supprimer': 'Course supprimée',
  'voyage.publier': 'Séjour publié',
  'voyage.renvoyer': 'Séjour renvoyé',
  'voyage.annuler': 'Séjour annulé',
  'voyage.soumettre': 'Séjour soumis',
  'voyage.supprimer': 'Séjour supprimé',
  'parcours.publier': 'Parcours publié',
  'parcours.renvoyer': 'Parcours renvoyé',
  'demande.accepter': 'Demande acceptée',
  'demande.refuser': 'Demande refusée',
  'signalement.retenir': 'Signalement retenu',
  'signalement.rejeter': 'Signalement rejeté',
  'course.importer': 'Courses importées',
  'organisateur.verifier': 'Organisateur vérifié',
  'organisateur.refuser': 'Organisateur refusé',
  'agence.verifier': 'Agence vérifiée',
  'agence.refuser': 'Papiers d’une agence refusés',
  'agence.supprimer': 'Agence supprimée',
  'revendication.accepter': 'Revendication acceptée',
  'revendication.refuser': 'Revendication refusée',
  'utilisateur.drapeaux': 'Drapeaux changés',
  'utilisateur.suspendre': 'Compte suspendu',
  'utilisateur.retablir': 'Compte rétabli',
  'utilisateur.facteur': 'Second facteur retiré par l’équipe',
  'second_facteur.activer': 'Second facteur activé',
  'second_facteur.renouveler': 'Codes de secours remplacés',
  'second_facteur.retirer': 'Second facteur retiré',
  'travail.relancer': 'Travail relancé',
  'commentaire.masquer': 'Avis masqué',
  'commentaire.montrer': 'Avis montré de nouveau',
}

/** An act that has no words yet is named as it is kept. */
export const sayActe = (action: string): string => ACTE_LABELS[action] ?? action

export const ACTE_CHOICES = Object.entries(ACTE_LABELS).map(([id, name]) => ({ id, name }))
