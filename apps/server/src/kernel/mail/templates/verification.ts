import type { Template } from '../content.ts'

export const verification: Template<{ prenom: string; url: string }> = ({ prenom, url }) => ({
  subject: 'Vérifiez votre adresse email',
  title: `Bienvenue, ${prenom}\u00a0!`,
  paragraphs: [
    'Votre compte Foulée est ouvert. Il reste à vérifier que cette adresse est bien la vôtre\u00a0: vous pourrez alors publier, écrire aux autres membres et donner votre avis.',
    'Le lien est valable trois jours et ne sert qu’une fois.',
  ],
  button: { label: 'Vérifier mon adresse', url },
  smallPrint: [
    'Vous n’avez pas créé de compte sur Foulée\u00a0? Ignorez ce message\u00a0: sans vérification, rien ne sera publié en votre nom.',
  ],
})
