import type { Template } from '../content.ts'

type Props = {
  prenom: string
  /** The stay. */
  nom: string
  /** What changed, a sentence each. */
  lignes: string[]
  /** Path of the page where more is said. */
  page: string
  /** Whether they have booked it; else it is in their run list, or they wait for places. */
  est_reserve: boolean
}

/** Tells who booked a departure, or keeps its stay, what changed of it. */
export const departChange: Template<Props> = (props, { publicUrl }) => {
  const { prenom, nom, lignes, page, est_reserve } = props
  const why = est_reserve
    ? `Vous avez réservé «\u00a0${nom}\u00a0», et quelque chose a changé\u00a0:`
    : `Vous suivez «\u00a0${nom}\u00a0», et quelque chose a changé\u00a0:`
  return {
    subject: `Du nouveau pour «\u00a0${nom}\u00a0»`,
    title: nom,
    paragraphs: [`Bonjour ${prenom},`, why, ...lignes],
    button: {
      label: est_reserve ? 'Voir ma réservation' : 'Voir le séjour',
      url: `${publicUrl}${page}`,
    },
    smallPrint: est_reserve
      ? [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`]
      : [
          `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
        ],
  }
}
