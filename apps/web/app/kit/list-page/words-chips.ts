import {
  lireDemande,
  type Sujet,
  sansCompris,
  sansReste,
} from '@foulee/domain/shared/trouver/lecture'

export type Part = {
  label: string
  texte: string
  ici?: true
}

/** One part per meaning, then the unrecognised words; a single part when nothing is recognised. */
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
