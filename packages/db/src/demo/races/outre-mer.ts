import { autre, type DemoRace, nature, race, relais, route, SOL, trail } from './demo-race.ts'

export const OUTRE_MER: DemoRace[] = [
  race(
    'Grand Raid de La Réunion',
    ['Saint-Pierre', '97410', 55.478, -21.34],
    [10, 3, 'sam', 3],
    'Association Le Grand Raid',
    'La Diagonale des Fous traverse l’île du sud au nord, par le volcan et les trois cirques. Chaleur, froid, boue, marches et pluie : tout s’y rencontre en une seule course.',
    [
      trail('Diagonale des Fous', 165000, 9500, '21:00', 210, {
        ravitos: 17,
        barriere: '66:00',
        surfaces: SOL.montagne,
        label: 'international',
      }),
      trail('Trail de Bourbon', 100000, 6000, '21:00', 150, { surfaces: SOL.montagne }),
      trail('Mascareignes', 70000, 4200, '04:00', 95, { surfaces: SOL.montagne }),
      trail('Métis Trail', 50000, 2800, '05:00', 75, { surfaces: SOL.montagne }),
      relais('Zembrocal en relais', 150000, '06:00', 320, {
        denivele: 8700,
        surfaces: SOL.montagne,
      }),
    ],
    'https://www.grandraid-reunion.com',
  ),
  race(
    'Semi-marathon de Saint-Denis',
    ['Saint-Denis', '97400', 55.4481, -20.8789],
    [5, 3],
    'Saint-Denis Athlé Bourbon',
    'Du Barachois aux boulevards du front de mer, tôt le matin pour éviter la chaleur. Les alizés rafraîchissent le retour.',
    [
      route('Semi-marathon', 21097, '06:00', 22, { denivele: 90 }),
      route('10 km', 10000, '06:30', 14, { denivele: 40, label: 'regional' }),
    ],
  ),
  race(
    'Corrida de Saint-Pierre',
    ['Saint-Pierre', '97410', 55.477, -21.342],
    [12, 2, 'sam'],
    'Saint-Pierre Sud Athlétisme',
    'Une course de nuit sur le front de mer, entre port et jardins de la plage. L’ambiance est celle d’une veille de vacances.',
    [route('10 km', 10000, '18:30', 13, { denivele: 40 }), route('5 km', 5000, '17:30', 8)],
  ),
  race(
    'Semi-marathon de Baie-Mahault',
    ['Baie-Mahault', '97122', -61.586, 16.267],
    [2, 3],
    'Baie-Mahault Athlétisme Guadeloupe',
    'Une course de début d’année aux heures fraîches, entre bourg et mangrove. Les tambours de carnaval ne sont jamais bien loin.',
    [
      route('Semi-marathon', 21097, '05:45', 20, { denivele: 120 }),
      route('10 km', 10000, '06:15', 13, { denivele: 50 }),
    ],
  ),
  race(
    'Volcano Trail de la Soufrière',
    ['Saint-Claude', '97120', -61.702, 16.024],
    [5, 4],
    'Soufrière Trail Club',
    'Des bananeraies à la forêt humide, jusqu’aux fumerolles du volcan. Les traces boueuses de Basse-Terre usent les plus aguerris.',
    [
      trail('36 km', 36000, 2300, '05:00', 42, { surfaces: { path: 0.6, mud: 0.25, rock: 0.15 } }),
      trail('16 km', 16000, 950, '06:30', 24, { surfaces: { path: 0.6, mud: 0.25, rock: 0.15 } }),
    ],
  ),
  race(
    'Trail de la Pointe des Châteaux',
    ['Saint-François', '97118', -61.274, 16.253],
    [3, 2],
    'Grande-Terre Nature Running',
    'Sur les sentiers calcaires qui mènent à l’extrémité orientale de l’île, entre raisiniers et vagues. Un parcours plat, brûlant et venté.',
    [
      nature('20 km', 20000, '06:00', 19, { denivele: 180, surfaces: SOL.littoral }),
      nature('9 km', 9000, '06:30', 12, { denivele: 70, surfaces: SOL.littoral }),
    ],
  ),
  race(
    'Semi-marathon de Fort-de-France',
    ['Fort-de-France', '97200', -61.068, 14.604],
    [11, 4],
    'Foyal Athlétisme Martinique',
    'Le grand semi antillais traverse la ville, de la Savane aux quartiers des hauteurs. Coureurs de toute la Caraïbe y disputent une course chaude et bosselée.',
    [route('Semi-marathon', 21097, '06:30', 28, { denivele: 230, label: 'international' })],
  ),
  race(
    'Transmartinique',
    ['Grand’Rivière', '97218', -61.18, 14.872],
    [12, 1, 'sam', 2],
    'Club Manikou Trail',
    'Du nord au sud de l’île aux fleurs, de la forêt de la montagne Pelée aux plages de Sainte-Anne. Une traversée où l’humidité use plus que la pente.',
    [
      trail('Transmartinique', 138000, 5300, '18:00', 125, {
        barriere: '40:00',
        surfaces: { path: 0.5, mud: 0.15, track: 0.25, asphalt: 0.1 },
      }),
      trail('Demi-Trans', 60000, 2000, '05:00', 65),
    ],
  ),
  race(
    'Tchimbé Raid',
    ['Le Morne-Rouge', '97260', -61.134, 14.77],
    [5, 2, 'sam'],
    'Tchimbé Raid Association',
    'Autour de la Pelée et des pitons du Carbet, sur les traces les plus raides de Martinique. Les cordes fixes ne sont pas décoratives.',
    [
      trail('Tchimbé', 38000, 2700, '04:30', 50, { surfaces: SOL.montagne }),
      trail('Ti-Tchimbé', 20000, 1350, '06:00', 30, { surfaces: SOL.montagne }),
    ],
  ),
  race(
    'Semi-marathon de Kourou',
    ['Kourou', '97310', -52.65, 5.16],
    [10, 3],
    'Kourou Athlé Spatial',
    'Au bord de l’océan et des lacs, dans la ville des fusées. Le départ avant l’aube épargne les pires heures de chaleur.',
    [
      route('Semi-marathon', 21097, '05:45', 20, { denivele: 40 }),
      route('10 km', 10000, '06:15', 12, { denivele: 20 }),
    ],
  ),
  race(
    'Trail du Rorota',
    ['Remire-Montjoly', '97354', -52.268, 4.895],
    [9, 2],
    'Montjoly Amazonie Trail',
    'Un sentier forestier au-dessus des plages, entre singes, paresseux et racines géantes. L’humidité y est aussi dense que la canopée.',
    [
      trail('18 km', 18000, 650, '06:30', 20, { surfaces: SOL.foret }),
      nature('9 km', 9000, '07:00', 12, { denivele: 250, surfaces: SOL.foret }),
    ],
  ),
  race(
    'Course des pneus',
    ['Mamoudzou', '97600', 45.2279, -12.7806],
    [6, 4, 'sam'],
    'Mamoudzou Traditions et Sports',
    'La course la plus singulière de l’océan Indien : pousser un pneu avec deux bâtons dans les rues de Mamoudzou. Enfants et adultes s’y mesurent devant une foule rieuse.',
    [
      autre('Course adultes', 1900, '15:30', 5, { ravitos: 0, age_min: 16 }),
      relais('Relais d’entreprises', 7600, '16:30', 20, { age_min: 16 }),
    ],
  ),
  race(
    'Tour de Petite-Terre',
    ['Dzaoudzi', '97615', 45.282, -12.781],
    [11, 3],
    'Petite-Terre Athlétisme',
    'Entre lagon, lac Dziani et crêtes de Moya, une boucle chaude et vallonnée. Les tortues pondent sur les plages que l’on surplombe.',
    [
      nature('15 km', 15000, '06:00', 14, { denivele: 350, surfaces: SOL.littoral }),
      nature('7 km', 7000, '06:30', 8, { denivele: 120 }),
    ],
  ),
]
