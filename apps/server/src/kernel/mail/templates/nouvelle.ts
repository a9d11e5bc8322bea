import type { Template } from '../content.ts'

type Props = {
  prenom: string
  sujet: string
  titre: string
  /** What happened, a sentence each. */
  lignes: readonly string[]
  /** What another member wrote of it. */
  citation?: string
  /** What the button says, and the path of the page that it opens. */
  bouton: string
  page: string
}

/** Tells a member what they are told in the application too (`tell-members.ts`). */
export const nouvelle: Template<Props> = (props, { publicUrl }) => {
  const { prenom, sujet, titre, lignes, citation, bouton, page } = props
  return {
    subject: sujet,
    title: titre,
    paragraphs: [`Bonjour ${prenom},`, ...lignes],
    ...(citation && { quote: citation }),
    button: { label: bouton, url: `${publicUrl}${page}` },
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}
