import type { ModeleZones, Plage, Zone } from './zone.ts'

const plage = (min: number, max: number): Plage => ({ min, max })

/** Five paces published by U-Run coaches, in % of the VMA and of the maximal heart rate. */
const ALLURES: ModeleZones = {
  code: 'allures',
  nom: 'Les cinq allures',
  source: 'U-Run, les cinq allures d’entraînement de la course à pied',
  est_hypothese: false,
  zones: [
    {
      code: 'A1',
      nom: 'Allure 1',
      locution: 'en allure 1',
      description: 'Récupération, échauffement\u00a0: on parle sans effort.',
      autres: ['allure 1'],
      plages: { vma: plage(60, 65), fc_max: plage(65, 70) },
    },
    {
      code: 'A2',
      nom: 'Allure 2',
      locution: 'en allure 2',
      description: 'Endurance fondamentale\u00a0: le footing de tous les jours.',
      autres: ['allure 2'],
      plages: { vma: plage(65, 70), fc_max: plage(70, 75) },
    },
    {
      code: 'A3',
      nom: 'Allure 3',
      locution: 'en allure 3',
      description: 'Endurance active, jusqu’à l’allure du semi-marathon.',
      autres: ['allure 3'],
      plages: { vma: plage(75, 88), fc_max: plage(75, 90) },
    },
    {
      code: 'A4',
      nom: 'Allure 4',
      locution: 'en allure 4',
      description: 'Seuil, allures du 10\u00a0km et du 5\u00a0km.',
      autres: ['allure 4'],
      plages: { vma: plage(85, 95), fc_max: plage(90, 94) },
    },
    {
      code: 'A5',
      nom: 'Allure 5',
      locution: 'en allure 5',
      description: 'VMA et au-delà, par fractions courtes.',
      autres: ['allure 5'],
      plages: { vma: plage(95, 120), fc_max: plage(95, 100) },
    },
  ],
}

/**
 * Grappe 1999: a cycling scale on sensation, heart rate and maximal aerobic power. Powers do not
 * apply to running and are omitted. i6 and i7 have no heart rate and keep the sensation; its value
 * from 1 to 10 is ours, as is the lower end of i1, open in the scale.
 */
const ESIE: ModeleZones = {
  code: 'esie',
  nom: 'Échelle ESIE (cyclisme)',
  source:
    'Frédéric Grappe, 1999\u00a0: échelle de cyclisme, sur la fréquence cardiaque et les sensations',
  est_hypothese: false,
  zones: [
    {
      code: 'i1',
      nom: 'Intensité 1',
      locution: 'en intensité 1',
      description: 'Légère\u00a0: aucune douleur, conversation aisée.',
      autres: ['intensite 1'],
      plages: { fc_max: plage(55, 75) },
    },
    {
      code: 'i2',
      nom: 'Intensité 2',
      locution: 'en intensité 2',
      description: 'Moyenne\u00a0: aucune douleur, conversation aisée, des heures durant.',
      autres: ['intensite 2'],
      plages: { fc_max: plage(75, 85) },
    },
    {
      code: 'i3',
      nom: 'Intensité 3',
      locution: 'en intensité 3',
      description: 'Soutenue\u00a0: conversation difficile, une à deux heures.',
      autres: ['intensite 3'],
      plages: { fc_max: plage(85, 92) },
    },
    {
      code: 'i4',
      nom: 'Intensité 4',
      locution: 'en intensité 4',
      description: 'Critique\u00a0: l’intensité d’un effort de vingt minutes à une heure.',
      autres: ['intensite 4'],
      plages: { fc_max: plage(92, 96) },
    },
    {
      code: 'i5',
      nom: 'Intensité 5',
      locution: 'en intensité 5',
      description: 'Surcritique\u00a0: épuisement en cinq à dix minutes.',
      autres: ['intensite 5'],
      plages: { fc_max: plage(96, 100) },
    },
    {
      code: 'i6',
      nom: 'Intensité 6',
      locution: 'en intensité 6',
      description:
        'Sous-maximale\u00a0: moins de deux minutes\u00a0; la fréquence cardiaque n’en dit rien.',
      autres: ['intensite 6'],
      plages: { rpe: plage(9, 10) },
    },
    {
      code: 'i7',
      nom: 'Intensité 7',
      locution: 'en intensité 7',
      description:
        'Maximale\u00a0: un sprint de quelques secondes\u00a0; la fréquence cardiaque n’en dit rien.',
      autres: ['intensite 7'],
      plages: { rpe: plage(10, 10) },
    },
  ],
}

/** Zones of watches, by tenths of the maximal heart rate. */
const CARDIO: ModeleZones = {
  code: 'cardio',
  nom: 'Zones de la montre',
  source: 'Réglage d’usine des montres Garmin et Polar',
  est_hypothese: true,
  zones: (
    [
      ['Échauffement, récupération\u00a0: très facile.', 50],
      ['Endurance fondamentale\u00a0: on parle sans s’essouffler.', 60],
      ['Endurance active\u00a0: on parle par phrases courtes.', 70],
      ['Seuil\u00a0: quelques mots à la fois.', 80],
      ['Maximale\u00a0: on ne parle plus.', 90],
    ] as const
  ).map(([description, from], index) => ({
    code: `Z${index + 1}`,
    nom: `Zone ${index + 1}`,
    locution: `en zone ${index + 1}`,
    description,
    autres: [`zone ${index + 1}`],
    plages: { fc_max: plage(from, from + 10) },
  })),
}

/**
 * Coaching terms in % of the VMA, and of the maximal heart rate for efforts long enough to
 * stabilise it.
 */
const mot = (
  code: string,
  nom: string,
  locution: string,
  description: string,
  autres: readonly string[],
  vma: Plage,
  fc_max?: Plage,
): Zone => ({
  code,
  nom,
  locution,
  description,
  autres,
  plages: fc_max ? { vma, fc_max } : { vma },
})

/**
 * Assumption: these terms have no agreed values. Ranges are the middle of those published by French
 * coaches (athle24, U-Run, Lepape Info); race paces vary by five points or more with the runner’s
 * level.
 */
const ENTRAINEURS: ModeleZones = {
  code: 'entraineurs',
  nom: 'Mots des entraîneurs',
  source: 'Usage des entraîneurs français\u00a0; chacun a ses chiffres, ceux-ci sont une moyenne',
  est_hypothese: true,
  zones: [
    mot('MARCHE', 'Marche', 'en marchant', 'Marche active.', ['en marchant'], plage(30, 45)),
    mot(
      'TROT',
      'Trot',
      'en trottinant',
      'Course très lente entre deux efforts.',
      ['trottine', 'en trottinant'],
      plage(50, 60),
    ),
    mot(
      'EF',
      'Endurance fondamentale',
      'en endurance fondamentale',
      'On parle sans s’essouffler.',
      ['footing', 'endurance fondamentale', 'endurance', 'sl', 'sortie longue', 'jogging'],
      plage(65, 75),
      plage(65, 75),
    ),
    mot(
      'EA',
      'Endurance active',
      'en endurance active',
      'On parle encore, par phrases courtes.',
      ['endurance active'],
      plage(75, 80),
      plage(75, 85),
    ),
    mot(
      'AS42',
      'Allure marathon',
      'à allure marathon',
      'L’allure visée sur marathon.',
      ['allure marathon', 'am'],
      plage(73, 80),
      plage(80, 85),
    ),
    mot(
      'TEMPO',
      'Tempo',
      'à allure tempo',
      'Soutenu et régulier, entre marathon et semi.',
      [],
      plage(78, 84),
      plage(83, 88),
    ),
    mot(
      'AS21',
      'Allure semi-marathon',
      'à allure semi-marathon',
      'L’allure visée sur semi-marathon.',
      ['allure semi', 'allure semi-marathon'],
      plage(78, 86),
      plage(85, 90),
    ),
    mot(
      'SEUIL',
      'Seuil',
      'au seuil',
      'Soutenu, au bord de l’essoufflement\u00a0: une heure au plus.',
      ['seuil anaerobie', 'sv2'],
      plage(82, 88),
      plage(88, 92),
    ),
    mot(
      'AS10',
      'Allure 10\u00a0km',
      'à allure 10\u00a0km',
      'L’allure visée sur 10\u00a0km.',
      ['allure 10 km', 'allure 10km'],
      plage(84, 91),
      plage(90, 94),
    ),
    mot(
      'AS5',
      'Allure 5\u00a0km',
      'à allure 5\u00a0km',
      'L’allure visée sur 5\u00a0km.',
      ['allure 5 km', 'allure 5km'],
      plage(90, 96),
      plage(94, 98),
    ),
    mot(
      'VMAL',
      'VMA longue',
      'à allure VMA longue',
      'Fractions de deux à six minutes.',
      ['vma longue'],
      plage(90, 100),
    ),
    mot('VMA', 'VMA', 'à VMA', 'La vitesse maximale aérobie.', [], plage(95, 105)),
    mot(
      'VMAC',
      'VMA courte',
      'à allure VMA courte',
      'Fractions de quinze secondes à une minute.',
      ['vma courte'],
      plage(100, 110),
    ),
    mot('SPRINT', 'Sprint', 'en sprint', 'À fond, quelques secondes.', ['a fond'], plage(120, 150)),
  ],
}

export const MODELES_ZONES: readonly ModeleZones[] = [ENTRAINEURS, ALLURES, ESIE, CARDIO]
