import type { Template } from '../content.ts'

type Props = {
  prenom: string
  sujet: string
  titre: string
  lignes: readonly string[]
  citation?: string
  bouton: string
  page: string
}

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
