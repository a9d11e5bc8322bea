import { getKmEffort } from '@foulee/domain/courses/epreuve'
import { slugify } from '@foulee/domain/shared/slug'
import { buildPoints } from './build-points.ts'
import type { EpreuveTree } from './insert-courses.ts'
import type { DemoEpreuve } from './races/demo-race.ts'
import { createRandom } from './random.ts'

type EpreuveSetting = { slug: string; year: number; isRun: boolean; isLast: boolean }

const MEASURED = [5000, 10_000, 15_000, 20_000, 21_097, 42_195, 100_000]
const LABEL_CROWD = { regional: 1.3, national: 2.2, international: 5 } as const
const MARATHON = 42_195

function toSeconds(elapsed: string): number {
  const [hours = 0, minutes = 0] = elapsed.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

const roundTo = (step: number, value: number) => Math.round(value / step) * step

function getTimeLimit(epreuve: DemoEpreuve): number | null {
  const { type, distance, denivele = 0, barriere } = epreuve
  if (barriere) return toSeconds(barriere)
  if (type === 'route' && distance >= 21_000) {
    return roundTo(900, distance >= MARATHON ? distance / 2 : distance / 1.9)
  }
  if (type !== 'trail' || distance < 20_000) return null
  const kmEffort = getKmEffort({ distance, denivele }) ?? 0
  return roundTo(900, (kmEffort / 5.5) * 3600)
}

const CROWDS: Partial<Record<DemoEpreuve['type'], [min: number, max: number]>> = {
  route: [600, 2600],
  trail: [250, 1100],
  triathlon: [250, 900],
  cross: [150, 400],
  relais: [80, 350],
}

function getPlaces(epreuve: DemoEpreuve, slug: string): number {
  const [min, max] = CROWDS[epreuve.type] ?? [150, 700]
  const crowd = createRandom(`${slug}/${epreuve.nom}/places`).int(min, max)
  return roundTo(10, crowd * (epreuve.label ? LABEL_CROWD[epreuve.label] : 1))
}

const getPrice = ({ prix }: DemoEpreuve, isLast: boolean) =>
  prix && isLast ? roundTo(100, prix * 0.95) : (prix ?? null)

export function buildEpreuve(
  epreuve: DemoEpreuve,
  ordre: number,
  { slug, year, isRun, isLast }: EpreuveSetting,
): EpreuveTree {
  const { nom, type, distance, denivele = null, label = null } = epreuve
  const barriere_horaire = getTimeLimit(epreuve)
  const hasResults = isRun && type !== 'marche'
  return {
    ordre,
    nom,
    type,
    distance,
    denivele,
    // Trails are nearly always loops.
    denivele_negatif: type === 'trail' ? denivele : null,
    heure_depart: epreuve.depart ?? null,
    nb_ravitaillements: epreuve.ravitos ?? null,
    barriere_horaire,
    surfaces: epreuve.surfaces ?? {},
    label_niveau: label,
    label_annee: label && year,
    parcours_mesure: type === 'route' && label !== null && MEASURED.includes(distance),
    certif: type !== 'marche' && type !== 'autre',
    age_min: epreuve.age_min ?? null,
    prix: getPrice(epreuve, isLast),
    places: getPlaces(epreuve, slug),
    resultats_url: hasResults
      ? `https://resultats.example/${year}/${slug}/${slugify(nom) || ordre + 1}`
      : null,
    points: type === 'trail' ? buildPoints(epreuve, barriere_horaire) : [],
  }
}
