import type { RapportImport } from '@foulee/contract/courses/imports'
import { distanceMetres } from '@foulee/domain/shared/geo'
import { areSameNames, areSameVilles, makeNameKey } from '#kernel/imports/match.ts'
import { pickReading } from '#kernel/imports/read-table.ts'
import { pickShown } from '#platform/spreadsheets/shown-lines.ts'
import { isRefused, type LigneMagasin, type Lignes } from './import-lignes.ts'

const NEAR_METRES = 300

type Placed = {
  nom: string
  ville: string | null
  code_postal: string | null
  position: [number, number] | null
  source: string | null
}
export type MagasinConnu = Placed & { slug: string }

type Plan = { nouveaux: LigneMagasin[]; lignes: RapportImport['lignes'] }

export function planMagasins(
  { lines }: Pick<Lignes, 'lines'>,
  existing: readonly MagasinConnu[],
): Plan {
  const bySource = new Map(
    existing.flatMap((magasinConnu) =>
      magasinConnu.source ? [[magasinConnu.source, magasinConnu.nom]] : [],
    ),
  )
  const byWord = new Map<string, Placed[]>()
  const indexPlaced = (placed: Placed) => {
    for (const word of wordsOf(placed.nom)) byWord.set(word, [...(byWord.get(word) ?? []), placed])
  }
  existing.forEach(indexPlaced)
  const nouveaux: LigneMagasin[] = []
  const lignes = lines.map((line): Plan['lignes'][number] => {
    const at = { line: line.line, remarques: isRefused(line) ? [] : line.remarques }
    if (isRefused(line)) return { ...at, statut: 'refusee', message: `${line.refus}.` }
    const { nom, ville, source } = line
    const named = `«\u00a0${nom}\u00a0»${ville ? `, ${ville}` : ''}`
    if (source && bySource.has(source)) {
      return {
        ...at,
        statut: 'doublon',
        message: `${named}\u00a0: la source ${source} y est déjà.`,
      }
    }
    const near = wordsOf(nom).flatMap((word) => byWord.get(word) ?? [])
    if (near.some((placed) => isSame(line, placed))) {
      return {
        ...at,
        statut: 'doublon',
        message: `${named}\u00a0: un magasin de ce nom est déjà là.`,
      }
    }
    nouveaux.push(line)
    indexPlaced(line)
    if (source) bySource.set(source, nom)
    return { ...at, statut: 'creee', message: `${named}.` }
  })
  return { nouveaux, lignes }
}

/** Names within one typo share their longest word or the second longest. */
const wordsOf = (nom: string): string[] => {
  const { compact } = makeNameKey(nom)
  return [...new Set([compact.slice(0, 4), compact.slice(-4)])]
}

function isSame(a: Placed, b: Placed): boolean {
  if (!areSameNames(makeNameKey(a.nom), makeNameKey(b.nom))) return false
  if (a.position && b.position) return distanceMetres(a.position, b.position) <= NEAR_METRES
  if (a.code_postal && b.code_postal && a.code_postal !== b.code_postal) return false
  return a.ville !== null && b.ville !== null && areSameVilles(a.ville, b.ville)
}

const plural = (nb: number, noun: string) => `${nb}\u00a0${nb > 1 ? `${noun}s` : noun}`

export function describeMagasins(
  { nouveaux, lignes }: Plan,
  { constats, table }: Pick<Lignes, 'constats' | 'table'>,
  est_essai: boolean,
): RapportImport {
  const nb = { creee: 0, completee: 0, doublon: 0, refusee: 0 }
  for (const { statut } of lignes) nb[statut] += 1
  const added = plural(nouveaux.length, 'magasin')
  return {
    est_essai,
    constats: [...constats],
    ...pickReading(table),
    totaux: [
      `${plural(lignes.length, 'ligne')}\u00a0: ${plural(nb.creee, 'créée')}, ${plural(nb.doublon, 'doublon')}, ${plural(nb.refusee, 'refusée')}.`,
      est_essai
        ? `Essai à blanc, rien n’a été écrit. À importer\u00a0: ${added}.`
        : `Importé\u00a0: ${added}.`,
    ],
    nb,
    lignes: pickShown(lignes),
  }
}
