import type { BadgeModele } from '../badge.ts'
import { modele } from './modele.ts'

export const BADGES_PARTAGER: readonly BadgeModele[] = [
  modele(
    'entraide',
    'premier-avis',
    ['Bon à savoir', 'Un premier avis donné\u00a0: quelqu’un choisira mieux grâce à vous.'],
    [1, 'avis_donne'],
    ['rond', 'ciel', 'bulle', 1],
  ),
  modele(
    'entraide',
    'dix-avis',
    ['De bon conseil', 'Dix avis donnés, pour celles et ceux qui hésitent.'],
    [10, 'avis_donne'],
    ['rond', 'ciel', 'bulle', 2, '10'],
  ),
  modele(
    'entraide',
    'invitation',
    ['Compagnon de route', 'Une personne invitée vous a rejoint sur Foulée.'],
    [1, 'ami_invite'],
    ['ecu', 'rouge', 'main', 1],
  ),
  modele(
    'entraide',
    'cinq-invitations',
    ['Chef de file', 'Cinq personnes invitées courent ici avec vous.'],
    [5, 'ami_invite'],
    ['ecu', 'rouge', 'groupe', 3, '5'],
  ),
  modele(
    'entraide',
    'presentations',
    ['Les présentations', 'Un profil complet\u00a0: on sait avec qui l’on court.'],
    [1, 'profil_complet'],
    ['rond', 'soleil', 'empreinte', 1],
  ),

  modele(
    'evenements',
    'premier-evenement',
    ['Le rendez-vous', 'Un premier évènement auquel on vous a vu.'],
    [1, 'evenement_valide'],
    ['hexagone', 'balise', 'groupe', 1],
  ),
  modele(
    'evenements',
    'habitue',
    [
      'Habitué du mardi',
      'Dix évènements où l’on vous a vu\u00a0: on vous garde une place sur la photo.',
    ],
    [10, 'evenement_valide'],
    ['hexagone', 'balise', 'groupe', 2, '10'],
  ),
  modele(
    'evenements',
    'peloton',
    ['Au cœur du peloton', 'Huit semaines de suite avec un évènement.'],
    [8, 'evenement_valide', {}, 'semaines'],
    ['hexagone', 'rouge', 'semaines', 3, '8'],
  ),
  modele(
    'evenements',
    'nocturne',
    ['Sortie nocturne', 'Un évènement de nuit, de 20h à 5h, parmi les frontales.'],
    [1, 'evenement_valide', { heure_debut: 20, heure_fin: 5 }],
    ['hexagone', 'nuit', 'lune', 1],
  ),
  modele(
    'evenements',
    'curieux',
    ['L’atelier', 'Un atelier ou un essai de matériel suivi sur place.'],
    [1, 'evenement_valide', { genres: ['atelier', 'essai'] }],
    ['hexagone', 'terre', 'sac', 1],
  ),

  modele(
    'contribution',
    'premier-parcours',
    ['Ouvreur', 'Un premier parcours publié\u00a0: une trace pour les suivants.'],
    [1, 'parcours_publie'],
    ['borne', 'sapin', 'carte', 1],
  ),
  modele(
    'contribution',
    'dix-parcours',
    ['Baliseur', 'Dix parcours publiés. Vous avez peint la moitié de la carte.'],
    [10, 'parcours_publie'],
    ['borne', 'balise', 'carte', 3, '10'],
  ),
  modele(
    'contribution',
    'cartographe',
    ['Cartographe', 'Des parcours publiés dans trois départements.'],
    [3, 'parcours_publie', {}, 'departements'],
    ['borne', 'ciel', 'boussole', 2],
  ),
  modele(
    'contribution',
    'organisateur',
    ['Derrière la ligne', 'Une course publiée\u00a0: merci de la part de tous les dossards.'],
    [1, 'course_publiee'],
    ['borne', 'rouge', 'arrivee', 2],
  ),
  modele(
    'contribution',
    'voix',
    ['Une voix', 'Une réponse à un sondage\u00a0: ce que nous ferons ensuite en dépend.'],
    [1, 'sondage_repondu'],
    ['rond', 'terre', 'agenda', 1],
  ),
]
