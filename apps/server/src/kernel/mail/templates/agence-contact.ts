import type { Template } from '../content.ts'

type Props = {
  nom: string
  email: string
  agence: string
  sejour: string
  slug: string
  message: string
}

/** A member's message to the agency of a stay; Reply-To is the member. */
export const agenceContact: Template<Props> = (
  { nom, email, agence, sejour, slug, message },
  { publicUrl },
) => ({
  subject: `${nom} vous écrit au sujet de «\u00a0${sejour}\u00a0»`,
  title: 'Une question sur un séjour',
  paragraphs: [
    'Bonjour,',
    `${nom} (${email}) vous écrit au sujet du séjour «\u00a0${sejour}\u00a0» de «\u00a0${agence}\u00a0».`,
  ],
  quote: message,
  button: { label: 'Voir le séjour', url: `${publicUrl}/sejours/${slug}` },
  smallPrint: [
    'Répondre à ce message écrit à la personne, dont l’adresse a été vérifiée. Elle ne vous est donnée que pour cette réponse.',
  ],
})
