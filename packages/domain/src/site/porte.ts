import { balanceRichText } from '../shared/texte-riche.ts'
import { type Morceau, wordsOf } from './page-corps.ts'

/** A text of the back office, or the code's own: what a landing says (produit 14.20). */
export type PorteTexte = { titre: string; morceaux: readonly Morceau[] }

/** The same in the code, with the key under which the staff keeps its own. */
export type PremierePorte = PorteTexte & { cle: string }

/** One argument, or one question with its answer. */
export type PorteElement = { titre: string; html: string }

export type PortePartie = {
  titre: string
  /** What stands under its heading, before its first element. */
  html: string
  elements: PorteElement[]
  /** Each of its elements asks something: they open and close. */
  estQuestions: boolean
}

export type Porte = {
  promesse: string
  /** The line under the promise, as words. */
  accroche: string
  /** What its one button says; null when the staff wrote none. */
  action: string | null
  parties: PortePartie[]
}

/** The fragments of clean HTML that begin with a heading of this level; the first may begin without. */
function splitAt(html: string, level: 'h2' | 'h3'): { titre: string | null; html: string }[] {
  const heading = new RegExp(`<${level}>(.*?)</${level}>`, 's')
  return html
    .split(new RegExp(`(?=<${level}>)`))
    .map((part) => {
      const titre = heading.exec(part)
      return {
        titre: titre && wordsOf(titre[1] ?? ''),
        html: balanceRichText(titre ? part.replace(heading, '') : part).trim(),
      }
    })
    .filter((part) => part.titre !== null || part.html !== '')
}

const sayWords = (html: string) =>
  wordsOf(html.replaceAll('</', ' </').replaceAll('<br>', ' ')).replace(/[ \n]+/g, ' ')

function readPartie(titre: string, html: string): PortePartie {
  const parts = splitAt(html, 'h3')
  const elements = parts.flatMap((part) =>
    part.titre === null ? [] : [{ titre: part.titre, html: part.html }],
  )
  return {
    titre,
    html: parts.find((part) => part.titre === null)?.html ?? '',
    elements,
    estQuestions: elements.length > 0 && elements.every((one) => one.titre.endsWith('?')),
  }
}

/**
 * Reads a landing from a plain text: its title is the promise, what comes before the first heading of
 * the second level is the line under it, the first button names the action, each heading of the second
 * level begins a part, and each of the third an argument or a question of that part. A landing has one
 * action: other buttons and images have no place in it.
 */
export function readPorte({ titre, morceaux }: PorteTexte): Porte {
  const html = morceaux.map((one) => (one.type === 'texte' ? one.html : '')).join('')
  const parts = splitAt(html, 'h2')
  const bouton = morceaux.find((one) => one.type === 'bouton')
  return {
    promesse: titre,
    accroche: sayWords(parts.find((part) => part.titre === null)?.html ?? ''),
    action: bouton?.label ?? null,
    parties: parts.flatMap((part) =>
      part.titre === null ? [] : [readPartie(part.titre, part.html)],
    ),
  }
}

/** A count of what is published, with the words for it and from how many on it is worth saying. */
export type Chiffre = { nb: number; nom: string; seuil: number }

/** The figures that a landing says (produit 14.21): those too small to say anything stay unsaid. */
export const sayChiffres = (chiffres: readonly Chiffre[]): Chiffre[] =>
  chiffres.filter(({ nb, seuil }) => nb >= seuil)
