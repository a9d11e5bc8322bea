import type { BadgeModele } from '../badge.ts'
import { modele } from './modele.ts'

const HEURE = 3600

export const BADGES_REVENIR: readonly BadgeModele[] = [
  modele(
    'regularite',
    'quatre-semaines',
    [
      'Un mois dehors',
      'Au moins une sortie par semaine, quatre semaines de suite. Les jours de repos comptent pour ce qu’ils sont\u00a0: du repos.',
    ],
    [4, 'sortie', {}, 'semaines'],
    ['octogone', 'sapin', 'semaines', 1, '4'],
  ),
  modele(
    'regularite',
    'douze-semaines',
    [
      'Une saison',
      'Douze semaines de suite avec au moins une sortie\u00a0: le temps qu’il faut pour changer.',
    ],
    [12, 'sortie', {}, 'semaines'],
    ['octogone', 'sapin', 'semaines', 2, '12'],
  ),
  modele(
    'regularite',
    'quarante-semaines',
    [
      'Au long cours',
      'Quarante semaines de suite\u00a0: ni la pluie ni les réunions n’y ont rien pu.',
    ],
    [40, 'sortie', {}, 'semaines'],
    ['octogone', 'balise', 'semaines', 3, '40'],
  ),
  modele(
    'regularite',
    'dix-sorties',
    ['Dix fois dehors', 'Dix sorties gardées. L’habitude prend.'],
    [10, 'sortie'],
    ['octogone', 'ciel', 'chaussure', 1, '10'],
  ),
  modele(
    'regularite',
    'cent-sorties',
    ['Cent fois dehors', 'Cent sorties, par tous les temps et toutes les humeurs.'],
    [100, 'sortie'],
    ['octogone', 'soleil', 'chaussure', 3, '100'],
  ),

  modele(
    'lieux',
    'cinq-departements',
    ['Hors du canton', 'Des sorties dans cinq départements\u00a0: les chaussures voyagent.'],
    [5, 'sortie', {}, 'departements'],
    ['rond', 'terre', 'boussole', 1, '5'],
  ),
  modele(
    'lieux',
    'vingt-departements',
    ['Globe-trotteur de France', 'Des sorties dans vingt départements.'],
    [20, 'sortie', {}, 'departements'],
    ['rond', 'terre', 'boussole', 3, '20'],
  ),
  modele(
    'lieux',
    'dossards-voyageurs',
    ['Dossards voyageurs', 'Des épreuves terminées dans cinq départements différents.'],
    [5, 'epreuve_terminee', {}, 'departements'],
    ['rond', 'balise', 'carte', 2, '5'],
  ),
  modele(
    'lieux',
    'trois-pays',
    ['Passe-frontières', 'Des épreuves terminées dans trois pays.'],
    [3, 'epreuve_terminee', {}, 'pays'],
    ['rond', 'ciel', 'monde', 3, '3'],
  ),
  modele(
    'lieux',
    'deux-pays-en-sejour',
    ['Carnet de route', 'Des séjours terminés dans deux pays.'],
    [2, 'voyage_fait', {}, 'pays'],
    ['rond', 'sapin', 'monde', 2],
  ),

  modele(
    'heures',
    'frontale',
    ['Frontale', 'Une sortie partie dans la nuit, entre 22h et 5h.'],
    [1, 'sortie', { heure_debut: 22, heure_fin: 5 }],
    ['rond', 'nuit', 'lune', 1],
  ),
  modele(
    'heures',
    'noctambule',
    ['Noctambule', 'Dix sorties parties entre 22h et 5h. La chouette vous salue.'],
    [10, 'sortie', { heure_debut: 22, heure_fin: 5 }],
    ['rond', 'nuit', 'lune', 3, '10'],
  ),
  modele(
    'heures',
    'leve-tot',
    ['Lève-tôt', 'Une sortie partie entre 5h et 7h, pendant que le café attendait.'],
    [1, 'sortie', { heure_debut: 5, heure_fin: 7 }],
    ['rond', 'soleil', 'aube', 1],
  ),
  modele(
    'heures',
    'rosee',
    ['La rosée', 'Vingt sorties parties entre 5h et 7h.'],
    [20, 'sortie', { heure_debut: 5, heure_fin: 7 }],
    ['rond', 'soleil', 'aube', 3, '20'],
  ),

  modele(
    'saisons',
    'premiere-boue',
    ['Première boue', 'Un cross terminé\u00a0: la machine à laver a tout compris.'],
    [1, 'epreuve_terminee', { genres: ['cross'] }],
    ['ecu', 'terre', 'boue', 1],
  ),
  modele(
    'saisons',
    'amis-de-la-boue',
    ['Ami de la boue', 'Cinq cross ou courses nature terminés entre novembre et février.'],
    [5, 'epreuve_terminee', { genres: ['cross', 'nature'], mois: [11, 12, 1, 2] }],
    ['ecu', 'terre', 'boue', 3],
  ),
  modele(
    'saisons',
    'hivernal',
    ['Hivernal', 'Quinze sorties en décembre, janvier ou février.'],
    [15, 'sortie', { mois: [12, 1, 2] }],
    ['hexagone', 'ciel', 'flocon', 2],
  ),
  modele(
    'saisons',
    'trail-blanc',
    ['Trail blanc', 'Un trail terminé en décembre, janvier ou février.'],
    [1, 'epreuve_terminee', { genres: ['trail'], mois: [12, 1, 2] }],
    ['hexagone', 'nuit', 'flocon', 2],
  ),
  modele(
    'saisons',
    'ete-en-altitude',
    ['Été en altitude', 'Trois sorties d’été à plus de 800\u00a0m de dénivelé.'],
    [3, 'sortie', { mois: [6, 7, 8], denivele_min: 800 }],
    ['hexagone', 'soleil', 'soleil', 2],
  ),

  modele(
    'entrainement',
    'premiere-seance',
    ['Première séance', 'Une séance prévue, et faite.'],
    [1, 'entrainement_fait'],
    ['rond', 'sapin', 'agenda', 1],
  ),
  modele(
    'entrainement',
    'cinquante-seances',
    [
      'Cinquante séances',
      'Cinquante séances faites\u00a0: le plan n’est plus seulement sur le papier.',
    ],
    [50, 'entrainement_fait'],
    ['rond', 'sapin', 'agenda', 3, '50'],
  ),
  modele(
    'entrainement',
    'vitesse',
    ['Vif', 'Dix séances de VMA. Les lignes droites s’en souviennent.'],
    [10, 'entrainement_fait', { genres: ['vma'] }],
    ['octogone', 'rouge', 'eclair', 2],
  ),
  modele(
    'entrainement',
    'cotier',
    ['Côtes à côtes', 'Dix séances de côtes, aller et retour.'],
    [10, 'entrainement_fait', { genres: ['cotes'] }],
    ['octogone', 'terre', 'cime', 2],
  ),
  modele(
    'entrainement',
    'longue-haleine',
    ['Longue haleine', 'Cinq séances longues de deux heures au moins.'],
    [5, 'entrainement_fait', { genres: ['longue'], duree_min: 2 * HEURE }],
    ['octogone', 'ciel', 'chrono', 2, '2\u00a0h'],
  ),
  modele(
    'entrainement',
    'jusqu-au-bout',
    ['Jusqu’au bout', 'Un plan d’entraînement suivi jusqu’à sa dernière semaine.'],
    [1, 'plan_termine'],
    ['hexagone', 'balise', 'plan', 2],
  ),
]
