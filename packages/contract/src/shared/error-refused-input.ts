import { INVALID_FIELDS } from './error-words.ts'

/** Errors of status 422: an input that is read, and cannot be done as it stands. */
export const REFUSED_INPUT = {
  champs_invalides: [422, INVALID_FIELDS],
  cle_deja_utilisee: [
    422,
    'Votre premier envoi était arrivé, avec d’autres mots. Rechargez la page pour le voir avant d’en faire un autre.',
  ],
  adresse_push_refusee: [
    422,
    'Ce navigateur donne une adresse que nous ne pouvons pas joindre. Essayez avec un autre.',
  ],
  seance_illisible: [422, 'Ce fichier n’est pas une séance que nous savons lire.'],
  seance_incomplete: [422, 'Il manque quelque chose à cette séance avant de la soumettre.'],
  plan_incomplet: [422, 'Il manque quelque chose à ce plan avant de le soumettre.'],
  programmation_impossible: [422, 'Ce plan ne peut pas être programmé ainsi.'],
  code_premium_refuse: [422, 'Ce code n’existe pas, a expiré ou a déjà servi.'],
  niveau_trop_bas: [422, 'Cette carte n’a pas encore le niveau que demande cet avantage.'],
  message_vide: [422, 'Écrivez quelques mots, ou joignez une photo ou une trace.'],
  groupe_complet: [422, 'Ce groupe est complet\u00a0: cent personnes au plus.'],
  code_refuse: [422, 'Ce code n’est pas le bon.'],
  trace_refusee: [422, 'Ce fichier ne donne pas de trace que l’on puisse afficher.'],
  point_hors_zone: [
    422,
    'Un de ces points est hors de la zone où nous connaissons les chemins. Placez-le ailleurs, ou tracez tout droit.',
  ],
  itineraire_impossible: [
    422,
    'Aucun chemin connu ne mène d’un point à l’autre. Placez-les ailleurs, ou tracez tout droit.',
  ],
  course_incomplete: [422, 'Il manque encore quelque chose à cette course.'],
  voyage_incomplet: [422, 'Il manque encore quelque chose à ce séjour.'],
  evenement_incomplet: [422, 'Il manque encore quelque chose à cet évènement.'],
  parcours_incomplet: [422, 'Il manque encore quelque chose à ce parcours.'],
  identifiants_invalides: [422, 'Email ou mot de passe incorrect.'],
  facteur_refuse: [422, 'Ce code n’est pas valable, ou a déjà servi. Attendez le suivant.'],
  externe_annule: [422, 'Vous avez annulé la connexion. Rien n’a été changé.'],
  externe_refuse: [422, 'La réponse de ce service n’est pas valable. Recommencez.'],
  montre_refusee: [422, 'La réponse de ce service n’est pas valable. Recommencez.'],
  montre_parcours_refuse: [
    422,
    'Ce service n’a pas accepté le parcours. Téléchargez plutôt le fichier FIT.',
  ],
  lien_perime: [422, 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau.'],
} as const
