/**
 * Standard information form of a package (arrêté du 1er mars 2018, annexe I; C. tourisme R.211-4),
 * shown before booking: wording of the decree with the data of the departure.
 */

import { countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { formatDenivele, formatDistance, formatMontant } from '../shared/mesure.ts'
import type { Bareme } from './annulation.ts'

type Text = string | null

export type FormulaireFaits = {
  titre: string
  lieu: Text
  acces: Text
  formalites: Text
  assurance: Text
  age_min: number | null
  reglement: Text
  acompte: number
  solde_jours: number
  delai_heures: number
  bareme: Bareme
  journees: readonly {
    titre: string
    distance: number | null
    denivele: number | null
    hebergement: Text
    repas: Text
    transport: Text
  }[]
  inclus: readonly { libelle: string; inclus: boolean }[]
  depart: {
    debut: string
    fin: string
    prix: number
    supplement_single: number | null
    participants_min: number
    places: number
  }
  agence: {
    nom: string
    adresse: Text
    code_postal: Text
    ville: Text
    email: Text
    telephone: Text
    immatriculation: Text
    garant: Text
    garant_adresse: Text
    assureur: Text
    assureur_adresse: Text
  }
}

const NB = '\u00a0'
const join = (parts: readonly Text[], separator = ', ') => parts.filter(Boolean).join(separator)

/** Text of the form: blocks separated by an empty line, each starting with its heading. */
export const writeFormulaire = (faits: FormulaireFaits): string =>
  [
    [
      'Formulaire d’information standard pour des contrats de voyage à forfait',
      ...formatLaw(faits),
    ],
    ['Le séjour', ...formatStay(faits)],
    ['Le programme', ...faits.journees.map(formatDay)],
    ['Le prix', ...formatPrice(faits)],
    ['Annulation', ...formatCancellation(faits)],
    ['L’agence', ...formatAgency(faits.agence)],
    [
      'Droits essentiels prévus par la directive (UE) 2015/2302 transposée dans le code du tourisme',
      ...formatRights(faits.agence),
    ],
  ]
    .map((lines) => lines.filter(Boolean).map(toLine).join('\n'))
    .join('\n\n')

const toLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

const formatLaw = ({ agence: { nom } }: FormulaireFaits): string[] => [
  'La combinaison de services de voyage qui vous est proposée est un forfait au sens de la directive (UE) 2015/2302 et de l’article L.211-2 II du code du tourisme.',
  'Vous bénéficierez donc de tous les droits octroyés par l’Union européenne applicables aux forfaits, tels que transposés dans le code du tourisme.',
  `${nom} sera entièrement responsable de la bonne exécution du forfait dans son ensemble.`,
  `En outre, comme l’exige la loi, ${nom} dispose d’une protection afin de rembourser vos paiements et, si le transport est compris dans le forfait, d’assurer votre rapatriement au cas où elle deviendrait insolvable.`,
]

const formatStay = ({ titre, lieu, depart, acces, formalites, age_min }: FormulaireFaits) => [
  join([titre, lieu]),
  `Du ${formatDateLongue(depart.debut)} au ${formatDateLongue(depart.fin)}.`,
  `Groupe de ${depart.places}${NB}participants au plus.`,
  age_min === null ? '' : `Âge minimum au jour du départ${NB}: ${age_min}${NB}ans.`,
  acces ? `Accès${NB}: ${acces}` : '',
  formalites
    ? `Formalités administratives et sanitaires${NB}: ${formalites}`
    : `Formalités administratives et sanitaires${NB}: demandez-les à l’agence avant de réserver.`,
]

function formatDay(day: FormulaireFaits['journees'][number], at: number): string {
  const { distance, denivele } = day
  const figures = [
    distance === null ? null : formatDistance(distance),
    denivele === null ? null : formatDenivele(denivele),
  ]
  const formatLabelled = (label: string, text: Text) => text && `${label}${NB}: ${text}`
  return join(
    [
      `Jour ${at + 1}${NB}: ${day.titre}`,
      join(figures),
      formatLabelled('hébergement', day.hebergement),
      formatLabelled('repas', day.repas),
      formatLabelled('transport', day.transport),
    ],
    `${NB}; `,
  )
}

function formatPrice(faits: FormulaireFaits): string[] {
  const { depart, inclus, acompte, solde_jours, reglement } = faits
  const list = (isIn: boolean) =>
    inclus.filter((line) => line.inclus === isIn).map(({ libelle }) => libelle)
  const [included, excluded] = [list(true), list(false)]
  const rest = solde_jours ? `${solde_jours}${NB}jours avant le départ` : 'le jour du départ'
  return [
    `${formatMontant(depart.prix)} par personne, toutes taxes comprises.`,
    depart.supplement_single === null
      ? ''
      : `Chambre individuelle${NB}: ${formatMontant(depart.supplement_single)} de plus par personne.`,
    included.length ? `Compris${NB}: ${included.join(`${NB}; `)}.` : '',
    excluded.length ? `Non compris${NB}: ${excluded.join(`${NB}; `)}.` : '',
    `Acompte${NB}: ${acompte}${NB}% du prix total à la confirmation${NB}; le reste ${rest}.`,
    reglement ? `Règlement${NB}: ${reglement}` : '',
    'Foulée n’encaisse rien\u00a0: vous réglez directement l’agence.',
  ]
}

/** Deadline to cancel for lack of participants (C. tourisme L.211-14 III). */
function formatDelay({ debut, fin }: FormulaireFaits['depart']): string {
  const days = countDays(debut, fin) + 1
  if (days > 6) return `20${NB}jours`
  return days >= 2 ? `7${NB}jours` : `48${NB}heures`
}

function formatCancellation({
  depart,
  bareme,
  assurance,
  delai_heures,
}: FormulaireFaits): string[] {
  const steps = bareme.map(
    ({ jours, part }) =>
      `${part}${NB}% du prix total à partir de ${jours}${NB}jours avant le départ`,
  )
  return [
    `Votre demande tient vos places ${delai_heures}${NB}heures, le temps que l’agence réponde\u00a0; y renoncer ne coûte rien.`,
    `Le départ a lieu à partir de ${depart.participants_min}${NB}participant${depart.participants_min > 1 ? 's' : ''}${NB}; sinon l’agence peut l’annuler, ${formatDelay(depart)} avant au plus tard, et vous rembourse.`,
    steps.length
      ? `Renoncer à une réservation confirmée coûte ${steps.join(', ')}.`
      : 'Renoncer à une réservation confirmée ne coûte rien.',
    assurance
      ? `Assurance${NB}: ${assurance}`
      : `Assurance${NB}: aucune n’est comprise. L’agence vous renseigne sur celles qui couvrent l’annulation et l’assistance.`,
  ]
}

const formatAgency = (agence: FormulaireFaits['agence']): string[] => [
  join([agence.nom, agence.adresse, join([agence.code_postal, agence.ville], ' ')]),
  join([agence.telephone, agence.email]),
  agence.immatriculation
    ? `Immatriculation au registre des opérateurs de voyages et de séjours${NB}: ${agence.immatriculation}.`
    : '',
  agence.garant ? `Garantie financière${NB}: ${join([agence.garant, agence.garant_adresse])}.` : '',
  agence.assureur
    ? `Responsabilité civile professionnelle${NB}: ${join([agence.assureur, agence.assureur_adresse])}.`
    : '',
]

const formatRights = ({ nom, garant, garant_adresse }: FormulaireFaits['agence']): string[] => [
  'Les voyageurs recevront toutes les informations essentielles sur le forfait avant de conclure le contrat de voyage à forfait.',
  'L’organisateur ainsi que le détaillant sont responsables de la bonne exécution de tous les services de voyage compris dans le contrat.',
  'Les voyageurs reçoivent un numéro de téléphone d’urgence ou les coordonnées d’un point de contact leur permettant de joindre l’organisateur ou le détaillant.',
  'Les voyageurs peuvent céder leur forfait à une autre personne, moyennant un préavis raisonnable et éventuellement sous réserve de payer des frais supplémentaires.',
  `Le prix du forfait ne peut être augmenté que si des coûts spécifiques augmentent (par exemple, les prix des carburants) et si cette possibilité est explicitement prévue dans le contrat, et ne peut en tout cas pas être modifié moins de vingt jours avant le début du forfait. Si la majoration de prix dépasse 8${NB}% du prix du forfait, le voyageur peut résoudre le contrat. Si l’organisateur se réserve le droit d’augmenter le prix, le voyageur a droit à une réduction de prix en cas de diminution des coûts correspondants.`,
  'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution et être intégralement remboursés des paiements effectués si l’un des éléments essentiels du forfait, autre que le prix, subit une modification importante. Si, avant le début du forfait, le professionnel responsable du forfait annule celui-ci, les voyageurs peuvent obtenir le remboursement et un dédommagement, s’il y a lieu.',
  'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution avant le début du forfait en cas de circonstances exceptionnelles, par exemple s’il existe des problèmes graves pour la sécurité au lieu de destination qui sont susceptibles d’affecter le forfait.',
  'En outre, les voyageurs peuvent, à tout moment avant le début du forfait, résoudre le contrat moyennant le paiement de frais de résolution appropriés et justifiables.',
  'Si, après le début du forfait, des éléments importants de celui-ci ne peuvent pas être fournis comme prévu, d’autres prestations appropriées devront être proposées aux voyageurs, sans supplément de prix. Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution lorsque les services ne sont pas exécutés conformément au contrat, que cela perturbe considérablement l’exécution du forfait et que l’organisateur ne remédie pas au problème.',
  'Les voyageurs ont aussi droit à une réduction de prix et/ou à un dédommagement en cas d’inexécution ou de mauvaise exécution des services de voyage.',
  'L’organisateur ou le détaillant doit apporter une aide si le voyageur est en difficulté.',
  `Si l’organisateur ou le détaillant devient insolvable, les montants versés seront remboursés. Si l’organisateur ou le détaillant devient insolvable après le début du forfait et si le transport est compris dans le forfait, le rapatriement des voyageurs est garanti.${garant ? ` ${nom} a souscrit une protection contre l’insolvabilité auprès de ${join([garant, garant_adresse])}. Les voyageurs peuvent prendre contact avec cette entité si des services leur sont refusés en raison de l’insolvabilité de ${nom}.` : ''}`,
  'La directive (UE) 2015/2302 transposée en droit national\u00a0: https://www.legifrance.gouv.fr (code du tourisme, articles L.211-1 et suivants).',
]
