import type { TypeCourse } from '@foulee/domain/courses/course'
import {
  autre,
  cross,
  type DemoEpreuve,
  type DemoRace,
  marche,
  nature,
  race,
  relais,
  route,
  trail,
  triathlon,
} from './races/demo-race.ts'
import { DEMO_RACES } from './races/index.ts'
import type { Random } from './random.ts'

/** Weighted by real frequency: mostly road and trail. */
const TYPES: readonly TypeCourse[] = [
  ...Array<TypeCourse>(7).fill('route'),
  ...Array<TypeCourse>(7).fill('trail'),
  ...Array<TypeCourse>(3).fill('nature'),
  ...['cross', 'marche', 'triathlon', 'relais', 'autre'].map((type) => type as TypeCourse),
]
const STEMS: Readonly<Record<TypeCourse, readonly string[]>> = {
  route: ['Foulées', 'Corrida', 'Semi-marathon', 'Marathon', '10 km', 'Boucles', 'Ronde'],
  trail: ['Trail', 'Ultra-trail', 'Grand raid', 'Trail nocturne', 'Montée', 'Skyrace'],
  nature: ['Course nature', 'Sentiers', 'Échappée', 'Course verte'],
  cross: ['Cross', 'Cross-country'],
  marche: ['Randonnée', 'Marche', 'Marche gourmande'],
  triathlon: ['Triathlon', 'Bike and run', 'Aquathlon'],
  relais: ['Relais', 'Ekiden', '6 heures'],
  autre: ['Course à obstacles', 'Course en couleurs', 'Défi'],
}
const THEMES = [
  'des Crêtes',
  'du Lac',
  'de la Vallée',
  'des Vignes',
  'du Vieux Pont',
  'des Étangs',
  'de la Forêt',
  'des Sources',
  'du Patrimoine',
  'des Gorges',
  'du Château',
  'des Moulins',
  'de l’Abbaye',
  'des Lavandes',
  'du Printemps',
  'de la Saint-Jean',
  'des Châtaignes',
  'de Noël',
  'des Pompiers',
  'de l’Espoir',
  'du Belvédère',
  'des Pèlerins',
  'du Phare',
]
const VILLAGES = [
  'Saint-Martin',
  'Saint-Pierre',
  'Saint-Julien',
  'Sainte-Colombe',
  'Saint-Aubin',
  'Villeneuve',
  'Montigny',
  'Beaumont',
  'Châteauneuf',
  'La Chapelle',
  'Neuville',
  'Verrières',
  'Mareuil',
  'Fontenay',
  'Rochefort',
  'Montreuil',
  'Belleville',
  'Clairvaux',
]
const SETTINGS = [
  'sur-Loire',
  'le-Vieux',
  'en-Forêt',
  'les-Bains',
  'du-Bois',
  'la-Vallée',
  'le-Haut',
  'sous-Bois',
  'sur-Mer',
  'aux-Vignes',
  'en-Plaine',
  'la-Rivière',
  'des-Champs',
  'le-Petit',
]
const COUNTS = [2, 3, 3, 4, 4, 4]
const ROAD = [5000, 10_000, 21_097, 42_195]

function inventPlace(
  random: Random,
): [ville: string, code_postal: string, lon: number, lat: number] {
  const near = random.pick(DEMO_RACES)
  const [lon, lat] = near.position
  const code_postal = `${near.code_postal.slice(0, 3)}${random.int(1, 9)}0`
  const around = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.6).toFixed(4))
  const ville = `${random.pick(VILLAGES)}-${random.pick(SETTINGS)}`
  return [ville, code_postal, around(lon), around(lat)]
}

function inventEpreuve(type: TypeCourse, rank: number, random: Random): DemoEpreuve {
  const start = `${String(7 + rank).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`
  const km = (min: number, max: number) => random.int(min, max) * 500 * (rank + 1)
  if (type === 'trail') {
    const distance = km(16, 44)
    const climb = Math.round((distance * random.int(15, 65)) / 10_000) * 10
    return trail(`Le ${Math.round(distance / 1000)} km`, distance, climb, start, 12 + 14 * rank)
  }
  if (type === 'route') {
    const distance = ROAD[rank] ?? 10_000
    const details = { denivele: random.int(2, 25) * 10 }
    return route(`${distance / 1000} km`.replace('.', ','), distance, start, 10 + 8 * rank, details)
  }
  const make = { nature, cross, marche, triathlon, relais, autre }[type]
  const distance = km(8, 20)
  return make(`Parcours de ${distance / 1000} km`.replace('.', ','), distance, start, 6 + 4 * rank)
}

export function inventRace(random: Random, organisateur: string): DemoRace {
  const type = random.pick(TYPES)
  const place = inventPlace(random)
  const month = random.int(1, 12)
  const weekend = random.pick([1, 2, 3, 4, 5] as const)
  const epreuves = Array.from({ length: random.pick(COUNTS) }, (_, rank) =>
    inventEpreuve(rank && random.chance(0.15) ? 'marche' : type, rank, random),
  )
  const nom = `${random.pick(STEMS[type])} ${random.pick(THEMES)} de ${place[0]}`
  const description = `${nom} : un parcours balisé au départ de la place du village, avec ravitaillement et repas à l’arrivée.`
  return race(
    nom,
    place,
    [month, weekend, random.pick(['sam', 'dim'])],
    organisateur,
    description,
    epreuves,
  )
}
