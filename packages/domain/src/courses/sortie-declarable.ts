/** Outings that look like a race that was run elsewhere: proposals to declare it (produit 9.29). */

import { normalizeTexte } from '../shared/recherche.ts'

export interface SortieACourir {
  titre: string
  /** Metres. */
  distance: number
}

export interface EpreuveDuJour {
  /** Name of the race. */
  course: string
  distance: number
  /** Metres between the place of the race and the start of the outing. */
  eloignement: number
}

/** A title that names the race excuses a start that is farther, and a watch that measures worse. */
const SANS_NOM = { eloignement: 10_000, ecart: 0.1 }
const AVEC_NOM = { eloignement: 30_000, ecart: 0.2 }

const wordsOf = (text: string) => normalizeTexte(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that half of all races have in their names. */
const COMMUNS = new Set(
  wordsOf(
    'course courses trail trails foulee foulees semi marathon corrida cross tour ronde les des',
  ),
)

export function namesCourse(titre: string, course: string): boolean {
  const own = new Set(wordsOf(titre))
  return wordsOf(course).some((word) => word.length > 2 && !COMMUNS.has(word) && own.has(word))
}

/** Score of an épreuve of the same day, 0 for the likeliest; null for no match. */
export function getEcartEpreuve(sortie: SortieACourir, epreuve: EpreuveDuJour): number | null {
  const isNamed = namesCourse(sortie.titre, epreuve.course)
  const most = isNamed ? AVEC_NOM : SANS_NOM
  const ecart = Math.abs(sortie.distance - epreuve.distance) / epreuve.distance
  if (ecart > most.ecart || epreuve.eloignement > most.eloignement) return null
  return ecart + (isNamed ? 0 : 1)
}

const RACE =
  /\b(?:semi marathon|marathon|corrida|ekiden|ultra ?trail|foulees (?:de|du|des|d)|trail (?:de|du|des|d)|cross (?:de|du|des|d)|course (?:de|du|des|d)|competition|dossard)\b/
const TRAINING =
  /\b(?:prepa|preparation|entrainement|reco|reconnaissance|allure|allures|seance|footing|sortie|off|recup|recuperation|avant|apres|veille|echauffement|test|fractionne|decrassage|virtuel|virtuelle|plan)\b/

/** Whether a title alone says that the outing was a race, none of our calendar. */
export function isTitreDeCourse(titre: string): boolean {
  const plain = wordsOf(titre).join(' ')
  return RACE.test(plain) && !TRAINING.test(plain)
}
