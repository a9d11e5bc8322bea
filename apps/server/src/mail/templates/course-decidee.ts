import type { MailContent, Template } from '../content.ts'

type Props = {
  prenom: string
  nom: string
  id: number
  slug: string
  geste: 'publier' | 'renvoyer' | 'annuler'
  motif: string
}

/** Tells the members of an organiser that their race is published, or why it is not. */
export const courseDecidee: Template<Props> = (props, { publicUrl }) => {
  const { prenom, motif, geste } = props
  const words = WORDS[geste](props, publicUrl)
  return {
    ...words,
    paragraphs: [`Bonjour ${prenom},`, ...words.paragraphs],
    ...(motif && { quote: motif }),
    smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
  }
}

type Words = Pick<MailContent, 'subject' | 'title' | 'paragraphs' | 'button'>

const WORDS: Readonly<Record<Props['geste'], (props: Props, publicUrl: string) => Words>> = {
  publier: ({ nom, slug }, publicUrl) => ({
    subject: 'Votre course est publiée',
    title: 'Course publiée',
    paragraphs: [
      `«\u00a0${nom}\u00a0» est maintenant visible de tous sur Foulée, dans le calendrier et la recherche.`,
    ],
    button: { label: 'Voir ma course', url: `${publicUrl}/courses/${slug}` },
  }),
  renvoyer: ({ nom, id }, publicUrl) => ({
    subject: 'Votre course demande une retouche',
    title: 'Course à revoir',
    paragraphs: [
      `Nous n’avons pas pu publier «\u00a0${nom}\u00a0» telle quelle. Voici pourquoi\u00a0:`,
    ],
    button: {
      label: 'Corriger et soumettre à nouveau',
      url: `${publicUrl}/contribution/courses/${id}`,
    },
  }),
  annuler: ({ nom, id }, publicUrl) => ({
    subject: 'Votre course est annulée sur Foulée',
    title: 'Course annulée',
    paragraphs: [
      `L’équipe de Foulée a marqué «\u00a0${nom}\u00a0» comme annulée. La raison, que chacun peut lire\u00a0:`,
    ],
    button: { label: 'Ouvrir ma course', url: `${publicUrl}/contribution/courses/${id}` },
  }),
}
