import { balanceRichText } from '../shared/texte-riche.ts'
import { type Morceau, wordsOf } from './page-corps.ts'

export type PorteTexte = { titre: string; morceaux: readonly Morceau[] }

/** Default content, with the key of its back-office override. */
export type PremierePorte = PorteTexte & { cle: string }

export type PorteElement = { titre: string; html: string }

export type PortePartie = {
  titre: string
  /** Text under the heading, before the first element. */
  html: string
  elements: PorteElement[]
  estQuestions: boolean
}

export type Porte = {
  promesse: string
  accroche: string
  action: string | null
  parties: PortePartie[]
}

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

const toWords = (html: string) =>
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
    estQuestions: elements.length > 0 && elements.every((element) => element.titre.endsWith('?')),
  }
}

/**
 * Parses a landing page from rich text: the title is the promise, text before the first h2 the
 * subtitle, the first button the action, each h2 a section, each h3 an argument or question of it.
 * Other buttons and images are ignored.
 */
export function readPorte({ titre, morceaux }: PorteTexte): Porte {
  const html = morceaux.map((morceau) => (morceau.type === 'texte' ? morceau.html : '')).join('')
  const parts = splitAt(html, 'h2')
  const bouton = morceaux.find((morceau) => morceau.type === 'bouton')
  return {
    promesse: titre,
    accroche: toWords(parts.find((part) => part.titre === null)?.html ?? ''),
    action: bouton?.label ?? null,
    parties: parts.flatMap((part) =>
      part.titre === null ? [] : [readPartie(part.titre, part.html)],
    ),
  }
}

export type Chiffre = { nb: number; nom: string; seuil: number }

export const filterChiffres = (chiffres: readonly Chiffre[]): Chiffre[] =>
  chiffres.filter(({ nb, seuil }) => nb >= seuil)
