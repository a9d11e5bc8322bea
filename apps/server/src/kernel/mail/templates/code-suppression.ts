import { PREUVE_MINUTES } from '@foulee/domain/membres/preuve'
import type { Template } from '../content.ts'

export const codeSuppression: Template<{ prenom: string; code: string }> = (
  { prenom, code },
  { publicUrl },
) => ({
  subject: `${code}\u00a0: votre code pour supprimer votre compte`,
  title: 'Supprimer votre compte',
  paragraphs: [
    `Bonjour ${prenom},`,
    'Vous avez demandé à supprimer votre compte Foulée. Voici le code à taper pour le confirmer\u00a0:',
  ],
  quote: code,
  smallPrint: [
    `Ce code est valable ${PREUVE_MINUTES}\u00a0minutes. Ne le donnez à personne.`,
    `Vous n’avez rien demandé\u00a0? Rien n’est supprimé. Quelqu’un utilise peut-être votre session. Déconnectez vos appareils depuis vos réglages\u00a0: ${publicUrl}/reglages/appareils`,
  ],
})
