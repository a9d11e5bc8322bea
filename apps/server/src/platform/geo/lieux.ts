import type { Lieu } from '@foulee/contract/membres/profil'
import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { areWithinOneTypo } from '@foulee/domain/shared/recherche'
import { memoizeSuccess } from '#platform/concurrency/concurrency.ts'
import { type Commune, toMots } from './commune.ts'
import { loadCommunes } from './load-communes.ts'

export type Lieux = {
  /** By exact name or postal code, then by prefix of the name or of a word. */
  find: (recherche: string, max: number) => Promise<Lieu[]>
  locate: (address: { code_postal: string; ville: string }) => Promise<Lieu | null>
  /** Nearest commune; null when none is within 30 km (abroad, at sea). */
  nearest: (position: Position) => Promise<Lieu | null>
  /** Centre of the towns of a département; null for an unknown code. */
  middle: (departement: string) => Promise<Position | null>
}

export function createLieux(load: () => Promise<Commune[]> = loadCommunes): Lieux {
  const getAll = memoizeSuccess(load)
  return {
    find: async (recherche, max) => findAmong(await getAll(), recherche, max),
    locate: async (address) => locateAmong(await getAll(), address),
    nearest: async (position) => nearestAmong(await getAll(), position),
    middle: async (departement) => middleOf(await getAll(), departement),
  }
}

const CODE_POSTAL = /^\d{2,5}$/

/** Shorter names have too many neighbours at one letter. */
const MIN_GUESSED = 7

/**
 * Exact names, then name prefixes, then word prefixes; without any, names one typo away.
 * @param communes largest first, the order within each group
 */
function findAmong(communes: readonly Commune[], recherche: string, max: number): Lieu[] {
  const text = recherche.replace(/\s+/g, '')
  if (CODE_POSTAL.test(text)) return findByCode(communes, text, max)
  const mots = toMots(recherche)
  if (!/[a-z]/.test(mots)) return []
  const exact: Commune[] = []
  const starting: Commune[] = []
  const within: Commune[] = []
  // No early exit: the village of the exact name is often smaller than the longer names.
  for (const commune of communes) {
    if (commune.mots === mots) exact.push(commune)
    else if (commune.mots.startsWith(mots)) starting.push(commune)
    else if (within.length < max && commune.mots.includes(mots)) within.push(commune)
  }
  const found = [...exact, ...starting, ...within]
  const named = found.length ? found : findMistyped(communes, mots)
  return named.slice(0, max).map((commune) => present(commune))
}

const findMistyped = (communes: readonly Commune[], mots: string): Commune[] =>
  mots.trim().length >= MIN_GUESSED
    ? communes.filter(
        (commune) =>
          // Length check first, since it rejects most and runs on each keystroke.
          Math.abs(commune.mots.length - mots.length) <= 1 && areWithinOneTypo(commune.mots, mots),
      )
    : []

function findByCode(communes: readonly Commune[], text: string, max: number): Lieu[] {
  const found: Lieu[] = []
  for (const commune of communes) {
    const code = commune.codes_postaux.find((code_postal) => code_postal.startsWith(text))
    if (code) found.push(present(commune, code))
    if (found.length === max) break
  }
  return found
}

function locateAmong(
  communes: readonly Commune[],
  { code_postal, ville }: { code_postal: string; ville: string },
): Lieu | null {
  const mots = toMots(ville)
  const sharing = communes.filter(({ codes_postaux }) => codes_postaux.includes(code_postal))
  const named = (code_postal ? sharing : communes).find((commune) => commune.mots === mots)
  const commune = named ?? sharing[0]
  return commune ? present(commune, code_postal) : null
}

const NEAR = 30_000
/** Upper bound of `NEAR` in degrees of latitude. */
const NEAR_DEGREES = 0.28

function nearestAmong(communes: readonly Commune[], place: Position): Lieu | null {
  let best: Commune | null = null
  let least = NEAR
  for (const commune of communes) {
    const { position } = commune
    if (!position || Math.abs(position[1] - place[1]) > NEAR_DEGREES) continue
    const distance = distanceMetres(position, place)
    if (distance < least) [best, least] = [commune, distance]
  }
  return best && present(best)
}

function middleOf(communes: readonly Commune[], departement: string): Position | null {
  const places = communes.flatMap((commune) =>
    commune.departement === departement && commune.position ? [commune.position] : [],
  )
  if (!places.length) return null
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  return [mean(0), mean(1)]
}

function present({ mots: _, codes_postaux, ...commune }: Commune, code?: string): Lieu {
  const code_postal = code && codes_postaux.includes(code) ? code : codes_postaux[0]
  return { ...commune, code_postal: code_postal ?? '' }
}
