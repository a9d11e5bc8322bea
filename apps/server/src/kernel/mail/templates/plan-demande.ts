import type { Template } from '../content.ts'

type Props = { prenom: string; titre: string; est_accorde: boolean; message: string }

export const planDemande: Template<Props> = (props, { publicUrl }) => {
  const { prenom, titre, est_accorde, message } = props
  const smallPrint = [`Une question\u00a0? Écrivez-nous\u00a0: ${publicUrl}/nous-contacter`]
  const quote = message ? { quote: message } : {}
  if (est_accorde) {
    return {
      subject: 'Votre plan est accordé',
      title: 'Plan accordé',
      paragraphs: [
        `Bonjour ${prenom},`,
        `Le coach de «\u00a0${titre}\u00a0» vous accorde son plan. Choisissez vos jours\u00a0: il s’inscrit à votre agenda.`,
      ],
      ...quote,
      button: { label: 'Programmer mon plan', url: `${publicUrl}/training` },
      smallPrint,
    }
  }
  return {
    subject: 'Votre demande de plan',
    title: 'Plan non accordé',
    paragraphs: [
      `Bonjour ${prenom},`,
      `Le coach de «\u00a0${titre}\u00a0» ne peut pas vous accorder son plan.`,
    ],
    ...quote,
    button: { label: 'Voir d’autres plans', url: `${publicUrl}/training/plans` },
    smallPrint,
  }
}
