import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { defuseLinks } from '@foulee/domain/shared/lien'
import type { Template } from '../content.ts'

type Props = {
  nom: string
  sujet: string
  message: string
  le: string
  reponse: string
  canReply: boolean
}

export const contactReponse: Template<Props> = (
  { nom, sujet, message, le, reponse, canReply },
  { publicUrl },
) => ({
  subject: `Notre réponse\u00a0: ${sujet}`,
  title: 'Notre réponse à votre message',
  paragraphs: [
    `Bonjour ${nom},`,
    `Vous nous avez écrit le ${formatDateLongue(parisDate(new Date(le)))}. Voici notre réponse.`,
  ],
  quote: reponse,
  smallPrint: [
    canReply
      ? 'Pour poursuivre l’échange, répondez à cet email.'
      : `Pour poursuivre l’échange, écrivez-nous de nouveau\u00a0: ${publicUrl}/nous-contacter`,
    'Vous n’avez rien écrit\u00a0? Quelqu’un a donné votre adresse\u00a0: vous pouvez ignorer cet email.',
    `Votre message, «\u00a0${sujet}\u00a0»\u00a0:\n${defuseLinks(message)}`,
  ],
})
