import { distanceMetres, type Position } from '@foulee/domain/shared/geo'
import { areWithinOneTypo, normalizeTexte, splitTermes } from '@foulee/domain/shared/recherche'

/** Shorter names are too close to one another for a typo to be tolerated. */
const MIN_FORGIVEN = 6
const NEAR_METRES = 5_000

/** Comparison key of a name: without year, edition number, accents, stop words. */
type NameKey = { compact: string; sorted: string; digits: string }

const PASSING = /^((19|20)\d\d|\d+(e|eme|er|ere|st|nd|rd|th)|edition)$/

export function makeNameKey(nom: string): NameKey {
  const all = splitTermes(nom.replace(/[®™©]/g, ' '))
  const lasting = all.filter((word) => !PASSING.test(word))
  const words = lasting.length ? lasting : all
  const compact = words.join('')
  const sorted = words.toSorted().join('')
  return { compact, sorted, digits: compact.replace(/\D/g, '') }
}

/** Cheap pre-filter: one typo leaves a common prefix and suffix. */
function mayBeOneTypoApart(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length)
  if (longest - Math.min(a.length, b.length) > 1) return false
  let start = 0
  while (start < longest && a[start] === b[start]) start++
  let end = 1
  while (end < longest && a.at(-end) === b.at(-end)) end++
  return start + end - 1 >= longest - 2
}

/** Same words in any order, or one typo; « 10 km » and « 20 km » always differ. */
export function areSameNames(a: NameKey, b: NameKey): boolean {
  if (a.compact === b.compact || a.sorted === b.sorted) return a.compact !== ''
  const shortest = Math.min(a.compact.length, b.compact.length)
  return (
    shortest >= MIN_FORGIVEN &&
    mayBeOneTypoApart(a.compact, b.compact) &&
    a.digits === b.digits &&
    areWithinOneTypo(a.compact, b.compact)
  )
}

/** « SAINT DENIS CEDEX 2 » and « St-Denis » → the same words. */
function splitVille(ville: string): string[] {
  return normalizeTexte(ville)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && word !== 'cedex')
    .map((word) => ({ st: 'saint', ste: 'sainte' })[word] ?? word)
}

/** Also « Chamonix » for « Chamonix-Mont-Blanc », and « HanmerSprings » for « Hanmer Springs ». */
export function areSameVilles(a: string, b: string): boolean {
  const [short = [], long = []] = [splitVille(a), splitVille(b)].toSorted(
    (x, y) => x.length - y.length,
  )
  const first = short.join('')
  const second = long.join('')
  if (!first || first === second) return first === second
  if (short.every((word, index) => word === long[index])) return true
  return Math.min(first.length, second.length) >= MIN_FORGIVEN && areWithinOneTypo(first, second)
}

export type Lieu = {
  pays: string
  departement: string | null
  ville: string | null
  position: Position | null
}

/** Same town or less than 5 km apart; null when one of the two places is too vague. */
function areSamePlaces(a: Lieu, b: Lieu): boolean | null {
  if (a.pays !== b.pays) return false
  if (a.position && b.position && distanceMetres(a.position, b.position) < NEAR_METRES) return true
  if (a.ville && b.ville) {
    const areApart = a.departement && b.departement && a.departement !== b.departement
    return !areApart && areSameVilles(a.ville, b.ville)
  }
  return a.position && b.position ? false : null
}

type Matchable = Lieu & { nom: string }

/** Index keys of a place: prefix of its town, grid cell of about 10 km. */
function placeBuckets({ ville, position, pays }: Lieu, around: readonly number[]): string[] {
  const letters = splitVille(ville ?? '').join('')
  const buckets = letters ? [`ville ${pays} ${letters.slice(0, 3)}`] : []
  if (!position) return buckets
  const [column, row] = [Math.floor(position[0] / 0.2), Math.floor(position[1] / 0.1)]
  const squares = around.flatMap((dx) => around.map((dy) => `carre ${column + dx} ${row + dy}`))
  return [...buckets, ...squares]
}

/**
 * Index keys of a name: one typo cannot touch both ends, so that names of similar length share a
 * prefix or suffix of almost half their length.
 */
function getEndKeys({ compact }: NameKey, length: number): string[] {
  const half = Math.max(1, Math.floor(length / 2) - 1)
  return [`${length} ${compact.slice(0, half)}…`, `${length} …${compact.slice(-half)}`]
}

export function createMatcher<T extends Matchable>() {
  const buckets = new Map<string, { race: T; key: NameKey }[]>()
  return {
    add(race: T): void {
      const key = makeNameKey(race.nom)
      const ends = getEndKeys(key, key.compact.length)
      const near = placeBuckets(race, [0]).flatMap((place) => ends.map((end) => `${place} ${end}`))
      for (const bucket of [`nom ${key.sorted}`, ...near]) {
        const entries = buckets.get(bucket)
        if (entries) entries.push({ race, key })
        else buckets.set(bucket, [{ race, key }])
      }
    },
    find(wanted: Matchable): T | null {
      const key = makeNameKey(wanted.nom)
      const namesakes = buckets.get(`nom ${key.sorted}`) ?? []
      const ends = [-1, 0, 1].flatMap((more) => getEndKeys(key, key.compact.length + more))
      const neighbours = placeBuckets(wanted, [-1, 0, 1]).flatMap((place) =>
        ends.flatMap((end) => buckets.get(`${place} ${end}`) ?? []),
      )
      const exact = namesakes.find(({ race }) => areSamePlaces(race, wanted) === true)
      const close = neighbours.find(
        (entry) => areSameNames(entry.key, key) && areSamePlaces(entry.race, wanted) === true,
      )
      // A missing place does not distinguish two races of the same name.
      const placeless = namesakes.find(({ race }) => areSamePlaces(race, wanted) === null)
      return (exact ?? close ?? placeless)?.race ?? null
    },
  }
}
