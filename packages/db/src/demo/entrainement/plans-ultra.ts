import { type DemoPlan, week } from './demo-plan.ts'

export const PLANS_ULTRA: readonly DemoPlan[] = [
  {
    code: 'ultra',
    titre: 'Ultra-trail, 80 à 100\u00a0km',
    objectif: 'ultra',
    niveau: 'expert',
    sport: 'trail',
    distance_cible: 90000,
    denivele_cible: 5000,
    description:
      'Vingt semaines à cinq ou six séances pour un ultra de montagne. Il faut avoir fini un trail long\u00a0; deux week-ends de bloc y tiennent la place des très longues sorties, et chaque quatrième semaine est allégée.',
    semaines: [
      week('generale', '2 cotes-45, 3 ef-55, 4 renfo-trail, 5 ef-55, 6 ef-50, 7 trail-120'),
      week('generale', '2 cotes-1, 3 ef-55, 4 renfo-trail, 5 ef-55, 6 ef-50, 7 tl-130'),
      week('generale', '2 seuil-3x10, 3 ef-55, 4 renfo-trail, 5 ef-55, 6 ef-50, 7 tl-140'),
      week('recuperation', '2 seuil-6x4, 4 ef-70, 6 ef-65, 7 tl-100', 'Semaine allégée.'),
      week('generale', '2 cotes-2, 3 ef-55, 4 renfo-trail, 5 trail-marche, 6 ef-55, 7 tl-150'),
      week('generale', '2 seuil-2x15, 3 ef-65, 4 renfo-trail, 5 ef-60, 6 ef-60, 7 tl-160'),
      week('generale', '2 cotes-3, 3 ef-70, 4 renfo-trail, 5 trail-marche, 6 ef-65, 7 tl-170'),
      week(
        'recuperation',
        '2 seuil-fartlek, 3 ef-60, 4 ef-55, 6 ef-55, 7 tl-120',
        'Semaine allégée.',
      ),
      week('specifique', '2 trail-seuil, 3 ef-60, 4 renfo-trail, 5 trail-nuit, 6 ef-55, 7 tl-175'),
      week('specifique', '2 cotes-5, 3 ef-75, 4 renfo-trail, 5 ef-75, 6 ef-75, 7 tl-195'),
      week(
        'specifique',
        '2 cotes-3, 3 ef-75, 4 renfo-pieds, 4 ef-75, 6 tl-215, 7 trail-choc-2',
        'Premier week-end de bloc\u00a0: longue le samedi, deux heures le dimanche.',
      ),
      week(
        'recuperation',
        '2 seuil-6x4, 3 ef-75, 4 ef-70, 6 ef-70, 7 tl-135',
        'Semaine allégée, et du sommeil.',
      ),
      week(
        'specifique',
        '2 trail-seuil, 3 ef-75, 4 renfo-trail, 5 trail-marche, 6 ef-75, 7 tl-190',
      ),
      week('specifique', '2 cotes-5, 3 ef-75, 4 renfo-trail, 5 trail-nuit, 6 ef-75, 7 tl-200'),
      week(
        'specifique',
        '2 trail-seuil, 3 ef-35, 4 trail-marche, 5 ef-35, 6 tl-215, 7 trail-choc-2',
        'Second week-end de bloc, avec tout le matériel obligatoire.',
      ),
      week('recuperation', '2 seuil-3x8, 3 ef-75, 4 ef-70, 6 ef-70, 7 tl-150', 'Semaine allégée.'),
      week(
        'specifique',
        '2 cotes-3, 3 ef-75, 4 trail-marche, 5 ef-75, 6 ef-75, 7 tl-230',
        'La dernière grosse semaine\u00a0: tout se fait à l’allure de la course.',
      ),
      week('affutage', '2 cotes-3, 4 ef-70, 5 ef-70, 6 ef-65, 7 tl-165'),
      week('affutage', '2 cotes-45, 4 ef-75, 5 ef-75, 6 ef-75, 7 tl-105'),
      week(
        'affutage',
        '2 vma-15-15, 3 ef-50, 4 ef-50, 6 course-ultra',
        'Une semaine de repos ou presque\u00a0: la fraîcheur vaut mieux qu’une séance de plus.',
      ),
    ],
  },
]
