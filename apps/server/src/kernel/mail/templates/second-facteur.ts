import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatMoment } from '@foulee/domain/shared/version'
import type { Template } from '../content.ts'

/** `donner`: sign-in with a recovery code; `equipe`: removal by the staff. */
export type GesteFacteur = 'activer' | 'renouveler' | 'retirer' | 'donner' | 'equipe'

type Props = {
  prenom: string
  geste: GesteFacteur
  le: string
  /** Device description; null when it is not the owner's. */
  appareil: string | null
  /** Remaining recovery codes after one was used; null when none was. */
  restants: number | null
}

const SUBJECTS: Readonly<Record<GesteFacteur, string>> = {
  activer: 'Second facteur activé',
  renouveler: 'Nouveaux codes de secours',
  retirer: 'Second facteur retiré',
  donner: 'Un code de secours a servi',
  equipe: 'Second facteur retiré par l’équipe',
}

const WHAT: Readonly<Record<GesteFacteur, string>> = {
  activer:
    'Une application d’authentification donne désormais les codes de votre compte Foulée. Vos autres appareils devront en donner un de nouveau.',
  renouveler:
    'Les codes de secours de votre compte Foulée viennent d’être remplacés. Les anciens ne servent plus.',
  retirer: 'L’application d’authentification de votre compte Foulée vient d’être retirée.',
  donner: 'Un code de secours vient de servir sur votre compte Foulée.',
  equipe:
    'Quelqu’un de l’équipe vient de retirer l’application d’authentification de votre compte Foulée. Tous vos appareils ont été déconnectés.',
}

export const secondFacteur: Template<Props> = (props, { publicUrl }) => {
  const { prenom, geste, restants } = props
  const isOfTeam = geste === 'equipe'
  return {
    subject: SUBJECTS[geste],
    title: SUBJECTS[geste],
    paragraphs: [
      `Bonjour ${prenom},`,
      [WHAT[geste], ...formatRecovery(geste, restants)].join(' '),
      formatWhere(props),
      isOfTeam
        ? 'Si vous l’avez demandé, il n’y a rien à faire.'
        : 'Si c’est bien vous, il n’y a rien à faire.',
    ],
    smallPrint: [
      `Ce n’est pas vous\u00a0? Prévenez le reste de l’équipe et choisissez tout de suite un nouveau mot de passe\u00a0: ${publicUrl}/mot-de-passe-oublie`,
    ],
  }
}

function formatWhere({ le, appareil }: Props): string {
  const instant = new Date(le)
  const when = `C’était le ${formatDateLongue(parisDate(instant))} à ${formatMoment(instant)}`
  return appareil ? `${when}, depuis cet appareil\u00a0: ${appareil}.` : `${when}.`
}

function formatRecovery(geste: GesteFacteur, restants: number | null): string[] {
  if (restants === null) return []
  if (geste !== 'donner') return ['Un code de secours a servi à le faire.']
  if (restants === 0) return ['Il n’en reste aucun\u00a0: faites-en de nouveaux dans vos réglages.']
  return [restants === 1 ? 'Il en reste un.' : `Il en reste ${restants}.`]
}
