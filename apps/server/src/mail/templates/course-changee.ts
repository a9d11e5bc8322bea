import type { Template } from '../content.ts'

type Props = {
  prenom: string
  nom: string
  /** What changed, a sentence each. */
  lignes: string[]
  /** Path of the page where more is said. */
  page: string
}

/** Tells who has something in the run list what changed of it. */
const changed =
  (see: string): Template<Props> =>
  ({ prenom, nom, lignes, page }, { publicUrl }) => ({
    subject: `Du nouveau pour «\u00a0${nom}\u00a0»`,
    title: nom,
    paragraphs: [
      `Bonjour ${prenom},`,
      `«\u00a0${nom}\u00a0» est dans votre run list, et quelque chose a changé\u00a0:`,
      ...lignes,
    ],
    button: { label: see, url: `${publicUrl}${page}` },
    smallPrint: [
      `Vous ne voulez plus de ces messages\u00a0? Choisissez-les dans vos réglages\u00a0: ${publicUrl}/reglages/notifications`,
    ],
  })

export const courseChangee = changed('Voir la course')
export const voyageChange = changed('Voir le séjour')
