import { type DemoSeance, seance } from './demo-seance.ts'

/** Nordic walking. */
export const SEANCES_MARCHE_NORDIQUE: readonly DemoSeance[] = [
  seance(
    'mn-technique',
    'Technique de marche nordique',
    ['marche', 'endurance', 'debutant'],
    [45, 3],
    "10' RPE 2 + 6x(2' RPE 3 «\u00a0bâtons traînés, puis plantés, puis poussés\u00a0» + 1' RPE 2) + 10' RPE 3 + 7' RC",
    'Le geste avant la vitesse\u00a0: bâton planté en arrière, main qui s’ouvre, épaules basses.',
  ),
  seance(
    'mn-60',
    'Marche nordique 1h',
    ['marche', 'endurance', 'debutant'],
    [60, 4],
    "10' RPE 2 + 45' RPE 4 + 5' RC",
    'Une heure à allure soutenue, en pouvant parler. Poussez sur les bâtons jusqu’à l’ouverture de la main.',
  ),
  seance(
    'mn-intervalles',
    "Marche nordique 8 fois 1'",
    ['marche', 'vma', 'debutant'],
    [50, 5],
    "15' RPE 3 + 8x1' RPE 7 «\u00a0fréquence haute\u00a0» r=1'30 «\u00a0souple\u00a0» + 15' RC",
    'Une minute très vive, une minute et demie souple. La fréquence monte, le geste reste ample.',
  ),
  seance(
    'mn-rythme',
    "Marche nordique 3 fois 8'",
    ['marche', 'seuil', 'intermediaire'],
    [60, 5],
    "15' RPE 3 + 3x8' RPE 6 r=3' «\u00a0souple\u00a0» + 12' RC",
    'Des blocs rythmés, à la limite de la conversation. Gardez la poussée complète quand la fatigue vient.',
  ),
  seance(
    'mn-cotes',
    'Marche nordique en côte',
    ['marche', 'cotes', 'intermediaire'],
    [60, 6],
    "15' RPE 3 + 8x1'30 RPE 7 «\u00a0montée, pas bondissants si le genou le veut\u00a0» r=2' «\u00a0descente souple\u00a0» + 17' RC",
    'Les bâtons portent une part de l’effort en montée. Redescendez en les gardant derrière vous.',
    200,
  ),
  seance(
    'mn-longue-90',
    'Marche nordique 1h30',
    ['marche', 'longue', 'debutant'],
    [90, 4],
    "10' RPE 2 + 1h15 RPE 4 + 5' RC",
    'Une longue marche vallonnée. Buvez toutes les vingt minutes, étirez-vous à l’arrivée.',
  ),
  seance(
    'mn-longue-120',
    'Marche nordique 2h',
    ['marche', 'longue', 'intermediaire'],
    [120, 4],
    "10' RPE 2 + 1h45 RPE 4 + 5' RC",
    'Deux heures de marche à l’allure de la randonnée sportive, sac léger au dos.',
  ),
]
