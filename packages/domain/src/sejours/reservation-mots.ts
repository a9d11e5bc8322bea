import { formatDateLongue, formatDateRange } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'
import { formatMontant } from '../shared/mesure.ts'
import { formatMoment } from '../shared/version.ts'
import { RAPPEL_HEURES } from './reservation.ts'

export type Nouvelle =
  | 'demandee'
  | 'confirmee'
  | 'refusee'
  | 'annulee'
  | 'renoncee'
  | 'rappel'
  | 'expiree'
  | 'participants'
  | 'proposee'
  | 'proposition_expiree'
  | 'attente_finie'

export type Circonstances = {
  sejour: string
  debut: string
  fin: string
  nb_places: number
  jusqu_au?: Date | null
  frais?: number | null
}

type Words = { titre: string; texte: string }

const places = (nombre: number) => `${nombre}\u00a0place${nombre > 1 ? 's' : ''}`
const agree = ({ nb_places }: Circonstances, singular: string, plural: string) =>
  nb_places > 1 ? plural : singular
const formatHeld = (c: Circonstances) =>
  agree(c, 'Votre place est tenue', 'Vos places sont tenues') + formatUntil(c)
const formatStay = ({ sejour, debut, fin }: Circonstances) =>
  `«\u00a0${sejour}\u00a0» (${formatDateRange(debut, fin)})`
const formatUntil = ({ jusqu_au }: Circonstances) =>
  jusqu_au ? ` jusqu’au ${formatDateLongue(parisDate(jusqu_au))} à ${formatMoment(jusqu_au)}` : ''
const formatCost = ({ frais }: Circonstances) =>
  frais ? `Cela coûte ${formatMontant(frais)}, selon le barème de l’agence.` : 'Cela ne coûte rien.'

const FOR_MEMBER: Readonly<Record<Nouvelle, ((c: Circonstances) => Words) | null>> = {
  demandee: (c) => ({
    titre: 'Votre demande est envoyée',
    texte: `L’agence a reçu votre demande de ${places(c.nb_places)} pour ${formatStay(c)}. ${formatHeld(c)}, le temps qu’elle réponde.`,
  }),
  confirmee: (c) => ({
    titre: 'Votre réservation est confirmée',
    texte: `L’agence confirme ${places(c.nb_places)} pour ${formatStay(c)}. L’acompte et le reste se règlent directement auprès d’elle.`,
  }),
  refusee: (c) => ({
    titre: 'Votre demande n’est pas retenue',
    texte: `L’agence ne peut pas vous prendre pour ${formatStay(c)}. Rien ne vous est demandé.`,
  }),
  annulee: (c) => ({
    titre: 'Votre réservation est annulée',
    texte: `L’agence annule votre réservation pour ${formatStay(c)}, sans frais pour vous.`,
  }),
  renoncee: (c) => ({
    titre: 'Vous avez renoncé à votre réservation',
    texte: `Votre réservation pour ${formatStay(c)} est annulée. ${formatCost(c)}`,
  }),
  rappel: (c) => ({
    titre: 'Votre demande attend encore',
    texte: `L’agence n’a pas encore répondu pour ${formatStay(c)}. ${formatHeld(c)}\u00a0; nous le lui avons rappelé.`,
  }),
  expiree: (c) => ({
    titre: 'Votre demande n’a pas eu de réponse',
    texte: `L’agence n’a pas répondu à temps pour ${formatStay(c)}\u00a0: ${agree(c, 'votre place n’est plus tenue', 'vos places ne sont plus tenues')}. Vous pouvez redemander, ou choisir un autre départ.`,
  }),
  participants: null,
  proposee: (c) => ({
    titre: agree(c, 'Une place se libère pour vous', 'Des places se libèrent pour vous'),
    texte: `${places(c.nb_places)} pour ${formatStay(c)}\u00a0: c’est votre tour. ${agree(c, 'Elle est tenue', 'Elles sont tenues')} pour vous${formatUntil(c)}. Passé ce délai, ${agree(c, 'elle va', 'elles vont')} à la personne suivante.`,
  }),
  proposition_expiree: (c) => ({
    titre: agree(
      c,
      'La place proposée n’est plus tenue',
      'Les places proposées ne sont plus tenues',
    ),
    texte: `Vous n’avez pas pris à temps ${agree(c, 'la place proposée', 'les places proposées')} pour ${formatStay(c)}. ${agree(c, 'Elle va', 'Elles vont')} à la personne suivante\u00a0; vous pouvez vous remettre sur la liste d’attente.`,
  }),
  attente_finie: (c) => ({
    titre: 'La liste d’attente est close',
    texte: `Les inscriptions sont closes pour ${formatStay(c)}, sans place pour vous cette fois.`,
  }),
}

/**
 * No name of the traveller: notifications outlive an account, and the booking list shows the name.
 */
const FOR_AGENCE: Readonly<Record<Nouvelle, ((c: Circonstances) => Words) | null>> = {
  demandee: (c) => ({
    titre: `Demande de ${places(c.nb_places)}`,
    texte: `Un voyageur demande ${places(c.nb_places)} pour ${formatStay(c)}. Confirmez ou refusez${formatUntil(c)}\u00a0; ensuite ${agree(c, 'la place se libère d’elle-même', 'les places se libèrent d’elles-mêmes')}.`,
  }),
  rappel: (c) => ({
    titre: 'Une demande attend votre réponse',
    texte: `Un voyageur attend votre réponse pour ${formatStay(c)}. Il reste moins de ${RAPPEL_HEURES}\u00a0heures\u00a0: ${agree(c, 'la place est tenue', 'les places sont tenues')}${formatUntil(c)}.`,
  }),
  expiree: (c) => ({
    titre: 'Une demande a expiré',
    texte: `La demande d’un voyageur pour ${formatStay(c)} n’a pas eu de réponse à temps\u00a0: ${places(c.nb_places)} ${agree(c, 'n’est plus tenue', 'ne sont plus tenues')}.`,
  }),
  renoncee: (c) => ({
    titre: 'Une réservation est annulée',
    texte: `Un voyageur renonce à ${places(c.nb_places)} pour ${formatStay(c)}. ${c.frais ? `Selon votre barème, ${formatMontant(c.frais)} vous restent dus.` : 'Rien ne vous est dû.'}`,
  }),
  participants: (c) => ({
    titre: 'Des participants ont changé',
    texte: `Un voyageur a changé les participants de sa réservation pour ${formatStay(c)}.`,
  }),
  confirmee: null,
  refusee: null,
  annulee: null,
  proposee: null,
  proposition_expiree: null,
  attente_finie: null,
}

export const describeForMember = (nouvelle: Nouvelle, c: Circonstances): Words | null =>
  FOR_MEMBER[nouvelle]?.(c) ?? null

/** Notification of the agency’s members; null for their own action. */
export const describeForAgence = (nouvelle: Nouvelle, c: Circonstances): Words | null =>
  FOR_AGENCE[nouvelle]?.(c) ?? null
