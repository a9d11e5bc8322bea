import type { Niveau } from '@foulee/domain/membres/profil'
import type { Sport } from '@foulee/domain/shared/sport'
import type { CleAgence } from './agences.ts'
import type { Kit } from './materiel.ts'

/** One day of a stay of the demo world, as `readJours` reads it from its line. */
export type DemoJour = {
  titre: string
  description: string
  /** Metres, when the day has no route of its own. */
  distance: number | null
  denivele: number | null
  nuit: string | null
  repas: string | null
  transport: string | null
  /** The title of a route of the demo world. */
  parcours: string | null
  /** A race of the demo world and its épreuve: the stay leaves for its next edition. */
  course: readonly [course: string, epreuve: string] | null
}

/** What becomes of a stay; nearly all are simply published. */
type Situation = 'brouillon' | 'validation' | 'annule'

/** A stay of the demo world. Places are real; agencies, prices and programmes are invented. */
export type DemoSejour = {
  titre: string
  /** Commune or area, country, department in France, degrees. */
  lieu: readonly [nom: string, pays: string, departement: string | null, lon: number, lat: number]
  agence: CleAgence
  niveau: Niveau
  sports: readonly Sport[]
  description: string
  /** Euros a person, and for a room of one's own where there is one. */
  prix: number
  single?: number
  groupe: readonly [min: number, max: number]
  age_min?: number
  /** The months in which it leaves; none for a stay that leaves for a race. */
  mois: readonly number[]
  /** Where one sleeps and what one eats on ordinary days. */
  nuit: string
  repas: string
  /** One line for each day: `titre | texte | km | D+ | nuit: … ; parcours: …`. */
  jours: string
  /** Parted by bars. */
  inclus: string
  exclus: string
  kit: Kit
  acces: string
  formalites?: string
  situation?: Situation
}

const toMetres = (text: string | undefined, unit: number): number | null =>
  text ? Math.round(Number(text.replace(',', '.')) * unit) : null

/**
 * The days of a stay, in order. The last one has no night.
 * @throws RangeError on an option that means nothing
 */
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
