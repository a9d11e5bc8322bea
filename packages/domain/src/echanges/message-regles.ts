import { isMajeur } from '../membres/visibilite.ts'
import { dropUnseen } from '../shared/signes.ts'
import type { MessagesDe } from './message.ts'

export type Rapport = {
  /** Either member blocks the other. */
  est_bloque: boolean
  /** The account of the reader is suspended or erased. */
  est_parti: boolean
  est_visible: boolean
  est_suivi: boolean
  /** Accepted coaching relationship, in either direction. */
  est_coach: boolean
  /** Both belong to the channel of a race, plan, stay or coach; groups do not count. */
  partage: boolean
  /** Same, in a channel whose members are vetted by an agency or a coach. */
  partage_confirme: boolean
  messages_de: MessagesDe
  naissance_lecteur: string | null
}

/**
 * `inconnu`: answered as if the reader did not exist; `ferme`: not accepted; `demande`: the first
 * message is a request; `ouvert`: accepted.
 */
export type Ecriture = 'inconnu' | 'ferme' | 'demande' | 'ouvert'

/**
 * Permission for a first message. An accepted conversation stays open whatever changes later. A
 * reader who may be a minor is protected from every writer: the age of the writer is self-declared,
 * and an unknown birth date counts as minor (produit 7.21).
 * @param aujourdhui day in Paris, YYYY-MM-DD
 */
export function decideEcriture(rapport: Rapport, aujourdhui: string): Ecriture {
  const { est_bloque, est_parti, est_visible, est_suivi, est_coach, partage } = rapport
  if (est_bloque || est_parti) return 'inconnu'
  if (est_coach) return 'ouvert'
  if (!est_visible && !est_suivi && !partage) return 'inconnu'
  if (!isNotified(rapport)) return 'ferme'
  if (!isMajeur(rapport.naissance_lecteur, aujourdhui)) {
    return est_suivi || rapport.partage_confirme ? 'demande' : 'ferme'
  }
  return est_suivi || partage ? 'ouvert' : 'demande'
}

const isNotified = ({ messages_de, est_suivi }: Rapport): boolean =>
  messages_de === 'tous' || (messages_de === 'suivis' && est_suivi)

export const cleanTexte = (texte: string): string => dropUnseen(texte).trim()

const EXTRAIT_MAX = 120

type Dit = {
  texte: string
  pieces: readonly ('photo' | 'trace')[]
  est_supprime: boolean
  est_masque: boolean
}

/** One-line excerpt without markup; without text, the kind of attachment. */
export function getExtrait({ texte, pieces, est_supprime, est_masque }: Dit): string {
  if (est_supprime) return 'Message supprimé'
  if (est_masque) return 'Message masqué'
  const words = [
    ...texte
      .replace(/[*_`]+/g, '')
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim(),
  ]
  if (!words.length) return formatPieces(pieces)
  return words.length > EXTRAIT_MAX
    ? `${words.slice(0, EXTRAIT_MAX - 1).join('')}…`
    : words.join('')
}

function formatPieces(pieces: Dit['pieces']): string {
  const photos = pieces.filter((kind) => kind === 'photo').length
  if (!photos) return 'Tracé'
  return photos > 1 ? `${photos}\u00a0photos` : 'Photo'
}
