import type { Template } from '../content.ts'

type Props = { prenom: string; titre: string } & ({ slug: string } | { id: number; motif: string })

/** Tells the author of a route that it is published, or why it comes back. */
export const parcoursDecide: Template<Props> = (props, { publicUrl }) => {
  const { prenom, titre } = props
  const smallPrint = [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`]
  if ('slug' in props) {
    return {
      subject: 'Votre parcours est publié',
      title: 'Parcours publié',
      paragraphs: [
        `Bonjour ${prenom},`,
        `«\u00a0${titre}\u00a0» est maintenant visible de tous sur Foulée. Merci de le partager\u00a0!`,
      ],
      button: { label: 'Voir mon parcours', url: `${publicUrl}/parcours/${props.slug}` },
      smallPrint,
    }
  }
  return {
    subject: 'Votre parcours demande une retouche',
    title: 'Parcours à revoir',
    paragraphs: [
      `Bonjour ${prenom},`,
      `Nous n’avons pas pu publier «\u00a0${titre}\u00a0» tel quel. Voici pourquoi\u00a0:`,
    ],
    quote: props.motif,
    button: {
      label: 'Corriger et soumettre à nouveau',
      url: `${publicUrl}/contribution/parcours/${props.id}`,
    },
    smallPrint,
  }
}
