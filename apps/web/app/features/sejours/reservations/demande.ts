/** Booking request in steps, until it is sent (produit 10.2). */

import type { ParticipantDonne } from '@foulee/contract/sejours/reservation'
import { findParticipantErrors } from '@foulee/domain/sejours/participants'
import { MAX_PARTICIPANTS } from '@foulee/domain/sejours/reservation'
import { isDate } from '@foulee/domain/shared/calendrier'

/** Option of a single room; other rooms have numbers. */
export const SEULE = 'seule'

export type Personne = { prenom: string; nom: string; naissance: string; chambre: string }

export type Demande = {
  /** Idempotency key, set once per request. */
  cle: string
  nb: number
  /** Includes removed participants, so that their data returns when the number rises again. */
  personnes: Personne[]
  telephone: string
  message: string
  /** Fingerprint of the acknowledged information form; empty without one. */
  lu: string
}

const NOBODY: Personne = { prenom: '', nom: '', naissance: '', chambre: '' }

type Moi = Pick<Personne, 'prenom' | 'nom' | 'naissance'> & { telephone: string }

export const beginDemande = (cle: string, { telephone, ...moi }: Moi, nb = 1): Demande => ({
  cle,
  nb,
  personnes: [{ ...NOBODY, ...moi }],
  telephone,
  message: '',
  lu: '',
})

export const listPersonnes = ({ nb, personnes }: Pick<Demande, 'nb' | 'personnes'>): Personne[] =>
  Array.from({ length: nb }, (_, at) => {
    const personne = personnes[at] ?? NOBODY
    return { ...personne, chambre: personne.chambre || String(Math.floor(at / 2) + 1) }
  })

export function changePersonne(
  demande: Pick<Demande, 'nb' | 'personnes'>,
  at: number,
  part: Partial<Personne>,
): Personne[] {
  const length = Math.max(demande.personnes.length, at + 1)
  return Array.from({ length }, (_, index) => {
    const personne = demande.personnes[index] ?? NOBODY
    return index === at ? { ...personne, ...part } : personne
  })
}

export const countSeules = (personnes: readonly Personne[]): number =>
  personnes.filter(({ chambre }) => chambre === SEULE).length

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
  // An invalid birth date has its own error; until then it counts as today's date.
  const known = personnes.map((personne) =>
    isDate(personne.naissance) ? personne : { ...personne, naissance: regles.aujourdhui },
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

export function getEtape(text: string | null, isDone: Readonly<Record<Etape, boolean>>): Etape {
  const wanted = ETAPES.find((etape) => etape === text) ?? 'qui'
  const before = ETAPES.slice(0, ETAPES.indexOf(wanted))
  return before.find((etape) => !isDone[etape]) ?? wanted
}

const CONTACT: readonly string[] = ['telephone', 'message']

export function findEtape(field: string): Etape {
  if (field.startsWith('participants') || field === 'nb_single') return 'qui'
  return CONTACT.includes(field) ? 'contact' : 'relire'
}

const isText = (value: unknown): value is string => typeof value === 'string'

export function readDemande(kept: Readonly<Record<string, string[]>> | null): Demande | null {
  try {
    const read = JSON.parse(kept?.demande?.[0] ?? 'null') as Partial<Demande> | null
    if (!read || !isText(read.cle) || !Array.isArray(read.personnes)) return null
    const { nb = 1, telephone, message, lu } = read
    const isPossible = Number.isInteger(nb) && nb >= 1 && nb <= MAX_PARTICIPANTS
    return {
      cle: read.cle,
      nb: isPossible ? nb : 1,
      personnes: read.personnes.map((personne) => ({ ...NOBODY, ...personne })),
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
