/** What the staff does, as the journal calls it. */
export const ACTE_LABELS: Readonly<Record<string, string>> = {
  'course.publier': 'Course publiée',
  'course.renvoyer': 'Course renvoyée',
  'course.annuler': 'Course annulée',
  'parcours.publier': 'Parcours publié',
  'parcours.renvoyer': 'Parcours renvoyé',
  'demande.accepter': 'Demande acceptée',
  'demande.refuser': 'Demande refusée',
  'signalement.retenir': 'Signalement retenu',
  'signalement.rejeter': 'Signalement rejeté',
  'commentaire.masquer': 'Avis masqué',
  'commentaire.montrer': 'Avis montré de nouveau',
}

/** An act that has no words yet is named as it is kept. */
export const sayActe = (action: string): string => ACTE_LABELS[action] ?? action

export const ACTE_CHOICES = Object.entries(ACTE_LABELS).map(([id, name]) => ({ id, name }))
