import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** The event. */
  nom: string
  /** What changed, a sentence each. */
  lignes: string[]
  /** Path of the page where more is said. */
  page: string
}

/** Tells who comes to a date of an event, or waits for a place, what changed of it. */
export const evenementChange: Template<Props> = ({ prenom, nom, lignes, page }, { publicUrl }) => ({
  subject: `Du nouveau pour «\u00a0${nom}\u00a0»`,
  title: nom,
  paragraphs: [
    `Bonjour ${prenom},`,
    `Vous êtes inscrit à «\u00a0${nom}\u00a0», ou sur sa liste d’attente, et quelque chose a changé\u00a0:`,
    ...lignes,
  ],
  button: { label: 'Voir l’évènement', url: `${publicUrl}${page}` },
  smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
})
