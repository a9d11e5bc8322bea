export type Trait =
  | { type: 'texte'; texte: string }
  | { type: 'code'; texte: string }
  | { type: 'lien'; texte: string; url: string }
  | { type: 'gras' | 'italique'; traits: readonly Trait[] }

export type Bloc =
  | { type: 'paragraphe'; lignes: readonly (readonly Trait[])[] }
  | { type: 'liste'; debut: number | null; points: readonly (readonly Trait[])[] }

const POINT = /^[ \t]{0,3}(?:[-*•]|(\d{1,3})[.)])[ \t]+(?=\S)/
const CODE = '`[^`]+`'
const LIEN = '\\bhttps?:\\/\\/[^\\s<>"`]+'
const GRAS = '\\*\\*(?=\\S)(?:(?!\\*\\*).)*?\\S\\*\\*'
const ITALIQUE = '(?<![\\p{L}\\p{N}_])_(?=[^\\s_])[^_]*?[^\\s_]?_(?![\\p{L}\\p{N}_])'

type Permis = { gras: boolean; italique: boolean }

const TOUTES = new RegExp(`${CODE}|${LIEN}|${GRAS}|${ITALIQUE}`, 'gu')
const SANS_GRAS = new RegExp(`${CODE}|${LIEN}|${ITALIQUE}`, 'gu')
const SANS_ITALIQUE = new RegExp(`${CODE}|${LIEN}|${GRAS}`, 'gu')
const SANS_LES_DEUX = new RegExp(`${CODE}|${LIEN}`, 'gu')

function findMarques({ gras, italique }: Permis): RegExp {
  if (gras) return italique ? TOUTES : SANS_ITALIQUE
  return italique ? SANS_GRAS : SANS_LES_DEUX
}

function readTraits(ligne: string, permis: Permis): Trait[] {
  const traits: Trait[] = []
  const pushText = (texte: string) => texte && traits.push({ type: 'texte', texte })
  let from = 0
  for (const found of ligne.matchAll(findMarques(permis))) {
    const trait = readTrait(found[0], permis)
    const length = trait.type === 'lien' ? trait.texte.length : found[0].length
    pushText(ligne.slice(from, found.index))
    traits.push(trait)
    from = found.index + length
  }
  pushText(ligne.slice(from))
  return traits
}

function readTrait(marked: string, permis: Permis): Trait {
  if (marked.startsWith('`')) return { type: 'code', texte: marked.slice(1, -1) }
  if (marked.startsWith('**')) {
    const traits = readTraits(marked.slice(2, -2), { ...permis, gras: false })
    return { type: 'gras', traits }
  }
  if (marked.startsWith('_')) {
    const traits = readTraits(marked.slice(1, -1), { ...permis, italique: false })
    return { type: 'italique', traits }
  }
  const texte = trimAddress(marked)
  return { type: 'lien', texte, url: texte }
}

/** Trailing characters that do not belong to a URL. */
const ENDINGS = ".,;:!?'’»*_…\u00a0"

/** Removes trailing punctuation and unbalanced brackets from a URL. */
function trimAddress(found: string): string {
  let surplus = count(found, ')') - count(found, '(')
  let end = found.length
  for (; end > 0; end--) {
    const sign = found.charAt(end - 1)
    if (ENDINGS.includes(sign)) continue
    if (sign !== ')' || surplus <= 0) break
    surplus--
  }
  return found.slice(0, end)
}

const count = (text: string, sign: string): number => text.split(sign).length - 1

type Liste = { numbered: boolean; points: Trait[][] }

/** Parses paragraphs, lists and inline markup. Never throws. */
export function readTexteLeger(texte: string): Bloc[] {
  const blocs: Bloc[] = []
  let last = null as Liste | null
  let lignes: Trait[][] | null = null
  for (const ligne of texte.split(/\r\n?|\n/)) {
    const point = POINT.exec(ligne)
    if (point) {
      const [mark, number] = point
      const numbered = number !== undefined
      if (last?.numbered !== numbered) {
        last = { numbered, points: [] }
        blocs.push({ type: 'liste', debut: numbered ? Number(number) : null, points: last.points })
      }
      last.points.push(readTraits(ligne.slice(mark.length), ALL))
      lignes = null
      continue
    }
    last = null
    if (!ligne.trim()) lignes = null
    else if (lignes) lignes.push(readTraits(ligne, ALL))
    else {
      lignes = [readTraits(ligne, ALL)]
      blocs.push({ type: 'paragraphe', lignes })
    }
  }
  return blocs
}

const ALL: Permis = { gras: true, italique: true }

const formatTrait = (trait: Trait): string =>
  'traits' in trait ? trait.traits.map(formatTrait).join('') : trait.texte

export function formatTexteLeger(texte: string): string {
  return readTexteLeger(texte)
    .flatMap((bloc) => (bloc.type === 'liste' ? bloc.points : bloc.lignes))
    .map((traits) => traits.map(formatTrait).join(''))
    .join('\n')
}
