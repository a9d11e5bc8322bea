export const PIECES = [
  { nom: 'Échauffement', texte: "échauffement 20' EF" },
  { nom: '30/30', texte: '8x30/30 à 100-105 % VMA' },
  { nom: 'Fractions', texte: "6x1000 m à 90-95 % VMA r=2'" },
  { nom: 'Séries', texte: '2x(8x200 m à 105 % VMA r=45") R=3\'' },
  { nom: 'Seuil', texte: "3x10' SEUIL r=2'" },
  { nom: 'Récupération', texte: "récup 3' TROT" },
  { nom: 'Retour au calme', texte: "10' RC" },
] as const

export const EXEMPLES = [
  '1h EF',
  "20' EF + 2x(8x30/30 à 100-105 % VMA) r=3' + 10' RC",
  "20' EF + 3x2000 m AS10 r=2' + 10' RC",
  "15' EF + 200-400-600-400-200 à 100 % VMA r=1' + 10' RC",
  "20' EF + 10x45\" à RPE 9 «\u00a0en côte, retour en trottinant\u00a0» r=libre + 10' RC",
  '15 km EF + 5 km AS42',
] as const

const OPENS = /(^|[+,;(\n]|puis)$/i
const CLOSES = /^\s*($|[+,;)\n])/

type Inserted = { texte: string; caret: number }

/** Replaces the selection by a snippet, joined to its neighbours by « + ». */
export function insertPiece(texte: string, start: number, end: number, piece: string): Inserted {
  const before = texte.slice(0, start).trimEnd()
  const after = texte.slice(end).trimStart()
  const opening = OPENS.test(before) ? glue(before) : `${before} + `
  const closing = after === '' ? '' : CLOSES.test(after) ? ` ${after}` : ` + ${after}`
  return { texte: opening + piece + closing, caret: opening.length + piece.length }
}

const glue = (before: string) => (before === '' || before.endsWith('(') ? before : `${before} `)
