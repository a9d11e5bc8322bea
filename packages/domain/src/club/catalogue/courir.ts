import type { BadgeModele } from '../badge.ts'
import { modele } from './modele.ts'

const KM = 1000
const HEURE = 3600
const SEMI = 21_000
const MARATHON = 42_000
/** Seven in ten official distances are a little short of, or over, the round number. */
const DIX = { distance_min: 9_900, distance_max: 10_500 }

export const BADGES_COURIR: readonly BadgeModele[] = [
  modele(
    'premieres',
    'premiere-sortie',
    [
      'Premier pas',
      'La première sortie gardée dans votre carnet. Toutes les autres commencent là.',
    ],
    [1, 'sortie'],
    ['rond', 'sapin', 'chaussure', 1],
  ),
  modele(
    'premieres',
    'premiere-heure',
    ['Une heure dehors', 'Une heure entière dehors\u00a0: le premier grand palier.'],
    [1, 'sortie', { duree_min: HEURE }],
    ['rond', 'ciel', 'chrono', 1, '1\u00a0h'],
  ),
  modele(
    'premieres',
    'premier-dossard',
    ['Premier dossard', 'Quatre épingles, une ligne d’arrivée, et l’envie d’en reprendre une.'],
    [1, 'epreuve_terminee'],
    ['rond', 'balise', 'arrivee', 1],
  ),
  modele(
    'premieres',
    'premier-trail',
    [
      'Hors bitume',
      'Un premier trail terminé\u00a0: les chevilles s’en souviennent, le sourire aussi.',
    ],
    [1, 'epreuve_terminee', { genres: ['trail', 'nature'] }],
    ['ecu', 'sapin', 'foret', 1],
  ),
  modele(
    'premieres',
    'premier-relais',
    [
      'Passage de témoin',
      'Courir pour soi, puis pour les autres\u00a0: une épreuve en relais terminée.',
    ],
    [1, 'epreuve_terminee', { genres: ['relais'] }],
    ['rond', 'rouge', 'groupe', 1],
  ),
  modele(
    'premieres',
    'premier-sejour',
    ['Valise et baskets', 'Un séjour entier pour courir ailleurs, du premier au dernier jour.'],
    [1, 'voyage_fait'],
    ['ecu', 'ciel', 'monde', 1],
  ),

  modele(
    'distances',
    'dix-kilometres',
    [
      'Dix tout rond',
      'Une épreuve de 10\u00a0km terminée\u00a0: la distance que tout le monde comprend.',
    ],
    [1, 'epreuve_terminee', DIX],
    ['hexagone', 'ciel', 'borne', 1, '10\u00a0km'],
  ),
  modele(
    'distances',
    'semi-marathon',
    ['La moitié du chemin', 'Un semi-marathon terminé, sans chercher la moitié de l’effort.'],
    [1, 'epreuve_terminee', { distance_min: SEMI, distance_max: 21_300, genres: ['route'] }],
    ['hexagone', 'ciel', 'borne', 2, '21,1\u00a0km'],
  ),
  modele(
    'distances',
    'marathon',
    [
      'Marathon',
      'Quarante-deux kilomètres, et les cent quatre-vingt-quinze mètres que l’on n’oublie pas.',
    ],
    [1, 'epreuve_terminee', { distance_min: MARATHON, distance_max: 42_500, genres: ['route'] }],
    ['hexagone', 'balise', 'borne', 3, '42,2\u00a0km'],
  ),
  modele(
    'distances',
    'cinq-marathons',
    ['Cinq fois Marathon', 'Cinq marathons terminés\u00a0: le mur a fini par vous connaître.'],
    [5, 'epreuve_terminee', { distance_min: MARATHON, distance_max: 42_500, genres: ['route'] }],
    ['hexagone', 'rouge', 'borne', 3, '5\u00a0×\u00a042'],
  ),
  modele(
    'distances',
    'ultra',
    ['Au-delà', 'Un trail de plus de 80\u00a0km terminé, avec ce que la nuit en a fait.'],
    [1, 'epreuve_terminee', { distance_min: 80 * KM, genres: ['trail'] }],
    ['ecu', 'nuit', 'cime', 3, '80\u00a0km'],
  ),
  modele(
    'distances',
    'longue-distance',
    ['Sortie longue', 'Vingt kilomètres d’une traite, sans dossard et sans public.'],
    [1, 'sortie', { distance_min: 20 * KM }],
    ['hexagone', 'sapin', 'chaussure', 1, '20\u00a0km'],
  ),
  modele(
    'distances',
    'cent-kilometres',
    ['Premier cent', 'Cent kilomètres en tout\u00a0: la distance de Lyon à Grenoble, à peu près.'],
    [100 * KM, 'sortie', {}, 'distance'],
    ['rond', 'terre', 'carte', 1, '100\u00a0km'],
  ),
  modele(
    'distances',
    'mille-kilometres',
    ['Mille bornes', 'Mille kilomètres à pied, et aucun en panne.'],
    [1000 * KM, 'sortie', {}, 'distance'],
    ['borne', 'rouge', 'borne', 2, '1\u00a0000\u00a0km'],
  ),
  modele(
    'distances',
    'tour-de-france',
    [
      'Tour de France',
      'Trois mille quatre cents kilomètres\u00a0: la grande boucle, sans les roues.',
    ],
    [3400 * KM, 'sortie', {}, 'distance'],
    ['borne', 'soleil', 'carte', 3, '3\u00a0400\u00a0km'],
  ),

  modele(
    'denivele',
    'premiers-mille',
    ['Mille mètres de haut', 'Mille mètres de dénivelé additionnés\u00a0: une première montagne.'],
    [1000, 'sortie', {}, 'denivele'],
    ['ecu', 'sapin', 'cime', 1, '1\u00a0000\u00a0m'],
  ),
  modele(
    'denivele',
    'mont-blanc',
    ['Mont Blanc', '4\u00a0806\u00a0mètres de dénivelé en tout, depuis le niveau de la mer.'],
    [4806, 'sortie', {}, 'denivele'],
    ['ecu', 'ciel', 'sommet', 2, '4\u00a0806\u00a0m'],
  ),
  modele(
    'denivele',
    'everest',
    ['Everest', '8\u00a0849\u00a0mètres montés, un pied après l’autre.'],
    [8849, 'sortie', {}, 'denivele'],
    ['ecu', 'nuit', 'sommet', 2, '8\u00a0849\u00a0m'],
  ),
  modele(
    'denivele',
    'stratosphere',
    ['Stratosphère', 'Cinquante mille mètres de dénivelé\u00a0: plus haut que les ballons.'],
    [50_000, 'sortie', {}, 'denivele'],
    ['ecu', 'nuit', 'eclair', 3, '50\u00a0km'],
  ),
  modele(
    'denivele',
    'mur',
    [
      'Le mur du samedi',
      'Une seule sortie, mille mètres de dénivelé\u00a0: il fallait redescendre.',
    ],
    [1, 'sortie', { denivele_min: 1000 }],
    ['octogone', 'balise', 'cime', 2],
  ),
  modele(
    'denivele',
    'grimpeur',
    ['Grimpeur', 'Cinq trails à plus de 1\u00a0500\u00a0m de dénivelé, terminés.'],
    [5, 'epreuve_terminee', { denivele_min: 1500, genres: ['trail'] }],
    ['ecu', 'rouge', 'cime', 3],
  ),
]
