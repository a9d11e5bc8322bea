import type { Template } from '../content.ts'

export const nouvelleAdresse: Template<{ prenom: string; url: string }> = ({ prenom, url }) => ({
  subject: 'Confirmez votre nouvelle adresse email',
  title: 'Confirmez votre nouvelle adresse',
  paragraphs: [
    `Bonjour ${prenom},`,
    'Vous avez demandé à utiliser cette adresse pour votre compte Foulée. Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
    'Le lien est valable trois jours et ne sert qu’une fois.',
  ],
  button: { label: 'Confirmer cette adresse', url },
  smallPrint: ['Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne changera.'],
})
