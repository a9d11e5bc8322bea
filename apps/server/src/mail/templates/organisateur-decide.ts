import type { Template } from '../content.ts'

type Props = { prenom: string; nom: string; slug?: string; motif?: string }

/** Tells the members of a new organiser what the team saw: `slug` when it is verified. */
export const organisateurDecide: Template<Props> = (
  { prenom, nom, slug, motif },
  { publicUrl },
) => ({
  subject: slug ? `«\u00a0${nom}\u00a0» est vérifié` : `«\u00a0${nom}\u00a0» n’a pas été retenu`,
  title: slug ? 'Organisateur vérifié' : 'Organisateur refusé',
  paragraphs: [
    `Bonjour ${prenom},`,
    slug
      ? `Nous avons vérifié «\u00a0${nom}\u00a0»\u00a0: sa page est en ligne, et le badge «\u00a0Vérifié\u00a0» l’accompagne.`
      : `Nous n’avons pas pu garder «\u00a0${nom}\u00a0» sur Foulée. Voici pourquoi\u00a0:`,
  ],
  ...(motif ? { quote: motif } : {}),
  button: slug
    ? { label: 'Voir la page', url: `${publicUrl}/organisateurs/${slug}` }
    : { label: 'Nous écrire', url: `${publicUrl}/nous-contacter` },
  smallPrint: [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`],
})
