import type { Template } from '../content.ts'

type Props = { nom: string; email: string; sujet: string; message: string; hasAccount: boolean }

export const contact: Template<Props> = ({ nom, email, sujet, message, hasAccount }) => ({
  subject: `Contact\u00a0: ${sujet} (${nom})`,
  title: sujet,
  paragraphs: [
    `${nom} (${email}) a écrit par la page de contact${hasAccount ? ', en étant connecté à son compte' : ''}.`,
  ],
  quote: message,
  smallPrint: [
    'Répondre à ce message écrit à la personne. L’adresse n’a pas été vérifiée\u00a0: méfiez-vous des liens.',
  ],
})
