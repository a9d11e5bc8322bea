/** Search suggestions while typing, completing the last words (produit 14.28). */

import { MOIS } from '../date.ts'
import { normalizeTexte } from '../recherche.ts'
import type { Sujet } from './lecture.ts'
import { findLieuDit, lieuxCommencantPar, MOTS_PAR_LIEU } from './lieux-dits.ts'
import { type Mot, splitMots } from './mots.ts'

const FINS: Readonly<Record<Sujet['quoi'], readonly string[]>> = {
  courses: [
    ...['trail', 'marathon', 'semi-marathon', 'ultra', 'cross', 'triathlon', 'relais', 'nature'],
    ...MOIS,
  ],
  parcours: ['trail', 'marathon', 'semi-marathon', 'randonnée', 'piste', 'nature'],
}

const LEAST = { lieu: 2, mot: 3 }

const join = (mots: readonly Mot[]) => mots.map(({ mot }) => mot).join('-')

/**
 * Territories whose name starts with the last words, longest match first; empty if they are already
 * a name.
 */
function findLieux(mots: readonly Mot[], most: number): { pris: number; noms: string[] } | null {
  for (let pris = Math.min(MOTS_PAR_LIEU, mots.length); pris > 0; pris--) {
    const last = mots.slice(-pris)
    const debut = join(last)
    if (debut.length < LEAST.lieu || /^\d/.test(debut)) continue
    if (findLieuDit(last.map(({ mot }) => mot))) return null
    const noms = lieuxCommencantPar(debut, most).map(({ nom }) => nom)
    if (noms.length) return { pris, noms }
  }
  return null
}

export function completerDemande(
  texte: string,
  { quoi }: Pick<Sujet, 'quoi'>,
  most: number,
): string[] {
  const mots = splitMots(texte)
  const last = mots.at(-1)
  if (!last || last.fin !== texte.length) return []
  const before = (count: number) => texte.slice(0, mots.at(-count)?.debut ?? 0)
  const known = FINS[quoi].filter((fin) => {
    const plain = normalizeTexte(fin).replaceAll(' ', '-')
    return last.mot.length >= LEAST.mot && plain.startsWith(last.mot) && plain !== last.mot
  })
  const lieux = findLieux(mots, most)
  const finished = [
    ...known.map((fin) => before(1) + fin),
    ...(lieux?.noms.map((nom) => before(lieux.pris) + nom) ?? []),
  ]
  return [...new Set(finished)].slice(0, most)
}
