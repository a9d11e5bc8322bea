/** Place name in a search outside all word lists: a commune (produit 14.28). */

import { deNom } from '../de-nom.ts'
import { RAYON_MAX_KM } from '../geo.ts'
import { formatNombre } from '../mesure.ts'
import { normalizeTexte } from '../recherche.ts'
import { capitalize } from '../typographie.ts'
import type { Compris } from './lecture.ts'

const LEAST_LETTERS = 3

const BEFORE =
  /^(?:(?:(?:autour|pr[eè]s|proche|vers|courses?|pied|prochaine?s?|[aà]|aux?|de|du|des|en|dans|sur)(?=\s)|d['’])\s*)+/iu
const CODE_POSTAL = /^\d{2} ?\d{3}$/

export function lieuNomme(texte: string, compris: readonly Compris[]): string | null {
  const edges = [0, ...compris.flatMap(({ debut, fin }) => [debut, fin]), texte.length]
  const left: string[] = []
  for (let at = 0; at < edges.length; at += 2) {
    const words = sansLiens(
      texte
        .slice(edges[at], edges[at + 1])
        .replace(/^['’\s]+/u, '')
        .trim(),
    )
    if (words) left.push(words)
  }
  const [nom = ''] = left
  if (left.length !== 1) return null
  const letters = normalizeTexte(nom).replace(/[^a-z]/g, '')
  return letters.length >= LEAST_LETTERS || CODE_POSTAL.test(nom) ? nom : null
}

const sansLiens = (words: string): string => `${words} `.replace(BEFORE, '').trim()

export const autourDe = (nom: string): string => `autour ${deNom(nom)}`

export function nommerCercle(lieu: string, rayon_km: number): string {
  const km = `${formatNombre(rayon_km)}\u00a0km`
  return lieu ? `${capitalize(autourDe(lieu))}, ${km}` : `À moins de ${km}`
}

/** Radii in kilometres used to widen a search (produit 14.33). */
export const RAYONS = [20, 50, 100, 200, RAYON_MAX_KM] as const

export const elargir = (rayon_km: number): number[] => RAYONS.filter((wider) => wider > rayon_km)
