import { parseUrl } from '../shared/everywhere.ts'
export type Morceau =
  | { type: 'texte'; html: string }
  | { type: 'image'; image: string; alt: string; legende: string }
  | { type: 'bouton'; label: string; adresse: string }

export const MORCEAUX_MAX = 60

/** Footer sections and site menu in which a page can be listed. */
export const PLACES = {
  aucune: 'Nulle part',
  menu: 'Menu du compte et pied de page',
  pied: 'Pied de page',
} as const
export const SECTIONS = { foulee: 'Foulée', aide: 'Aide', legal: 'Légal' } as const
export type Place = keyof typeof PLACES
export type Section = keyof typeof SECTIONS
export const PLACE_NAMES = Object.keys(PLACES) as [Place, ...Place[]]
export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]]

const ODD = /[\s\\\p{C}]/u

/** Same-site path, safe against protocol-relative and obfuscated URLs. */
export const isOwnAddress = (adresse: string): boolean =>
  /^\/(?!\/)/.test(adresse) && !ODD.test(adresse)

/** Allowed targets of a button: same site, or external https. */
export function isButtonAddress(adresse: string): boolean {
  if (ODD.test(adresse)) return false
  if (isOwnAddress(adresse)) return true
  const url = parseUrl(adresse)
  return url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.')
}

export type Repere = { id: string; titre: string }

const HEADING = /<h2>(.*?)<\/h2>/gs
const NAMED_ENTITIES = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
} as const

export const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|nbsp);/g,
      (sign) => NAMED_ENTITIES[sign as keyof typeof NAMED_ENTITIES],
    )
    .trim()

/**
 * Assigns unique anchor ids to headings and lists them.
 * @param slugify anchor of a heading
 */
export function anchorHeadings(
  morceaux: readonly Morceau[],
  slugify: (text: string) => string,
): { morceaux: Morceau[]; reperes: Repere[] } {
  const reperes: Repere[] = []
  const taken = new Set(['contenu'])
  const toAnchor = (titre: string): string => {
    const stem = slugify(titre) || 'partie'
    let id = stem
    for (let rank = 2; taken.has(id); rank += 1) id = `${stem}-${rank}`
    taken.add(id)
    return id
  }
  const anchored = morceaux.map((morceau): Morceau => {
    if (morceau.type !== 'texte') return morceau
    const html = morceau.html.replace(HEADING, (_, inner: string) => {
      const titre = wordsOf(inner)
      const id = toAnchor(titre)
      reperes.push({ id, titre })
      return `<h2 id="${id}">${inner}</h2>`
    })
    return { ...morceau, html }
  })
  return { morceaux: anchored, reperes }
}

export const SOMMAIRE_MIN = 3
