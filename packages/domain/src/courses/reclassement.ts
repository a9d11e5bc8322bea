import type { Arrivee, Places } from './classement.ts'

export type Classee = Arrivee & Places

type Scale = keyof Places

/**
 * Updates ranks after one line changes: lines behind shift by one, all others keep the rank of the
 * file, including the gaps left by erased lines.
 * @param autres all other lines, mutated where their rank changes
 * @param avant the former line; null for an addition
 * @param apres the new line, with `rang` only if given; null for a removal
 */
export function reclasser(
  autres: readonly Classee[],
  avant: Classee | null,
  apres: Arrivee | null,
): Places {
  const ranked = autres.filter(({ rang }) => rang !== null)
  const stays = avant !== null && apres !== null && hasSamePlace(avant, apres)
  const isMoved = !stays
  if (isMoved) removePlace(ranked, 'rang', avant?.rang ?? null)
  const rang = stays ? avant.rang : enterByTime(ranked, apres)
  return {
    rang,
    rang_sexe: moveWithin('rang_sexe', groupOfSex),
    rang_categorie: moveWithin('rang_categorie', groupOfCategorie),
  }

  function moveWithin(scale: Scale, nameGroup: (line: Arrivee) => string | null): number | null {
    const [from, to] = [avant && nameGroup(avant), apres && nameGroup(apres)]
    if (!isMoved && from === to) return avant?.[scale] ?? null
    const among = (name: string | null) =>
      name === null ? [] : ranked.filter((line) => nameGroup(line) === name)
    removePlace(among(from), scale, avant?.[scale] ?? null)
    return rang === null || to === null ? null : enterByPlace(among(to), scale, rang)
  }
}

/** Time and status decide unless a rank is given. */
const hasSamePlace = (avant: Classee, apres: Arrivee): boolean =>
  avant.statut === apres.statut &&
  avant.temps === apres.temps &&
  (apres.rang === null || apres.rang === avant.rang)

const groupOfSex = ({ sexe }: Arrivee) => sexe
const groupOfCategorie = ({ sexe, categorie }: Arrivee) =>
  categorie === null ? null : `${sexe} ${categorie}`

function removePlace(lines: readonly Classee[], scale: Scale, place: number | null): void {
  if (place === null) return
  for (const line of lines) {
    const own = line[scale]
    if (own !== null && own > place) line[scale] = own - 1
  }
}

function enter(lines: readonly Classee[], scale: Scale, place: number, isShared: boolean): number {
  for (const line of lines) {
    const own = line[scale]
    if (own !== null && (own > place || (own === place && !isShared))) line[scale] = own + 1
  }
  return place
}

function enterByTime(ranked: readonly Classee[], apres: Arrivee | null): number | null {
  if (apres?.statut !== 'classe') return null
  const { rang, temps } = apres
  if (rang !== null) return enter(ranked, 'rang', Math.min(rang, findEnd(ranked, 'rang')), false)
  if (temps === null) return enter(ranked, 'rang', findEnd(ranked, 'rang'), false)
  const equal = ranked.find((line) => line.temps === temps)
  if (equal?.rang) return enter(ranked, 'rang', equal.rang, true)
  // If the file ranked by another time, counting faster lines still gives a rank.
  const faster = ranked.filter((line) => line.temps !== null && line.temps < temps).length
  const next = ranked.toSorted((a, b) => (a.rang ?? 0) - (b.rang ?? 0))[faster]
  return enter(ranked, 'rang', next?.rang ?? findEnd(ranked, 'rang'), false)
}

function enterByPlace(group: readonly Classee[], scale: Scale, rang: number): number {
  const equal = group.find((line) => line.rang === rang)?.[scale]
  if (equal) return enter(group, scale, equal, true)
  const behind = group.filter((line) => (line.rang ?? 0) > rang)
  const next = behind.reduce<number | null>((first, line) => {
    const own = line[scale]
    return own === null || (first !== null && first <= own) ? first : own
  }, null)
  return enter(group, scale, next ?? findEnd(group, scale), false)
}

function findEnd(lines: readonly Classee[], scale: Scale): number {
  const places = lines.map((line) => line[scale] ?? 0)
  const last = places.reduce((most, place) => Math.max(most, place), 0)
  return last === 0 ? 1 : last + places.filter((place) => place === last).length
}
