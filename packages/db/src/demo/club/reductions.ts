export type DemoReduction = {
  titre: string
  partenaire: string
  description?: string
  conditions?: string
  code?: string
  codes?: number
  du: number
  au: number | null
  premium?: true
  stock?: number
  /** Euro cents: current, and lowest of the thirty days before. */
  prix?: number
  avant?: number
  ofShop?: true
  etat?: 0 | 1
}

const HORS_SOLDES = 'Hors articles déjà soldés. Non cumulable avec une autre offre.'

export const DEMO_REDUCTIONS: readonly DemoReduction[] = [
  {
    titre: '15\u00a0% sur les chaussures de trail',
    partenaire: 'Crampons & Cie',
    code: 'FOULEE-TRAIL15',
    du: -10,
    au: 20,
    conditions: HORS_SOLDES,
    ofShop: true,
  },
  {
    titre: 'Frontale 400 lumens',
    partenaire: 'Lumio',
    description: 'Étanche, 8\u00a0heures d’autonomie, 78\u00a0g.',
    code: 'NUIT-FOULEE',
    du: -6,
    au: 4,
    prix: 4990,
    avant: 6490,
    stock: 60,
  },
  {
    titre: 'Un bilan de foulée offert',
    partenaire: 'Le Labo du Coureur',
    description: 'Trente minutes sur tapis avec un podologue du sport.',
    codes: 24,
    du: -15,
    au: 40,
    premium: true,
    conditions: 'Sur rendez-vous. Un bilan par personne.',
  },
  {
    titre: '10\u00a0% sur tout le magasin',
    partenaire: 'Au Pas de Course',
    code: 'FOULEE10',
    du: -40,
    au: null,
    ofShop: true,
  },
  {
    titre: 'Coupe-vent Brise',
    partenaire: 'Aigoual Textile',
    description: 'Cousu à Millau, 110\u00a0g.',
    code: 'BRISE-FOULEE',
    du: -3,
    au: 24,
    prix: 6900,
    avant: 8900,
  },
  {
    titre: 'Gels et barres\u00a0: 20\u00a0% dès 30\u00a0€',
    partenaire: 'Miel des Causses',
    code: 'RAVITO20',
    du: -20,
    au: 6,
    stock: 200,
  },
  {
    titre: 'Trois mois de massage récupération',
    partenaire: 'Kiné Sport Gardanne',
    codes: 8,
    du: -8,
    au: 50,
    premium: true,
    conditions: 'Une séance par mois, au cabinet.',
  },
  {
    titre: 'Chaussettes de compression',
    partenaire: 'Mollets d’Acier',
    code: 'MOLLETS',
    du: -12,
    au: 18,
    prix: 1990,
    avant: 2490,
    ofShop: true,
  },
  {
    titre: 'Livraison offerte',
    partenaire: 'La Boutique du Dossard',
    code: 'PORTOFFERT',
    du: -60,
    au: null,
  },
  {
    titre: 'Gourde souple à −30\u00a0%',
    partenaire: 'Source Vive',
    code: 'GOURDE30',
    du: -2,
    au: 3,
    stock: 40,
    prix: 1190,
    avant: 1700,
  },
  {
    titre: 'Une nuit achetée, une offerte',
    partenaire: 'Refuges du Vercors',
    code: 'BIVOUAC',
    du: -25,
    au: 60,
    conditions: 'Du dimanche au jeudi, selon les places.',
  },
  {
    titre: 'Montre cardio Altis',
    partenaire: 'Altis',
    description: 'GPS deux fréquences, 30\u00a0heures d’autonomie.',
    codes: 15,
    du: -5,
    au: 15,
    premium: true,
    prix: 18900,
    avant: 22900,
  },
  {
    titre: '12\u00a0% sur les sacs d’hydratation',
    partenaire: 'Montagne & Vous',
    code: 'SAC12',
    du: -18,
    au: 27,
    ofShop: true,
  },
  {
    titre: 'Entrée au sauna à moitié prix',
    partenaire: 'Bains du Parc',
    code: 'SAUNA50',
    du: -7,
    au: 35,
  },
  {
    titre: 'Un essai de chaussures chez vous',
    partenaire: 'Crampons & Cie',
    code: 'ESSAI',
    du: -4,
    au: 31,
    stock: 25,
    ofShop: true,
  },
  {
    titre: 'Abonnement papier\u00a0: 2\u00a0numéros offerts',
    partenaire: 'Sentiers Magazine',
    code: 'SENTIERS2',
    du: -30,
    au: 90,
  },
  {
    titre: 'Bâtons pliants carbone',
    partenaire: 'Pic et Col',
    code: 'BATONS',
    du: -9,
    au: 21,
    premium: true,
    prix: 9900,
    avant: 12_900,
  },
  {
    titre: '8\u00a0% sur les dossards du printemps',
    partenaire: 'Printemps des Trails',
    code: 'DOSSARD8',
    du: -1,
    au: 45,
    stock: 100,
  },
  {
    titre: 'Semelles sur mesure\u00a0: 25\u00a0€ remboursés',
    partenaire: 'Au Pas de Course',
    code: 'SEMELLES',
    du: -3,
    au: 30,
    etat: 1,
    ofShop: true,
  },
  {
    titre: 'Le week-end du coureur',
    partenaire: 'Gîte des Drailles',
    code: 'DRAILLES',
    du: 12,
    au: 60,
  },
]
