/** Who may begin to write to whom (produit 13.24), and what becomes of the words. */

import { isMajeur } from '../membres/visibilite.ts'
import { dropUnseen } from '../shared/signes.ts'
import type { MessagesDe } from './message.ts'

/** What one member, who would write, is to another, who would read. */
export type Rapport = {
  /** Either blocks the other. */
  est_bloque: boolean
  /** The account of the reader is suspended or erased. */
  est_parti: boolean
  /** The writer sees the profile of the reader. */
  est_visible: boolean
  /** The reader follows the writer. */
  est_suivi: boolean
  /** One is the coach of the other, who accepted it. */
  est_coach: boolean
  /** Both are in what a race, a plan, a stay or a coach gathers. Groups count for nothing. */
  partage: boolean
  /** Likewise, where somebody vouches for who is in: an agency, a coach. */
  partage_confirme: boolean
  /** Whom the reader hears. */
  messages_de: MessagesDe
  /** The birth date of the reader; null when it is not known. */
  naissance_lecteur: string | null
}

/**
 * `inconnu`: as if there were nobody; `ferme`: the reader does not hear them; `demande`: the first words
 * are a request; `ouvert`: they talk.
 */
export type Ecriture = 'inconnu' | 'ferme' | 'demande' | 'ouvert'

/**
 * Whether a first message may be written. What has been accepted stays open, whatever is set later. Who may
 * not be of age is protected from whoever writes: the age of a writer is what they say it is, and an
 * unknown birth date protects too (produit 7.21).
 * @param aujourdhui the day in Paris, YYYY-MM-DD
 */
export function decideEcriture(rapport: Rapport, aujourdhui: string): Ecriture {
  const { est_bloque, est_parti, est_visible, est_suivi, est_coach, partage } = rapport
  if (est_bloque || est_parti) return 'inconnu'
  if (est_coach) return 'ouvert'
  if (!est_visible && !est_suivi && !partage) return 'inconnu'
  if (!isHeard(rapport)) return 'ferme'
  if (!isMajeur(rapport.naissance_lecteur, aujourdhui)) {
    return est_suivi || rapport.partage_confirme ? 'demande' : 'ferme'
  }
  return est_suivi || partage ? 'ouvert' : 'demande'
}

const isHeard = ({ messages_de, est_suivi }: Rapport): boolean =>
  messages_de === 'tous' || (messages_de === 'suivis' && est_suivi)

/** The words as they are kept. */
export const cleanTexte = (texte: string): string => dropUnseen(texte).trim()

const EXTRAIT_MAX = 120

type Dit = {
  texte: string
  pieces: readonly ('photo' | 'trace')[]
  est_supprime: boolean
  est_masque: boolean
}

/** The beginning of a message in one line, without marks; of one without words, what it brings. */
export function getExtrait({ texte, pieces, est_supprime, est_masque }: Dit): string {
  if (est_supprime) return 'Message supprimé'
  if (est_masque) return 'Message masqué'
  const words = [
    ...texte
      .replace(/[*_`]+/g, '')
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim(),
  ]
  if (!words.length) return sayPieces(pieces)
  return words.length > EXTRAIT_MAX
    ? `${words.slice(0, EXTRAIT_MAX - 1).join('')}…`
    : words.join('')
}

function sayPieces(pieces: Dit['pieces']): string {
  const photos = pieces.filter((kind) => kind === 'photo').length
  if (!photos) return 'Tracé'
  return photos > 1 ? `${photos}\u00a0photos` : 'Photo'
}
