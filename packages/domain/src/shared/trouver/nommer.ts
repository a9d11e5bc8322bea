/** Title of a search: « Trails de 30 km en Isère » (produit 14.28). */

import { dansDepartement, findRegion } from '../departement.ts'
import { capitalize } from '../typographie.ts'
import type { Compris, Lecture, Sujet } from './lecture.ts'

type Quoi = Sujet['quoi']

const NOMS: Readonly<Record<Quoi, Readonly<Record<string, string>>>> = {
  courses: {
    trail: 'trails',
    route: 'courses sur route',
    nature: 'courses nature',
    cross: 'cross',
    marche: 'marches',
    triathlon: 'triathlons',
    relais: 'relais',
  },
  parcours: {
    trail: 'parcours de trail',
    route: 'parcours sur route',
    nature: 'parcours nature',
    marche: 'parcours de marche et randonnée',
    piste: 'parcours sur piste',
  },
}

/** Lengths with a usual name, which also implies the type; a parcours only takes the length. */
const NOMS_DE_LONGUEUR: Readonly<Record<string, Readonly<Record<Quoi, string>>>> = {
  'Semi-marathon': { courses: 'semi-marathons', parcours: 'parcours longs comme un semi-marathon' },
  Marathon: { courses: 'marathons', parcours: 'parcours longs comme un marathon' },
  'Trail court': { courses: 'trails courts', parcours: 'parcours de trail courts' },
  'Trail long': { courses: 'trails longs', parcours: 'parcours de trail longs' },
  Ultra: { courses: 'ultras', parcours: 'parcours longs comme un ultra' },
}

const joinOr = (parts: readonly string[]) => [...new Set(parts)].join(' ou ')

function sort(compris: readonly Compris[]) {
  const of = (name: keyof Compris['filtres']) =>
    compris.filter(({ filtres }) => filtres[name] !== undefined)
  return {
    longueurs: compris.filter(
      ({ filtres }) => filtres.distance_min !== undefined || filtres.distance_max !== undefined,
    ),
    genres: of('type').filter(
      ({ filtres }) => filtres.distance_min === undefined && filtres.distance_max === undefined,
    ),
    montees: compris.filter(
      ({ filtres }) => filtres.denivele_min !== undefined || filtres.denivele_max !== undefined,
    ),
    services: of('services'),
    prix: of('prix_max'),
    jours: compris.filter(({ filtres }) => filtres.date_min ?? filtres.date_max),
    lieux: compris.filter(({ filtres }) => filtres.departement ?? filtres.region),
  }
}

function formatLieu({ nom, filtres: { departement, region } }: Compris): string {
  const [code = ''] = departement ?? []
  if (departement && departement.length > 1) return /^(?:dans|sur) /.test(nom) ? nom : `en ${nom}`
  if (departement) return dansDepartement(code) ?? nom
  return `en région ${findRegion(region?.[0] ?? '')?.nom ?? nom}`
}

const formatJour = ({ nom }: Compris) => {
  const said = nom.charAt(0).toLowerCase() + nom.slice(1)
  if (/^(?:avant|après|à partir|jusqu’)/u.test(said)) return said
  if (/^(?:week-end|pont|dernier|\d(?:er|e) )/.test(said)) return `le ${said}`
  if (said.startsWith('semaine')) return `la ${said}`
  if (said.startsWith('vacances')) return `pendant les ${said}`
  if (/^(?:début|mi-|fin|entre)|week-end|semaine|mois|année/u.test(said)) return said
  if (said.includes(' au ')) return `du ${said}`
  if (said.includes(' à ')) return `de ${said}`
  if (/^\p{L}+\. \d/u.test(nom)) return `le ${nom}`
  return said.startsWith('printemps') ? `au ${said}` : `en ${said}`
}

/** « Trails de 30 km en Isère », « Marathons en juin 2027 »; remaining words are quoted. */
export function nommerDemande({ compris, reste }: Lecture, quoi: Quoi): string {
  const { longueurs, genres, montees, services, prix, jours, lieux } = sort(compris)
  const named = longueurs.flatMap(({ nom }) => NOMS_DE_LONGUEUR[nom]?.[quoi] ?? [])
  const plain = longueurs.filter(({ nom }) => !NOMS_DE_LONGUEUR[nom]).map(({ nom }) => nom)
  const nouns = genres.flatMap(({ filtres }) => NOMS[quoi][filtres.type?.[0] ?? ''] ?? [])
  const noun = joinOr(named.length ? named : nouns) || quoi
  const parts = [
    noun,
    ...(compris.some(({ filtres }) => filtres.inscription_ouverte)
      ? ['à inscription ouverte']
      : []),
    ...plain.map((length) => `de ${length}`),
    ...(compris.some(({ filtres }) => filtres.label_ffa) ? ['au label FFA'] : []),
    ...montees.map(({ nom }) => `avec ${nom}`),
    ...services.map(({ nom }) => `avec ${nom}`),
    ...prix.map(({ nom }) => (nom === 'Gratuit' ? 'sans frais' : `à ${nom}`)),
    joinOr(lieux.map(formatLieu)),
    ...compris
      .filter(({ ici }) => ici)
      .map(({ nom }) => nom.charAt(0).toLowerCase() + nom.slice(1)),
    ...jours.map(formatJour),
    reste && `«\u00a0${reste}\u00a0»`,
  ]
  return capitalize(parts.filter(Boolean).join(' '))
}
