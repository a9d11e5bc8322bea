import type { Template } from '../content.ts'

export const compteSupprime: Template<{ prenom: string }> = ({ prenom }, { publicUrl }) => ({
  subject: 'Votre compte est supprimé',
  title: 'Votre compte est supprimé',
  paragraphs: [
    `Bonjour ${prenom},`,
    'Comme vous l’avez demandé, votre compte Foulée et vos données personnelles ont été effacés. Ce que d’autres utilisent encore, comme une course que vous avez publiée, reste sous le nom «\u00a0Compte supprimé\u00a0».',
    'Merci d’avoir couru avec nous. Vous pourrez revenir quand vous voudrez, avec un compte neuf.',
  ],
  smallPrint: [
    `Vous n’avez pas demandé cette suppression\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`,
  ],
})
