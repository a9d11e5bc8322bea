type DemoContenus = {
  actualites?: readonly { titre: string; texte: string; jours: number }[]
  partenaires?: readonly { type: 'hebergement' | 'classic'; nom: string; description: string }[]
}

export const CONTENUS_SEJOURS: Readonly<Record<string, DemoContenus>> = {
  'Madère, levadas et crêtes': {
    actualites: [
      {
        titre: 'Le sentier des trois sommets est rouvert',
        texte:
          '<p>Le chemin du <strong>Pico do Arieiro au Pico Ruivo</strong> est de nouveau ouvert en entier. Nous reprenons le programme d’origine dès le prochain départ.</p>',
        jours: 18,
      },
    ],
    partenaires: [
      {
        type: 'hebergement',
        nom: 'Pension de la Levada',
        description: 'Six chambres au-dessus de Funchal, et un petit-déjeuner dès six heures.',
      },
    ],
  },
  'Haut Atlas, vallées berbères': {
    actualites: [
      {
        titre: 'Deux guides dès neuf personnes',
        texte:
          '<p>À partir de cette saison, chaque groupe de neuf personnes et plus part avec deux guides\u00a0: chacun trouve son allure.</p>',
        jours: 40,
      },
    ],
    partenaires: [
      {
        type: 'hebergement',
        nom: 'Gîte du Noyer, à Tacheddirt',
        description: 'La maison de Hassan et de sa famille.',
      },
      {
        type: 'classic',
        nom: 'Association des muletiers d’Imlil',
        description: 'Elle fixe le tarif des journées et la charge des mules.',
      },
    ],
  },
  'Le tour du Mont-Blanc en courant': {
    actualites: [
      {
        titre: 'Les refuges de l’an prochain sont réservés',
        texte:
          '<p>Toutes nos dates ont leurs nuits confirmées. Le refuge du col de la Croix du Bonhomme passe en chambres de six.</p>',
        jours: 25,
      },
    ],
  },
  'GR 20 sud, de Vizzavona à Conca': {
    partenaires: [
      {
        type: 'hebergement',
        nom: 'Bergerie d’Asinau',
        description: 'Tentes montées, soupe corse et fromage de la traite du matin.',
      },
    ],
  },
}
