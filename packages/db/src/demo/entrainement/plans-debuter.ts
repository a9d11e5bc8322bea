import { type DemoPlan, week } from './demo-plan.ts'

export const PLANS_DEBUTER: readonly DemoPlan[] = [
  {
    code: 'debuter-30',
    titre: 'Courir 30\u00a0minutes sans s’arrêter',
    objectif: 'debuter',
    niveau: 'debutant',
    sport: 'course_a_pied',
    distance_cible: null,
    denivele_cible: null,
    description:
      'Dix semaines pour passer de la marche à une demi-heure de course, trois fois par semaine. On alterne course et marche, et jamais deux jours de suite\u00a0: si une semaine a été dure, refaites-la.',
    semaines: [
      week(
        'reprise',
        '2 mc-1, 4 mc-1, 7 mc-1',
        'On prend le rythme\u00a0: trois rendez-vous, très lents.',
      ),
      week('reprise', '2 mc-1, 4 mc-2, 7 mc-2'),
      week('reprise', '2 mc-2, 4 mc-3, 7 mc-3'),
      week(
        'recuperation',
        '3 mc-3, 7 mc-3',
        'Semaine allégée\u00a0: deux séances, et l’on marche autant que l’on veut.',
      ),
      week('generale', '2 mc-3, 4 mc-3, 7 mc-4'),
      week('generale', '2 mc-4, 4 mc-4, 7 mc-4'),
      week('generale', '2 mc-4, 4 mc-4, 7 mc-5', 'La course dépasse largement la marche.'),
      week('recuperation', '3 mc-5, 7 mc-6', 'Semaine allégée avant les derniers blocs.'),
      week('specifique', '2 mc-6, 4 mc-7, 7 mc-7'),
      week('specifique', '2 mc-8, 4 mc-9, 7 mc-10', 'Dimanche, la demi-heure d’une traite.'),
    ],
  },
  {
    code: 'reprendre-8',
    titre: 'Reprendre après une coupure',
    objectif: 'reprendre',
    niveau: 'debutant',
    sport: 'course_a_pied',
    distance_cible: null,
    denivele_cible: null,
    description:
      'Huit semaines pour revenir après un arrêt de plusieurs semaines, à trois séances douces et un peu de renforcement. À suivre une fois la douleur partie, et avec l’accord du médecin si l’arrêt était dû à une blessure.',
    semaines: [
      week(
        'reprise',
        '2 mc-5, 3 gainage-15, 4 ef-30, 7 ef-30',
        'Rien que du facile\u00a0: le souffle revient avant les tendons.',
      ),
      week('reprise', '2 mc-6, 3 gainage-15, 4 ef-35, 7 ef-30'),
      week('reprise', '2 ef-gammes, 3 gainage-15, 4 ef-30, 7 ef-30'),
      week('recuperation', '3 ef-45, 7 ef-40', 'Semaine allégée.'),
      week('generale', '2 ef-fartlek-doux, 3 gainage-15, 5 ef-35, 7 ef-30'),
      week('generale', '2 ef-lignes, 3 gainage-15, 5 ef-35, 7 ef-30'),
      week('generale', '2 ef-fartlek-doux, 3 gainage-15, 5 ef-40, 7 ef-35'),
      week(
        'recuperation',
        '3 ef-30, 5 ef-30, 7 ef-40',
        'Vous pouvez maintenant choisir un plan de 5 ou de 10\u00a0km.',
      ),
    ],
  },
  {
    code: 'marche-nordique',
    titre: 'Marche nordique\u00a0: vers une randonnée sportive',
    objectif: 'marche_nordique',
    niveau: 'debutant',
    sport: 'marche',
    distance_cible: 15000,
    denivele_cible: 300,
    description:
      'Dix semaines à trois séances, du geste aux longues marches vallonnées. Aucune habitude du sport n’est nécessaire, une paire de bâtons suffit.',
    semaines: [
      week('reprise', '2 mn-technique, 4 mn-65, 7 mn-65', 'On apprend le geste.'),
      week('reprise', '2 mn-technique, 4 mn-70, 7 mn-65'),
      week('generale', '2 mn-intervalles, 4 mn-60, 7 mnl-70'),
      week('recuperation', '2 mn-technique, 5 mn-45, 7 mn-45', 'Semaine allégée.'),
      week('generale', '2 mn-intervalles, 4 mn-55, 7 mnl-75'),
      week('generale', '2 mn-cotes, 4 mn-40, 7 mnl-85'),
      week('specifique', '2 mn-rythme, 4 mn-40, 7 mn-longue-90'),
      week('recuperation', '2 mn-technique, 5 mn-55, 7 mn-50', 'Semaine allégée.'),
      week('specifique', '2 mn-cotes, 4 mn-45, 7 mnl-95'),
      week(
        'specifique',
        '2 mn-intervalles, 4 mn-55, 7 mnl-105',
        'La grande marche\u00a0: partez à plusieurs.',
      ),
    ],
  },
]
