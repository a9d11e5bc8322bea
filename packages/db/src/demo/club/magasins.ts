import type { Horaires, Plage } from '@foulee/domain/club/horaires'
import { type Categorie, MARQUES_COURANTES, SERVICES } from '@foulee/domain/club/magasin'
import { slugify } from '@foulee/domain/shared/slug'
import { DEMO_RACES } from '../races/index.ts'
import { createRandom, type Random } from '../random.ts'

const COUNT = 150

const NAMES = [
  'Au pas de course',
  'La Foulée',
  'Trail & Compagnie',
  'Le Dossard',
  'Semelle de vent',
  'Endurance Boutique',
  'Les Coureurs du dimanche',
  'Kilomètre Zéro',
  'L’Atelier du coureur',
  'Sentiers',
  'Cadence',
  'Le Quatorze kilomètres',
  'Second Souffle',
  'La Chaussure qui court',
  'Allure libre',
  'Le Ravito',
  'Point de départ',
  'Crampons',
  'Grand Air Sport',
  'Double Nœud',
] as const

const STREETS = [
  'rue de la République',
  'place du Marché',
  'rue Victor-Hugo',
  'avenue de la Gare',
  'rue des Tanneurs',
  'quai des Platanes',
  'rue du Stade',
  'boulevard Gambetta',
  'rue Jean-Jaurès',
  'cours des Tilleuls',
] as const

const KINDS: readonly { categories: Categorie[]; texte: string }[] = [
  {
    categories: ['course', 'trail'],
    texte:
      'On vous regarde courir sur le tapis avant de parler de modèles. Si la paire ne va pas au bout de deux semaines, on en discute.',
  },
  {
    categories: ['trail', 'montagne'],
    texte:
      'Sacs, bâtons, vestes et chaussures pour la montagne, testés par l’équipe sur les sentiers d’à côté.',
  },
  {
    categories: ['course', 'montres'],
    texte:
      'Route, piste et chrono\u00a0: chaussures légères, pointes, montres et capteurs, avec leur réglage.',
  },
  {
    categories: ['multisport', 'course'],
    texte: 'Un magasin de quartier pour qui débute, reprend, ou court pour le plaisir.',
  },
  {
    categories: ['triathlon', 'velo', 'course'],
    texte: 'Trois sports, un atelier\u00a0: combinaisons, vélos et chaussures au même endroit.',
  },
  {
    categories: ['seconde_main', 'trail'],
    texte: 'Du matériel qui a déjà couru, vérifié et nettoyé, à moitié prix.',
  },
  {
    categories: ['sante', 'course'],
    texte: 'Semelles, bilans de foulée et récupération, avec un podologue deux jours par semaine.',
  },
]

const day = (debut: string, fin: string): Plage[] => [{ debut, fin }]
const CUT: Plage[] = [
  { debut: '09:30', fin: '12:30' },
  { debut: '14:00', fin: '19:00' },
]
const LONG = day('10:00', '19:30')

const WEEKS: readonly Horaires['semaine'][] = [
  [[], CUT, CUT, CUT, CUT, day('09:30', '19:00'), []],
  [day('14:00', '19:00'), LONG, LONG, LONG, LONG, LONG, []],
  [[], LONG, LONG, day('10:00', '21:00'), LONG, LONG, []],
  [CUT, CUT, CUT, CUT, CUT, CUT, day('10:00', '12:30')],
  [LONG, LONG, LONG, LONG, LONG, LONG, []],
]

const pickSome = <T>(random: Random, list: readonly T[], least: number, most: number): T[] => {
  const wanted = random.int(least, most)
  return list
    .map((item) => ({ item, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, wanted)
    .map(({ item }) => item)
}

export type DemoMagasin = ReturnType<typeof invent>

function invent(index: number, { ville, code_postal, position }: (typeof DEMO_RACES)[number]) {
  const random = createRandom(`magasin ${index} ${ville}`)
  const nom = NAMES[index % NAMES.length] ?? 'La Foulée'
  const { categories, texte } = random.pick(KINDS)
  const slug = slugify(`${nom} ${ville} ${index}`)
  const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) / 180) * 1e5) / 1e5
  const horaires: Horaires = {
    semaine: random.pick(WEEKS),
    exceptions: [],
    feries: random.chance(0.1) ? 'comme_la_semaine' : 'ferme',
  }
  return {
    nom,
    slug,
    description: texte,
    email: random.chance(0.8) ? `bonjour@${slug}.example` : null,
    telephone: `01 99 00 ${String(random.int(10, 99))} ${String(random.int(10, 99))}`,
    site: `https://${slug}.example/`,
    adresse: `${random.int(1, 98)} ${random.pick(STREETS)}`,
    ville,
    code_postal,
    position: [near(position[0]), near(position[1])] as [number, number],
    categories,
    marques: pickSome(random, MARQUES_COURANTES, 3, 9).toSorted(),
    services: pickSome(random, SERVICES, 1, 5),
    horaires: random.chance(0.93) ? horaires : null,
  }
}

export function listDemoMagasins(): DemoMagasin[] {
  const towns = [
    ...new Map(
      DEMO_RACES.filter(({ code_postal }) => /^\d{5}$/.test(code_postal)).map((race) => [
        race.ville,
        race,
      ]),
    ).values(),
  ]
  return Array.from({ length: COUNT }, (_, index) => {
    const race = towns[index % towns.length]
    if (!race) throw new Error('The demo world has no town.')
    return invent(index, race)
  })
}
