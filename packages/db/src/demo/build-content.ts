import { slugify } from '@foulee/domain/shared/slug'
import { buildNews } from './build-news.ts'
import type { CourseTree, EditionTree } from './insert-courses.ts'
import { createRandom, type Random } from './random.ts'
import type { PlacedRace } from './situations.ts'

type Partner = NonNullable<CourseTree['partners']>[number]

const SPONSORS: readonly [nom: string, description: string][] = [
  ['Boulangerie du Clocher', 'Le pain d’épices des ravitaillements.'],
  ['Eaux de la Source Verte', 'L’eau de tous les ravitaillements, en gobelets consignés.'],
  ['Foulard & Fils', 'Le tour de cou remis avec le dossard.'],
  ['Garage des Deux Ponts', 'Les véhicules d’ouverture et de fermeture.'],
  ['Kiné Passerelle', 'Dix tables de massage à l’arrivée.'],
  ['Miellerie des Coteaux', 'Un pot de miel pour chaque podium.'],
  ['Opticien Clairvue', 'Les lampes du balisage de nuit.'],
  ['Pharmacie de la Halle', 'Les trousses des postes de secours.'],
  ['Sports Le Lacet', 'Le lot des trois premiers de chaque catégorie.'],
  ['Vergers du Val Perdu', 'Les pommes de l’arrivée.'],
]
const STAYS: readonly [nom: string, description: string][] = [
  ['Gîte des Trois Sapins', 'Dortoirs et chambres, petit déjeuner dès 4h le jour de la course.'],
  ['Hôtel du Départ', 'À trois cents mètres de la ligne, local à vélos fermé.'],
  [
    'Camping de la Boucle',
    'Emplacements et mobil-homes, tarif coureur sur présentation du dossard.',
  ],
  ['Chambres d’hôtes Le Ravito', 'Quatre chambres et une table de pâtes la veille.'],
  ['Auberge du Serre-file', 'Demi-pension, départ tardif possible le dimanche.'],
]

const chooseSome = <T>(list: readonly T[], count: number, random: Random): T[] => {
  const from = random.int(0, list.length - 1)
  return [...list.slice(from), ...list.slice(0, from)].slice(0, count)
}

function buildPartners(random: Random): Partner[] {
  const sponsors = chooseSome(SPONSORS, random.chance(0.35) ? random.int(1, 4) : 0, random)
  const stays = chooseSome(STAYS, random.chance(0.3) ? random.int(1, 2) : 0, random)
  const present =
    (type: Partner['type']) =>
    ([nom, description]: readonly [string, string], ordre: number): Partner => ({
      type,
      nom,
      description,
      url: `https://${slugify(nom)}.example`,
      ordre,
    })
  return [...sponsors.map(present('classic')), ...stays.map(present('hebergement'))]
}

const RESEAUX = ['facebook', 'instagram', 'strava']

export function buildContent(
  placed: PlacedRace,
  editions: readonly EditionTree[],
  now: Date,
): Pick<CourseTree, 'actualites' | 'partners' | 'social'> {
  const { slug } = placed
  const random = createRandom(`${slug}/contenu`)
  return {
    social: chooseSome(RESEAUX, random.int(0, 2), random).map((reseau) => ({
      reseau,
      url: `https://${reseau}.example/${slug}`,
    })),
    partners: buildPartners(random),
    actualites: buildNews(placed, editions, now),
  }
}
