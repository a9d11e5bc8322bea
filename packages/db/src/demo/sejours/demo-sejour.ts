import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'
import type { CleAgence } from './agences.ts'
import type { Kit } from './materiel.ts'

export type DemoJour = {
  titre: string
  description: string
  /** Metres, for a day without a parcours. */
  distance: number | null
  denivele: number | null
  nuit: string | null
  repas: string | null
  transport: string | null
  parcours: string | null
  /** Race and épreuve of the demo: the stay leaves for the next edition. */
  course: readonly [course: string, epreuve: string] | null
}

type Situation = 'brouillon' | 'validation' | 'annule'

/** Places are real; agencies, prices and programmes are invented. */
export type DemoSejour = {
  titre: string
  /** Commune or area, country, French department, degrees. */
  lieu: readonly [nom: string, pays: string, departement: string | null, lon: number, lat: number]
  agence: CleAgence
  niveau: Niveau
  sports: readonly Sport[]
  description: string
  /** Euros per person, and single supplement if offered. */
  prix: number
  single?: number
  groupe: readonly [min: number, max: number]
  age_min?: number
  mois: readonly number[]
  nuit: string
  repas: string
  /** One line per day: `titre texte km D+ nuit: … ; parcours: …`. */
  jours: string
  inclus: string
  exclus: string
  kit: Kit
  acces: string
  formalites?: string
  situation?: Situation
}

const toMetres = (text: string | undefined, unit: number): number | null =>
  text ? Math.round(Number(text.replace(',', '.')) * unit) : null

export function readJours({
  jours,
  nuit,
  repas,
}: Pick<DemoSejour, 'jours' | 'nuit' | 'repas'>): DemoJour[] {
  const lines = jours.trim().split('\n')
  return lines.map((line, index) => {
    const [titre = '', description = '', km, denivele, rest = ''] = line
      .split('|')
      .map((part) => part.trim())
    const isLast = index === lines.length - 1
    const options = readOptions(rest)
    const [course, epreuve] = options.get('course')?.split(', ') ?? []
    return {
      titre,
      description,
      distance: toMetres(km, 1000),
      denivele: toMetres(denivele, 1),
      nuit: options.get('nuit') ?? (isLast ? null : nuit),
      repas: options.get('repas') ?? (isLast ? 'Petit-déjeuner' : repas),
      transport: options.get('transport') ?? null,
      parcours: options.get('parcours') ?? null,
      course: course && epreuve ? [course, epreuve] : null,
    }
  })
}

const OPTIONS = ['nuit', 'repas', 'transport', 'parcours', 'course']

function readOptions(text: string): Map<string, string> {
  const pairs = text ? text.split(';').map((option) => option.trim()) : []
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (!OPTIONS.includes(name)) throw new RangeError(`No day of a stay has "${pair}".`)
      return [name, pair.slice(at + 1)]
    }),
  )
}
