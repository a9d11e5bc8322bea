import { formatNombre } from '../shared/mesure.ts'

/** Archives of outings from other products (produit 9.27). Bytes. */
const MIO = 1024 * 1024
const GIO = 1024 * MIO

export const ARCHIVE_LIMITES = {
  taille: 8 * GIO,
  /** Archives that a member begins within a day. */
  parJour: 16 * GIO,
  /** Archives of all members, until they are read. */
  site: 64 * GIO,
} as const

/** Size of a piece; the last one is shorter. */
export const MORCEAU = 8 * MIO

/** Days without a piece after which an unfinished upload is erased. */
export const ENVOI_JOURS = 7

export const ETATS_ARCHIVE = ['envoi', 'attente', 'lecture', 'arretee', 'lue', 'illisible'] as const
export type EtatArchive = (typeof ETATS_ARCHIVE)[number]

/** States in which the pieces are kept; a member has one such archive. */
export const ETATS_OUVERTS = ['envoi', 'attente', 'lecture', 'arretee'] as const

export const isOuverte = (etat: EtatArchive): boolean => ETATS_OUVERTS.some((open) => open === etat)

/** Bytes of the piece that starts at `position`; null where none starts. */
export function getMorceau(position: number, taille: number): number | null {
  if (position % MORCEAU !== 0 || position >= taille) return null
  return Math.min(MORCEAU, taille - position)
}

export const countMorceaux = (taille: number): number => Math.ceil(taille / MORCEAU)

const GO = 1_000_000_000
const MO = 1_000_000

/** « 1,2 Go », « 340 Mo » */
export const formatTaille = (octets: number): string =>
  octets >= GO
    ? `${formatNombre(octets / GO, 1)}\u00a0Go`
    : `${formatNombre(Math.max(1, Math.round(octets / MO)))}\u00a0Mo`
