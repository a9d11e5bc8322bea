import type { Template } from '../content.ts'

type Props = {
  genre: 'parcours' | 'seance' | 'plan'
  prenom: string
  titre: string
  /** Path of the page when published, else of the editor. */
  chemin: string
} & ({ est_publie: true } | { est_publie: false; motif: string; etait_publie?: boolean })

const WORDS = {
  parcours: { nom: 'parcours', votre: 'Votre parcours', e: '', mon: 'mon parcours' },
  seance: { nom: 'séance', votre: 'Votre séance', e: 'e', mon: 'ma séance' },
  plan: { nom: 'plan', votre: 'Votre plan', e: '', mon: 'mon plan' },
} as const

export const publicationDecidee: Template<Props> = (props, { publicUrl }) => {
  const { prenom, titre, chemin } = props
  const { nom, votre, e, mon } = WORDS[props.genre]
  const smallPrint = [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`]
  const capital = `${nom.charAt(0).toUpperCase()}${nom.slice(1)}`
  if (props.est_publie) {
    return {
      subject: `${votre} est publié${e}`,
      title: `${capital} publié${e}`,
      paragraphs: [
        `Bonjour ${prenom},`,
        `«\u00a0${titre}\u00a0» est maintenant visible de tous sur Foulée. Merci pour ce partage\u00a0!`,
      ],
      button: { label: `Voir ${mon}`, url: `${publicUrl}${chemin}` },
      smallPrint,
    }
  }
  if (props.etait_publie) {
    return {
      subject: `${votre} n’est plus publié${e}`,
      title: `${capital} dépublié${e}`,
      paragraphs: [
        `Bonjour ${prenom},`,
        `L’équipe a retiré «\u00a0${titre}\u00a0» du site. Voici pourquoi\u00a0:`,
      ],
      quote: props.motif,
      button: { label: 'Corriger et soumettre à nouveau', url: `${publicUrl}${chemin}` },
      smallPrint,
    }
  }
  return {
    subject: `${votre} demande une retouche`,
    title: `${capital} à revoir`,
    paragraphs: [
      `Bonjour ${prenom},`,
      `Nous n’avons pas pu publier «\u00a0${titre}\u00a0» tel${e ? 'le' : ''} quel${e ? 'le' : ''}. Voici pourquoi\u00a0:`,
    ],
    quote: props.motif,
    button: { label: 'Corriger et soumettre à nouveau', url: `${publicUrl}${chemin}` },
    smallPrint,
  }
}
