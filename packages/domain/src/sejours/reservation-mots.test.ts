import { describe, expect, it } from 'vitest'
import {
  type Circonstances,
  describeForAgence,
  describeForMember,
  type Nouvelle,
} from './reservation-mots.ts'

const STAY: Circonstances = {
  sejour: 'Trail au Queyras',
  debut: '2027-06-12',
  fin: '2027-06-19',
  nb_places: 2,
  jusqu_au: new Date('2027-03-04T17:30:00Z'),
}
const SEJOUR_NAME = '« Trail au Queyras » (du sam. 12 au sam. 19 juin 2027)'
const UNTIL = 'jusqu’au jeudi 4 mars 2027 à 18h30'
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the notification of the member', () => {
  it.each<[Nouvelle, Partial<Circonstances>, string]>([
    [
      'demandee',
      {},
      `L’agence a reçu votre demande de 2 places pour ${SEJOUR_NAME}. Vos places sont tenues ${UNTIL}, le temps qu’elle réponde.`,
    ],
    [
      'confirmee',
      { nb_places: 1 },
      `L’agence confirme 1 place pour ${SEJOUR_NAME}. L’acompte et le reste se règlent directement auprès d’elle.`,
    ],
    [
      'refusee',
      {},
      `L’agence ne peut pas vous prendre pour ${SEJOUR_NAME}. Rien ne vous est demandé.`,
    ],
    ['annulee', {}, `L’agence annule votre réservation pour ${SEJOUR_NAME}, sans frais pour vous.`],
    [
      'renoncee',
      { frais: 12_000 },
      `Votre réservation pour ${SEJOUR_NAME} est annulée. Cela coûte 120 €, selon le barème de l’agence.`,
    ],
    [
      'renoncee',
      { frais: 0 },
      `Votre réservation pour ${SEJOUR_NAME} est annulée. Cela ne coûte rien.`,
    ],
    ['renoncee', {}, `Votre réservation pour ${SEJOUR_NAME} est annulée. Cela ne coûte rien.`],
    [
      'rappel',
      {},
      `L’agence n’a pas encore répondu pour ${SEJOUR_NAME}. Vos places sont tenues ${UNTIL} ; nous le lui avons rappelé.`,
    ],
    [
      'expiree',
      {},
      `L’agence n’a pas répondu à temps pour ${SEJOUR_NAME} : vos places ne sont plus tenues. Vous pouvez redemander, ou choisir un autre départ.`,
    ],
    [
      'proposee',
      {},
      `2 places pour ${SEJOUR_NAME} : c’est votre tour. Elles sont tenues pour vous ${UNTIL}. Passé ce délai, elles vont à la personne suivante.`,
    ],
    [
      'proposition_expiree',
      {},
      `Vous n’avez pas pris à temps les places proposées pour ${SEJOUR_NAME}. Elles vont à la personne suivante ; vous pouvez vous remettre sur la liste d’attente.`,
    ],
    [
      'demandee',
      { nb_places: 1 },
      `L’agence a reçu votre demande de 1 place pour ${SEJOUR_NAME}. Votre place est tenue ${UNTIL}, le temps qu’elle réponde.`,
    ],
    [
      'expiree',
      { nb_places: 1 },
      `L’agence n’a pas répondu à temps pour ${SEJOUR_NAME} : votre place n’est plus tenue. Vous pouvez redemander, ou choisir un autre départ.`,
    ],
    [
      'proposee',
      { nb_places: 1 },
      `1 place pour ${SEJOUR_NAME} : c’est votre tour. Elle est tenue pour vous ${UNTIL}. Passé ce délai, elle va à la personne suivante.`,
    ],
    [
      'proposition_expiree',
      { nb_places: 1 },
      `Vous n’avez pas pris à temps la place proposée pour ${SEJOUR_NAME}. Elle va à la personne suivante ; vous pouvez vous remettre sur la liste d’attente.`,
    ],
    [
      'attente_finie',
      {},
      `Les inscriptions sont closes pour ${SEJOUR_NAME}, sans place pour vous cette fois.`,
    ],
  ])('when it is %s with %j names the stay, and what follows', (nouvelle, input, texte) => {
    const told = describeForMember(nouvelle, { ...STAY, ...input })
    expect(plain(told?.texte)).toBe(texte)
    expect(told?.titre).toBeTruthy()
  })

  it('is nothing of the participants, whom they change themselves', () => {
    expect(describeForMember('participants', STAY)).toBeNull()
  })
})

describe('the notification of the agency', () => {
  it.each<[Nouvelle, Partial<Circonstances>, string]>([
    [
      'demandee',
      {},
      `Un voyageur demande 2 places pour ${SEJOUR_NAME}. Confirmez ou refusez ${UNTIL} ; ensuite les places se libèrent d’elles-mêmes.`,
    ],
    [
      'demandee',
      { nb_places: 1 },
      `Un voyageur demande 1 place pour ${SEJOUR_NAME}. Confirmez ou refusez ${UNTIL} ; ensuite la place se libère d’elle-même.`,
    ],
    [
      'rappel',
      { nb_places: 1 },
      `Un voyageur attend votre réponse pour ${SEJOUR_NAME}. Il reste moins de 24 heures : la place est tenue ${UNTIL}.`,
    ],
    [
      'rappel',
      {},
      `Un voyageur attend votre réponse pour ${SEJOUR_NAME}. Il reste moins de 24 heures : les places sont tenues ${UNTIL}.`,
    ],
    [
      'expiree',
      {},
      `La demande d’un voyageur pour ${SEJOUR_NAME} n’a pas eu de réponse à temps : 2 places ne sont plus tenues.`,
    ],
    [
      'expiree',
      { nb_places: 1 },
      `La demande d’un voyageur pour ${SEJOUR_NAME} n’a pas eu de réponse à temps : 1 place n’est plus tenue.`,
    ],
    [
      'renoncee',
      { frais: 12_000 },
      `Un voyageur renonce à 2 places pour ${SEJOUR_NAME}. Selon votre barème, 120 € vous restent dus.`,
    ],
    [
      'renoncee',
      { frais: null },
      `Un voyageur renonce à 2 places pour ${SEJOUR_NAME}. Rien ne vous est dû.`,
    ],
    [
      'participants',
      {},
      `Un voyageur a changé les participants de sa réservation pour ${SEJOUR_NAME}.`,
    ],
  ])('when it is %s with %j names the stay, and nobody', (nouvelle, input, texte) => {
    const told = describeForAgence(nouvelle, { ...STAY, ...input })
    expect(plain(told?.texte)).toBe(texte)
    expect(told?.titre).toBeTruthy()
  })

  it('says how many are asked for in its title', () => {
    expect(plain(describeForAgence('demandee', STAY)?.titre)).toBe('Demande de 2 places')
  })

  it.each<Nouvelle>([
    'confirmee',
    'refusee',
    'annulee',
    'proposee',
    'proposition_expiree',
    'attente_finie',
  ])('is nothing of %s, which is its own doing or none of its business', (nouvelle) => {
    expect(describeForAgence(nouvelle, STAY)).toBeNull()
  })
})

it.each([
  ['proposee', 'Elles sont tenues pour vous. Passé'],
  ['demandee', 'Vos places sont tenues, le temps'],
] as const)('%s says nothing of an end where there is none', (nouvelle, words) => {
  const told = describeForMember(nouvelle, { ...STAY, jusqu_au: null })
  expect(plain(told?.texte)).toContain(words)
})

it.each([
  [1, 'Une place se libère pour vous', 'La place proposée n’est plus tenue'],
  [2, 'Des places se libèrent pour vous', 'Les places proposées ne sont plus tenues'],
])('titles agree with %d places', (nb_places, offered, expired) => {
  expect(describeForMember('proposee', { ...STAY, nb_places })?.titre).toBe(offered)
  expect(describeForMember('proposition_expiree', { ...STAY, nb_places })?.titre).toBe(expired)
})
