/** What somebody asks for, step by step, until it is sent (produit 10.2). */

import type { ParticipantDonne } from '@foulee/contract/sejours/reservation'
import { findParticipantErrors } from '@foulee/domain/sejours/participants'
import { MAX_PARTICIPANTS } from '@foulee/domain/sejours/reservation'
import { isDate } from '@foulee/domain/shared/calendrier'

/** A room of one's own, as the list of rooms has it; the others are numbers. */
export const SEULE = 'seule'

/** Somebody who comes, as they are being written. */
export type Personne = { prenom: string; nom: string; naissance: string; chambre: string }

export type Demande = {
  /** Chosen once: the same request sent twice is one booking. */
  cle: string
  nb: number
  /** As many as were ever written: one who is taken out and put back is not written again. */
  personnes: Personne[]
  telephone: string
  message: string
  /** Which information form was acknowledged; empty without one. */
  lu: string
}

const NOBODY: Personne = { prenom: '', nom: '', naissance: '', chambre: '' }

type Moi = Pick<Personne, 'prenom' | 'nom' | 'naissance'> & { telephone: string }

/** A new request: one person, who is whoever asks until they say otherwise. */
export const beginDemande = (cle: string, { telephone, ...moi }: Moi, nb = 1): Demande => ({
  cle,
  nb,
  personnes: [{ ...NOBODY, ...moi }],
  telephone,
  message: '',
  lu: '',
})

/** Those who come; two by two in rooms until they are put elsewhere. */
export const listPersonnes = ({ nb, personnes }: Pick<Demande, 'nb' | 'personnes'>): Personne[] =>
  Array.from({ length: nb }, (_, at) => {
    const one = personnes[at] ?? NOBODY
    return { ...one, chambre: one.chambre || String(Math.floor(at / 2) + 1) }
  })

/** Changes one of them. */
export function changePersonne(
  demande: Pick<Demande, 'nb' | 'personnes'>,
  at: number,
  part: Partial<Personne>,
): Personne[] {
  const length = Math.max(demande.personnes.length, at + 1)
  return Array.from({ length }, (_, index) => {
    const one = demande.personnes[index] ?? NOBODY
    return index === at ? { ...one, ...part } : one
  })
}

export const countSeules = (personnes: readonly Personne[]): number =>
  personnes.filter(({ chambre }) => chambre === SEULE).length

/** As the call takes them. */
export const toParticipants = (personnes: readonly Personne[]): ParticipantDonne[] =>
  personnes.map(({ prenom, nom, naissance, chambre }) => ({
    prenom: prenom.trim(),
    nom: nom.trim(),
    naissance,
    chambre: chambre === SEULE ? null : Number(chambre),
  }))

export const fromParticipants = (participants: readonly ParticipantDonne[]): Personne[] =>
  participants.map(({ prenom, nom, naissance, chambre }) => ({
    prenom,
    nom,
    naissance,
    chambre: chambre === null ? SEULE : String(chambre),
  }))

/** What the departure and the stay ask of those who come. */
export type Regles = {
  debut: string
  age_min: number | null
  supplement_single: number | null
  aujourdhui: string
}

const findMissing = ({ prenom, nom, naissance }: Personne): (readonly [string, string])[] => [
  ...(prenom.trim() ? [] : [['prenom', 'le prénom'] as const]),
  ...(nom.trim() ? [] : [['nom', 'le nom'] as const]),
  ...(isDate(naissance) ? [] : [['naissance', 'la date de naissance'] as const]),
]

/** What is missing or wrong, by field, as the server would say it. */
export function checkPersonnes(
  personnes: readonly Personne[],
  regles: Regles,
  nb_single = countSeules(personnes),
): Record<string, string> {
  const missing = personnes.flatMap((personne, at) => {
    const who = personnes.length > 1 ? ` du participant\u00a0${at + 1}` : ''
    return findMissing(personne).map(
      ([field, what]) => [`participants.${at}.${field}`, `Indiquez ${what}${who}.`] as const,
    )
  })
  // A day that is not one yet says so below; meanwhile it stands in nobody's way.
  const known = personnes.map((one) =>
    isDate(one.naissance) ? one : { ...one, naissance: regles.aujourdhui },
  )
  const wrong = findParticipantErrors(toParticipants(known), { ...regles, nb_single })
  return { ...wrong, ...Object.fromEntries(missing) }
}

const TELEPHONE = /^\+?[0-9 .()-]{6,20}$/

export const checkContact = ({ telephone }: Pick<Demande, 'telephone'>): Record<string, string> =>
  TELEPHONE.test(telephone.trim())
    ? {}
    : { telephone: 'Indiquez un numéro de téléphone, par exemple 06 12 34 56 78.' }

export const ETAPES = ['qui', 'contact', 'relire'] as const
export type Etape = (typeof ETAPES)[number]

/** The step of the address, and never past what is still missing. */
export function getEtape(asked: string | null, isDone: Readonly<Record<Etape, boolean>>): Etape {
  const wanted = ETAPES.find((etape) => etape === asked) ?? 'qui'
  const before = ETAPES.slice(0, ETAPES.indexOf(wanted))
  return before.find((etape) => !isDone[etape]) ?? wanted
}

/** Fields of the step where one says how to be reached. */
const CONTACT: readonly string[] = ['telephone', 'message']

/** Where a field that the server refuses is written. */
export function findEtape(field: string): Etape {
  if (field.startsWith('participants') || field === 'nb_single') return 'qui'
  return CONTACT.includes(field) ? 'contact' : 'relire'
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was kept of a request, or null where it cannot be one. */
export function readDemande(kept: Readonly<Record<string, string[]>> | null): Demande | null {
  try {
    const read = JSON.parse(kept?.demande?.[0] ?? 'null') as Partial<Demande> | null
    if (!read || !isText(read.cle) || !Array.isArray(read.personnes)) return null
    const { nb = 1, telephone, message, lu } = read
    const isPossible = Number.isInteger(nb) && nb >= 1 && nb <= MAX_PARTICIPANTS
    return {
      cle: read.cle,
      nb: isPossible ? nb : 1,
      personnes: read.personnes.map((one) => ({ ...NOBODY, ...one })),
      telephone: isText(telephone) ? telephone : '',
      message: isText(message) ? message : '',
      lu: isText(lu) ? lu : '',
    }
  } catch {
    return null
  }
}

export const writeDemande = (demande: Demande): Record<string, string[]> => ({
  demande: [JSON.stringify(demande)],
})
