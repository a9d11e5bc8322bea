import { EMAIL_PRIS } from '@foulee/domain/email'
import { AUTRE_NAVIGATEUR } from '@foulee/domain/membres/externe'
import { INVALID_FIELDS } from './error-words.ts'

/**
 * Every way a call can fail: code on the wire → HTTP status and the sentence a person reads
 * (produit 1.3, 5.5). Thrown by code, never written by hand.
 */
export const ERRORS = {
  requete_malformee: [400, 'La requête est illisible. Vérifiez sa forme et recommencez.'],
  session_absente: [401, 'Connectez-vous pour continuer.'],
  session_expiree: [401, 'Votre session a expiré. Reconnectez-vous.'],
  jeton_anti_falsification: [
    403,
    'La page a été ouverte trop longtemps. Rechargez-la et recommencez.',
  ],
  acces_refuse: [403, 'Vous n’avez pas le droit de faire cela.'],
  resultat_a_prouver: [
    403,
    'Prouvez d’abord que ce résultat est le vôtre : avec le code de votre dossard, ou en le demandant à l’organisateur.',
  ],
  email_non_verifie: [
    403,
    'Vérifiez d’abord votre adresse email\u00a0: le lien est dans le message que nous vous avons envoyé.',
  ],
  compte_suspendu: [
    403,
    'Ce compte est suspendu. Un email vous a dit pourquoi\u00a0; pour en parler, écrivez-nous par la page Nous contacter.',
  ],
  second_facteur_requis: [
    403,
    'Entrez d’abord votre code de vérification\u00a0: ouvrez le back-office depuis le menu de votre compte.',
  ],
  plan_premium: [
    403,
    'Ce plan est réservé aux membres premium. Demandez à l’équipe une période premium, ou choisissez un plan gratuit.',
  ],
  avis_sans_participation: [
    403,
    'Seuls ceux qui ont participé à ce séjour donnent leur avis\u00a0: le vôtre sera bienvenu à votre retour.',
  ],
  consentement_requis: [
    403,
    'Donnez d’abord votre accord pour garder des données de santé, dans Ma forme.',
  ],
  externe_autre_navigateur: [403, AUTRE_NAVIGATEUR],
  externe_autre_compte: [
    403,
    'Vous n’êtes plus connecté avec le compte qui a commencé. Connectez-vous et recommencez.',
  ],
  adresse_introuvable: [404, 'Cette adresse n’existe pas.'],
  course_introuvable: [404, 'Cette course n’existe pas ou n’est plus visible.'],
  parcours_introuvable: [404, 'Ce parcours n’existe pas ou n’est plus visible.'],
  trace_absente: [404, 'Ce parcours n’a pas de trace à télécharger.'],
  epreuve_introuvable: [404, 'Cette épreuve n’existe pas ou n’est plus visible.'],
  feuille_absente: [
    404,
    'Il n’y a pas de feuille de route ici\u00a0: aucun point n’est indiqué le long du parcours.',
  ],
  resultat_introuvable: [404, 'Ce résultat n’existe pas ou n’est plus là.'],
  resultats_absents: [404, 'Les résultats de cette épreuve ne sont pas encore publiés.'],
  objet_introuvable: [404, 'Ce contenu n’existe pas ou n’est plus visible.'],
  commentaire_introuvable: [404, 'Cet avis n’existe pas ou n’est plus visible.'],
  signalement_introuvable: [404, 'Ce signalement n’existe pas.'],
  photo_introuvable: [404, 'Cette photo n’existe pas ou n’est plus là.'],
  seance_introuvable: [404, 'Cette séance n’existe pas ou n’est plus visible.'],
  step_introuvable: [404, 'Cette étape n’existe pas ou n’est plus là.'],
  plan_introuvable: [404, 'Ce plan n’existe pas ou n’est plus visible.'],
  suivi_introuvable: [404, 'Ce plan n’est pas parmi les vôtres.'],
  entrainement_introuvable: [404, 'Cet entraînement n’existe pas ou n’est plus là.'],
  retour_introuvable: [404, 'Cette suppression ne peut plus être annulée.'],
  geste_introuvable: [404, 'Ce changement n’existe pas ou n’est plus là.'],
  athlete_introuvable: [404, 'Cette personne n’est pas parmi vos athlètes.'],
  coach_introuvable: [404, 'Cette personne n’est pas parmi vos coachs.'],
  agenda_introuvable: [404, 'Cette adresse d’agenda n’est plus en service.'],
  voyage_introuvable: [404, 'Ce séjour n’existe pas ou n’est plus visible.'],
  agence_introuvable: [404, 'Cette agence n’existe pas ou n’est plus visible.'],
  journee_introuvable: [404, 'Cette journée n’existe pas ou n’est plus là.'],
  inclus_introuvable: [404, 'Cette ligne n’existe pas ou n’est plus là.'],
  disponibilite_introuvable: [404, 'Ce départ n’existe pas ou n’est plus là.'],
  reservation_introuvable: [404, 'Cette réservation n’existe pas ou n’est plus là.'],
  attente_introuvable: [404, 'Vous n’êtes pas sur la liste d’attente de ce départ.'],
  activite_introuvable: [404, 'Cette sortie n’existe pas ou n’est plus là.'],
  montre_inconnue: [404, 'Ce service de montre n’est pas proposé ici.'],
  montre_non_reliee: [404, 'Cette montre n’est pas reliée à votre compte.'],
  externe_inconnu: [404, 'Ce service ne permet pas de se connecter ici.'],
  externe_non_relie: [404, 'Ce service n’est pas relié à votre compte.'],
  organisateur_introuvable: [404, 'Cet organisateur n’existe pas ou n’est plus visible.'],
  membre_introuvable: [404, 'Cette personne n’est pas parmi les membres.'],
  revendication_introuvable: [404, 'Cette revendication n’existe pas.'],
  compte_introuvable: [404, 'Ce compte n’existe pas ou n’est plus là.'],
  travail_introuvable: [404, 'Ce travail n’attend plus et n’a pas échoué.'],
  demande_introuvable: [404, 'Cette demande n’existe pas.'],
  invitation_introuvable: [
    404,
    'Cette invitation n’existe pas ou a été annulée. Demandez-en une nouvelle à qui vous invite.',
  ],
  session_introuvable: [404, 'Cet appareil n’est plus connecté.'],
  profil_introuvable: [404, 'Ce profil n’existe pas ou n’est pas visible.'],
  lien_introuvable: [404, 'Ce lien n’existe plus.'],
  abonne_introuvable: [404, 'Cette personne ne vous suit pas.'],
  methode_refusee: [405, 'Cette adresse n’accepte pas cette méthode.'],
  email_deja_pris: [409, EMAIL_PRIS],
  externe_depasse: [409, 'Cette connexion a expiré ou a déjà servi. Recommencez.'],
  externe_deja_relie: [409, 'Ce compte est déjà relié à un autre compte Foulée.'],
  externe_un_par_service: [
    409,
    'Votre compte est déjà relié à un autre compte de ce service. Déconnectez-le d’abord.',
  ],
  externe_seul_acces: [
    409,
    'C’est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe.',
  ],
  demande_en_cours: [
    409,
    'Votre demande est déjà à l’étude\u00a0: nous vous répondrons par email.',
  ],
  geste_sur_soi: [
    409,
    'Ce geste ne se fait pas sur son propre compte\u00a0: demandez à quelqu’un de l’équipe.',
  ],
  second_facteur_actif: [
    409,
    'Une application donne déjà vos codes. Retirez-la d’abord pour en relier une autre.',
  ],
  second_facteur_absent: [409, 'Aucune application ne donne encore vos codes. Reliez-en une.'],
  demande_deja_decidee: [409, 'Cette demande a déjà reçu une réponse.'],
  demande_email_non_verifie: [
    409,
    'Cette personne n’a pas encore vérifié son adresse email\u00a0: sa demande ne peut pas être acceptée.',
  ],
  deja_membre: [409, 'Cette personne est déjà membre de cet organisateur.'],
  dernier_membre: [
    409,
    'C’est le dernier membre\u00a0: invitez d’abord quelqu’un qui prendra la suite.',
  ],
  revendication_en_cours: [
    409,
    'Votre demande est déjà à l’étude\u00a0: nous vous répondrons par email.',
  ],
  revendication_decidee: [409, 'Cette revendication a déjà reçu une réponse.'],
  revendication_perimee: [
    409,
    'Ce code a expiré, a déjà servi, ou ses essais sont épuisés. Demandez-en un nouveau.',
  ],
  organisateur_deja_verifie: [409, 'Cet organisateur a déjà été vérifié.'],
  organisateur_avec_courses: [
    409,
    'Cet organisateur a des courses\u00a0: on ne peut pas le refuser. Renvoyez d’abord ses courses, ou écrivez à ses membres.',
  ],
  agence_deja_vue: [409, 'Cette agence n’attend pas de réponse de l’équipe.'],
  agence_avec_sejours: [
    409,
    'Cette agence a des séjours publiés\u00a0: annulez-les avant de la supprimer.',
  ],
  agence_avec_reservations: [
    409,
    'Cette agence a reçu des réservations\u00a0: elle reste, pour que les voyageurs gardent leurs papiers.',
  ],
  agence_sans_adresse: [
    409,
    'Plus personne ne gère cette agence\u00a0: votre message n’arriverait pas.',
  ],
  invitation_deja_envoyee: [409, 'Une invitation est déjà partie vers cette adresse.'],
  invitation_perimee: [409, 'Cette invitation a expiré ou a déjà servi.'],
  invitation_a_soi: [409, 'Vous ne pouvez pas accepter votre propre invitation.'],
  montre_deconnectee: [
    409,
    'Votre montre n’est plus reliée. Reliez-la de nouveau depuis votre profil.',
  ],
  envoi_en_cours: [409, 'L’envoi est déjà en cours. Patientez un instant.'],
  note_deja_donnee: [
    409,
    'Vous avez déjà donné une note. Modifiez votre premier avis pour la changer.',
  ],
  avis_sur_soi: [
    409,
    'On ne donne pas son avis sur ce que l’on propose. Vous pouvez répondre à celui des autres.',
  ],
  voyage_reserve: [
    409,
    'Des voyageurs ont réservé\u00a0: annulez d’abord leurs départs, pour que chacun soit prévenu.',
  ],
  signalement_deja_decide: [409, 'Ce signalement a déjà été examiné.'],
  trop_de_photos: [
    409,
    'On garde 500\u00a0photos au plus. Retirez-en avant d’en ajouter d’autres.',
  ],
  lien_deja_present: [409, 'Vous avez déjà un lien vers ce réseau. Retirez-le d’abord.'],
  lien_deja_ajoute: [409, 'Cette page est déjà dans la liste.'],
  trop_d_elements: [409, 'La liste est pleine. Retirez-en avant d’en ajouter d’autres.'],
  resultat_deja_pris: [
    409,
    'Quelqu’un d’autre a déjà prouvé que ce résultat est le sien. Demandez à l’organisateur.',
  ],
  resultat_deja_choisi: [409, 'Vous avez déjà un résultat dans cette épreuve. Rendez-le d’abord.'],
  resultats_en_cours: [
    409,
    'De nouveaux résultats sont en train d’être enregistrés pour cette épreuve. Réessayez dans une minute.',
  ],
  resultat_membre_servi: [
    409,
    'Cette personne a déjà prouvé qu’une autre ligne de cette épreuve est la sienne.',
  ],
  suivi_de_soi: [409, 'On ne se suit pas soi-même.'],
  epreuve_suivie: [
    409,
    'Des coureurs l’ont dans leur run list, ou ses résultats sont là\u00a0: elle ne se retire plus. Vous pouvez annuler l’édition, ils seront prévenus.',
  ],
  version_depassee: [
    409,
    'Quelqu’un a enregistré cette partie entre-temps. Rien n’est perdu\u00a0: choisissez ce que vous gardez.',
  ],
  geste_impossible: [409, 'Ce parcours a changé d’état entre-temps. Rechargez la page.'],
  seance_sans_etapes: [409, 'Cette séance n’a pas encore d’étapes.'],
  plan_deja_suivi: [409, 'Vous suivez déjà ce plan, ou vous l’avez déjà demandé.'],
  activite_deja_liee: [409, 'Cette sortie est déjà liée à un autre entraînement.'],
  entrainement_fait: [
    409,
    'Cet entraînement est déjà fait. Effacez d’abord ce que vous en avez dit pour le déplacer.',
  ],
  entrainement_passe: [
    409,
    'Cet entraînement n’est plus à venir\u00a0: son jour ne change que si l’athlète vous montre ce qu’il a fait.',
  ],
  geste_depasse: [
    409,
    'L’agenda a changé depuis : ce changement ne peut plus être repris. Déplacez les entraînements un par un.',
  ],
  depart_ferme: [
    409,
    'On ne peut plus rien demander pour ce départ\u00a0: il est clos, passé ou annulé.',
  ],
  depart_reserve: [
    409,
    'Ce départ a déjà été réservé\u00a0: il ne se retire plus. Vous pouvez l’annuler, chacun sera prévenu.',
  ],
  places_insuffisantes: [409, 'Il ne reste pas assez de places pour ce départ.'],
  places_libres: [
    409,
    'Il reste assez de places pour ce départ\u00a0: réservez-les sans passer par la liste d’attente.',
  ],
  attente_proposee: [
    409,
    'Des places vous sont proposées pour ce départ\u00a0: réservez-les, ou refusez-les d’abord.',
  ],
  formulaire_change: [
    409,
    'L’agence a changé les informations ou le prix de ce départ entre-temps. Relisez-les avant de réserver.',
  ],
  cle_deja_prise: [
    409,
    'Cette demande a déjà servi pour un autre départ. Rechargez la page et recommencez.',
  ],
  reservation_geste: [409, 'Cette réservation a changé d’état entre-temps. Rechargez la page.'],
  frais_changes: [409, 'Ce que coûte l’annulation a changé. Rechargez la page avant de décider.'],
  requete_trop_longue: [413, 'L’envoi est trop volumineux.'],
  adresse_trop_longue: [414, 'L’adresse demandée est trop longue. Retirez des filtres.'],
  type_de_media_refuse: [
    415,
    'Ce format d’envoi n’est pas accepté. Utilisez du JSON, ou un formulaire là où il est prévu.',
  ],
  encodage_refuse: [
    415,
    'Cet envoi est compressé d’une façon que nous ne lisons pas. Envoyez-le sans compression.',
  ],
  champs_invalides: [422, INVALID_FIELDS],
  seance_illisible: [422, 'Ce fichier n’est pas une séance que nous savons lire.'],
  seance_incomplete: [422, 'Il manque quelque chose à cette séance avant de la soumettre.'],
  plan_incomplet: [422, 'Il manque quelque chose à ce plan avant de le soumettre.'],
  programmation_impossible: [422, 'Ce plan ne peut pas être programmé ainsi.'],
  code_premium_refuse: [422, 'Ce code n’existe pas, a expiré ou a déjà servi.'],
  code_refuse: [422, 'Ce code n’est pas le bon.'],
  trace_refusee: [422, 'Ce fichier ne donne pas de trace que l’on puisse afficher.'],
  course_incomplete: [422, 'Il manque encore quelque chose à cette course.'],
  voyage_incomplet: [422, 'Il manque encore quelque chose à ce séjour.'],
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
  trop_de_demandes: [429, 'Trop de tentatives. Patientez un peu avant de recommencer.'],
  entetes_trop_longs: [431, 'Les en-têtes de la requête sont trop longs.'],
  erreur_interne: [500, 'Une erreur est survenue de notre côté. Réessayez dans un instant.'],
  service_indisponible: [
    503,
    'Le service est momentanément indisponible. Réessayez dans un instant.',
  ],
  externe_indisponible: [
    503,
    'Ce service ne répond pas. Réessayez dans un instant, ou connectez-vous autrement.',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof ERRORS
