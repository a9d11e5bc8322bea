import {
  lireDemande,
  type Sujet,
  sansCompris,
  sansReste,
} from '@foulee/domain/shared/trouver/lecture'

/** A part of what was typed, as it is understood, and the text without it (produit 14.25). */
export type Part = {
  label: string
  texte: string
  /** It speaks of where the reader is. */
  ici?: true
}

/** Each meaning of the words, then those that mean nothing; one part where none means anything. */
export function readParts(texte: string, sujet: Sujet): Part[] {
  const { compris, reste } = lireDemande(texte, sujet)
  const parts = compris.map(
    (part): Part => ({
      label: part.label,
      texte: sansCompris(texte, part),
      ...(part.ici && { ici: part.ici }),
    }),
  )
  return reste
    ? [...parts, { label: `«\u00a0${reste}\u00a0»`, texte: sansReste(texte, compris) }]
    : parts
}
