import { getCategorieFfa, getSaison } from '@foulee/domain/courses/categorie'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import type * as t from '../schema.ts'
import type { Random } from './random.ts'

const PRENOMS = {
  f: [
    'Camille',
    'Anaïs',
    'Sophie',
    'Inès',
    'Julie',
    'Manon',
    'Claire',
    'Hélène',
    'Lucie',
    'Nathalie',
    'Élodie',
    'Marion',
    'Aurélie',
    'Sarah',
    'Fatima',
    'Chloé',
    'Isabelle',
  ],
  h: [
    'Thomas',
    'Nicolas',
    'Julien',
    'Antoine',
    'Yann',
    'Mathieu',
    'Rachid',
    'Pierre',
    'Hugo',
    'Sébastien',
    'Laurent',
    'Kévin',
    'Guillaume',
    'Olivier',
    'Mehdi',
    'Loïc',
    'Philippe',
  ],
} as const
const NOMS = [
  'MARTIN',
  'BERNARD',
  'ROUX',
  'GIRARD',
  'LEFÈVRE',
  'FONTAINE',
  'CHEVALIER',
  'GAUTHIER',
  'PERRIN',
  'MOULIN',
  'BENALI',
  'LE GOFF',
  'CARPENTIER',
  'VIDAL',
  'BRUN',
  'JACQUET',
  'DA SILVA',
  'MEUNIER',
  'RENARD',
  'COLIN',
  'DUVAL',
  'HADDAD',
  'FAVRE',
  'TESSIER',
] as const
const CLUBS = ['AC des Deux Vallées', 'Les Foulées du Lac', 'Trail Passion', 'US Coteaux'] as const

export type Run = {
  id: number
  distance: number
  denivele: number | null
  jour: string
  places: number
}

export type Runner = Omit<typeof t.resultats.$inferInsert, 'recherche'>

export const toNamedRunner = <T extends Runner>(runner: T) => ({
  ...runner,
  recherche: normalizeTexte(`${runner.prenom} ${runner.nom}`),
})

/** @param speed metres of km-effort per second */
export const getTemps = (
  { distance, denivele }: Pick<Run, 'distance' | 'denivele'>,
  speed: number,
) => Math.round((distance + 10 * (denivele ?? 0)) / speed)

export function invent(
  { id, distance, denivele, jour }: Run,
  index: number,
  random: Random,
): Runner {
  const sexe = random.chance(0.38) ? ('f' as const) : ('h' as const)
  const annee = Number(jour.slice(0, 4)) - random.int(20, 68)
  const speed = 4.7 - 1.9 * ((random.next() + random.next()) / 2) - (sexe === 'f' ? 0.25 : 0)
  const isOut = random.chance(0.04)
  return {
    epreuves_id: id,
    dossard: String(index + 1),
    prenom: random.pick(PRENOMS[sexe]),
    nom: random.pick(NOMS),
    sexe,
    annee,
    categorie: getCategorieFfa(annee, getSaison(jour)),
    club: random.chance(0.35) ? random.pick(CLUBS) : null,
    temps: isOut ? null : getTemps({ distance, denivele }, speed),
    statut: isOut ? 'abandon' : 'classe',
    initiales: random.chance(0.03),
    users_id: null,
    preuve: null,
  }
}

export function rank<T extends Runner>(runners: readonly T[]) {
  const sorted = runners.toSorted((a, b) => (a.temps ?? Infinity) - (b.temps ?? Infinity))
  const seen = new Map<string, number>()
  const next = (group: string) => {
    const place = (seen.get(group) ?? 0) + 1
    seen.set(group, place)
    return place
  }
  return sorted.map((runner) => {
    if (runner.statut !== 'classe') return runner
    const { sexe, categorie } = runner
    return {
      ...runner,
      rang: next('tous'),
      rang_sexe: next(`${sexe}`),
      rang_categorie: next(`${categorie} ${sexe}`),
    }
  })
}
