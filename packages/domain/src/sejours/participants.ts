import { getDisplayName } from '../membres/personne.ts'

import { addMonths } from '../shared/calendrier.ts'

/** Days `YYYY-MM-DD`; participants with the same `chambre` share a room, null is a single room. */
export type ParticipantDonne = {
  prenom: string
  nom: string
  naissance: string
  chambre: number | null
}

type Demande = {
  debut: string
  aujourdhui: string
  age_min: number | null
  nb_single: number
  /** Null if single rooms are not offered. */
  supplement_single: number | null
}

const OLDEST = 110

function findBirthError(naissance: string, { debut, aujourdhui, age_min }: Demande): string | null {
  if (naissance > aujourdhui) return 'Cette date de naissance est à venir.'
  if (addMonths(naissance, OLDEST * 12) <= aujourdhui) return 'Vérifiez l’année de naissance.'
  if (age_min === null || addMonths(naissance, age_min * 12) <= debut) return null
  return `Il faut avoir ${age_min}\u00a0ans au jour du départ.`
}

/** Every participant has a shared or a single room; a single room costs a supplement. */
function findRoomError(alone: number, { nb_single, supplement_single }: Demande): string | null {
  if (supplement_single === null && (alone > 0 || nb_single > 0)) {
    return 'Ce départ n’a pas de chambre individuelle\u00a0: donnez à chacun une chambre à partager.'
  }
  if (alone === nb_single) return null
  const rooms =
    nb_single < 2
      ? `${nb_single}\u00a0chambre individuelle`
      : `${nb_single}\u00a0chambres individuelles`
  const people =
    alone > 1 ? `${alone}\u00a0participants en demandent` : `${alone}\u00a0participant en demande`
  return `Vous demandez ${rooms}, et ${people} une.`
}

/** Errors by field: `participants.0.naissance`, `nb_single`. */
export function findParticipantErrors(
  participants: readonly ParticipantDonne[],
  demande: Demande,
): Record<string, string> {
  const births = participants.flatMap(({ naissance }, at) => {
    const message = findBirthError(naissance, demande)
    return message ? [[`participants.${at}.naissance`, message] as const] : []
  })
  const alone = participants.filter(({ chambre }) => chambre === null).length
  const room = findRoomError(alone, demande)
  return { ...Object.fromEntries(births), ...(room && { nb_single: room }) }
}

export type Chambre = { individuelle: boolean; occupants: string[] }

export function listChambres(
  participants: readonly Omit<ParticipantDonne, 'naissance'>[],
): Chambre[] {
  const numbers = participants.flatMap(({ chambre }) => chambre ?? [])
  const shared = [...new Set(numbers)].sort((a, b) => a - b)
  return [
    ...shared.map((number) => ({
      individuelle: false,
      occupants: participants.filter(({ chambre }) => chambre === number).map(getDisplayName),
    })),
    ...participants
      .filter(({ chambre }) => chambre === null)
      .map((participant) => ({ individuelle: true, occupants: [getDisplayName(participant)] })),
  ]
}
