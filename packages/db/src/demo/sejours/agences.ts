import type { CastName } from '../cast.ts'

export type DemoAgence = {
  nom: string
  ville: string
  code_postal: string
  adresse: string
  description: string
  /** Register number; absent while documents are incomplete. */
  immatriculation?: string
  etat: 'verifiee' | 'a_verifier' | 'a_completer' | { refus: string }
  membre?: CastName
}

export const GARANT = ['Caisse de garantie du voyage', '12 rue de l’Exemple, 75009 Paris'] as const
export const ASSUREUR = ['Mutuelle des métiers du voyage', '4 place du Modèle, 69003 Lyon'] as const

export const DEMO_AGENCES = {
  ailleurs: {
    nom: 'Les Sentiers d’ailleurs',
    ville: 'Annecy',
    code_postal: '74000',
    adresse: '7 rue du Port',
    description:
      'Des séjours à petits groupes, toujours accompagnés, sur des sentiers que nous avons courus avant vous. Deux guides par groupe dès neuf personnes, des hébergements tenus par ceux qui y vivent.',
    immatriculation: 'IM074189901',
    etat: 'verifiee',
    membre: 'agathe',
  },
  cimes: {
    nom: 'Cimes et foulées',
    ville: 'Chamonix-Mont-Blanc',
    code_postal: '74400',
    adresse: '31 chemin des Moraines',
    description:
      'Des accompagnateurs en montagne qui courent. Nous travaillons dans les Alpes du Nord et le Queyras, de la première sortie en sentier au tour du Mont-Blanc.',
    immatriculation: 'IM074129902',
    etat: 'verifiee',
  },
  vercors: {
    nom: 'Vercors Grand Air',
    ville: 'Villard-de-Lans',
    code_postal: '38250',
    adresse: '5 place des Martinets',
    description:
      'Une petite agence du plateau\u00a0: Vercors, Chartreuse et Belledonne, en toute saison, avec des groupes de douze au plus.',
    immatriculation: 'IM038149903',
    etat: 'verifiee',
  },
  maquis: {
    nom: 'Maquis Trail',
    ville: 'Corte',
    code_postal: '20250',
    adresse: '2 cours du Belvédère',
    description:
      'Nés ici, nous courons la Corse à l’année. Refuges réservés, bagages portés quand une piste le permet, et toujours une baignade au programme.',
    immatriculation: 'IM02B169904',
    etat: 'verifiee',
  },
  armor: {
    nom: 'Armor Sentiers',
    ville: 'Crozon',
    code_postal: '29160',
    adresse: '18 rue de la Grève',
    description:
      'Le sentier des douaniers sous toutes ses lumières. On court, on mange des crêpes, les bagages suivent.',
    immatriculation: 'IM029179905',
    etat: 'verifiee',
  },
  cevennes: {
    nom: 'Cévenne au pas',
    ville: 'Florac-Trois-Rivières',
    code_postal: '48400',
    adresse: '9 rue du Pêcher',
    description:
      'Causses, Cévennes et volcans d’Auvergne, en courant ou en marche nordique. Nous privilégions le train, les gîtes et les produits d’ici.',
    immatriculation: 'IM048159906',
    etat: 'verifiee',
  },
  bigorre: {
    nom: 'Bigorre Trail Voyages',
    ville: 'Bagnères-de-Bigorre',
    code_postal: '65200',
    adresse: '40 allée des Tilleuls',
    description:
      'Les Pyrénées d’un océan à l’autre. Nos guides sont accompagnateurs diplômés et secouristes en montagne.',
    immatriculation: 'IM065119907',
    etat: 'verifiee',
  },
  garrigue: {
    nom: 'Lavande et Garrigue',
    ville: 'Castellane',
    code_postal: '04120',
    adresse: '3 boulevard du Roc',
    description:
      'La Provence à l’heure où il fait bon courir\u00a0: tôt le matin. Verdon, calanques, Mercantour.',
    immatriculation: 'IM004139908',
    etat: 'verifiee',
  },
  piton: {
    nom: 'Piton Évasion',
    ville: 'Cilaos',
    code_postal: '97413',
    adresse: '11 rue des Trois-Mares',
    description:
      'La Réunion par ses sentiers, de gîte en gîte. Nous assurons l’accueil à l’aéroport et tous les transferts.',
    immatriculation: 'IM974149909',
    etat: 'verifiee',
  },
  dossard: {
    nom: 'Dossard Voyages',
    ville: 'Lyon',
    code_postal: '69002',
    adresse: '22 rue de la Foulée',
    description:
      'Des week-ends autour d’une course\u00a0: le dossard, l’hôtel près du départ, le repas de la veille et quelqu’un à l’arrivée.',
    immatriculation: 'IM069209910',
    etat: 'a_verifier',
  },
  horizon: {
    nom: 'Horizon Run',
    ville: 'Toulouse',
    code_postal: '31000',
    adresse: '6 rue des Coteaux',
    description: 'De nouveaux séjours dans les Pyrénées espagnoles.',
    immatriculation: 'IM031259911',
    etat: {
      refus:
        'Le numéro donné n’est pas à ce nom dans le registre. Vérifiez-le, ou envoyez-nous votre attestation d’immatriculation.',
    },
    membre: 'samir',
  },
  ponant: {
    nom: 'Foulées du Ponant',
    ville: 'Quimper',
    code_postal: '29000',
    adresse: '14 quai de l’Odet',
    description: 'Une agence qui se monte, pour courir les monts d’Arrée.',
    etat: 'a_completer',
    membre: 'agathe',
  },
} as const satisfies Readonly<Record<string, DemoAgence>>

export type CleAgence = keyof typeof DEMO_AGENCES
