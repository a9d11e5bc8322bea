/**
 * Legal deadlines of a race organiser in France (produit 8.14, 8.20). Law changes: each line cites
 * its source, and the page advises to check with the authority.
 */

import { addDays, addMonths } from '../shared/calendrier.ts'
import { formatPrix } from '../shared/mesure.ts'
import { LICENCES_DISPENSEES, PPS_DEFAUT } from './sante.ts'

export const ETENDUES = ['commune', 'departement', 'plusieurs'] as const
export type Etendue = (typeof ETENDUES)[number]
export const ETENDUE_LABELS: Readonly<Record<Etendue, string>> = {
  commune: 'Dans une seule commune',
  departement: 'Dans un seul département',
  plusieurs: 'Dans plusieurs départements',
}

export const DEMARCHES = ['calorg', 'avis', 'declaration', 'pps', 'assurance'] as const
export type CleDemarche = (typeof DEMARCHES)[number]

export interface Demarche {
  cle: CleDemarche
  titre: string
  consigne: string
  source: string
  url: string | null
  date: string
  nature: 'legale' | 'conseil'
}

/** Months before the first day; the longest delay if the area is unknown. */
const MOIS_DECLARATION: Readonly<Record<Etendue, number>> = {
  commune: 2,
  departement: 2,
  plusieurs: 3,
}
/**
 * R.331-9 sets no day for the organiser: the federation’s opinion precedes the file, and its
 * silence for a month means approval. Asking a month before the file is therefore in time.
 */
const MOIS_AVIS = 1
/** Clear days: neither the day of the certificate nor that of the race counts. */
const JOURS_FRANCS = 6
const CODE = 'https://www.legifrance.gouv.fr/codes/id/LEGISCTA000025450711'
const CODE_ARRETES =
  'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006071318/LEGISCTA000018751940/'
const LICENCES = new Intl.ListFormat('fr', { type: 'disjunction' }).format(LICENCES_DISPENSEES)

export interface EditionToDeclare {
  date_debut: string
  inscription_ouverture: string | null
  etendue: Etendue | null
}

export function listDemarches(edition: EditionToDeclare): Demarche[] {
  const { date_debut, etendue } = edition
  const depot = addMonths(date_debut, -MOIS_DECLARATION[etendue ?? 'plusieurs'])
  const avis = addMonths(depot, -MOIS_AVIS)
  const list: Demarche[] = [
    {
      cle: 'calorg',
      titre: 'L’inscrire au calendrier de la FFA',
      consigne:
        'Ajoutez l’édition dans CalOrg, le calendrier en ligne de la Fédération française ' +
        'd’athlétisme, avant de lui demander son avis.',
      source: 'Usage de la FFA',
      url: null,
      date: avis,
      nature: 'conseil',
    },
    {
      cle: 'avis',
      titre: 'Demander l’avis de la FFA',
      consigne:
        'Pour une course chronométrée, classée ou à horaire fixe, avant de déposer la déclaration. ' +
        'La loi ne fixe pas d’autre date\u00a0; la fédération a un mois pour répondre, et son silence ' +
        'vaut avis favorable. Un club de la FFA en est dispensé quand sa course est inscrite au ' +
        'calendrier de la fédération.',
      source: 'Code du sport, art. R.331-9',
      url: CODE,
      date: avis,
      nature: 'conseil',
    },
    {
      cle: 'declaration',
      titre: DECLARATION[etendue ?? 'departement'],
      consigne: `${DELAIS[etendue ?? 'inconnue']} Joignez l’itinéraire, les horaires, le nombre de participants et le règlement.`,
      source: 'Code du sport, art. R.331-6 et suivants',
      url: CODE,
      date: depot,
      nature: 'legale',
    },
    {
      cle: 'pps',
      titre: 'Annoncer les justificatifs de santé',
      consigne:
        'Avant d’ouvrir les inscriptions, dites ce que vous demanderez pour une épreuve ' +
        `chronométrée\u00a0: une licence FFA (${LICENCES}) ou un Pass Prévention Santé ` +
        `(${formatPrix(PPS_DEFAUT.prix)}, valable ${PPS_DEFAUT.duree_mois}\u00a0mois). Pour les ` +
        'mineurs\u00a0: questionnaire de santé et autorisation parentale. Un certificat médical ne ' +
        'suffit plus.',
      source: 'Règlement des manifestations running de la FFA',
      url: null,
      date: edition.inscription_ouverture ?? depot,
      nature: 'conseil',
    },
    {
      cle: 'assurance',
      titre: 'Envoyer l’attestation d’assurance',
      consigne:
        'Elle couvre votre responsabilité, celle des participants et des bénévoles. Elle arrive au ' +
        `moins ${JOURS_FRANCS}\u00a0jours francs avant le départ.`,
      source: 'Code du sport, art. A.331-2',
      url: CODE_ARRETES,
      date: addDays(date_debut, -JOURS_FRANCS - 1),
      nature: 'legale',
    },
  ]
  return list.toSorted((a, b) => a.date.localeCompare(b.date))
}

const DECLARATION: Readonly<Record<Etendue, string>> = {
  commune: 'Déclarer la course à la mairie',
  departement: 'Déclarer la course à la préfecture',
  plusieurs: 'Déclarer la course aux préfectures',
}

const DELAIS: Readonly<Record<Etendue | 'inconnue', string>> = {
  commune: 'Dans une seule commune, le dossier va au maire (à Paris, au préfet de police).',
  departement: 'Dans un seul département, le dossier arrive deux mois avant.',
  plusieurs:
    'Dans plusieurs départements, le dossier arrive trois mois avant, à chaque préfecture.',
  inconnue:
    'Trois mois avant si la course traverse plusieurs départements, deux dans un seul\u00a0: dites ' +
    'où elle passe pour avoir la bonne date.',
}

export type DemarcheEtat = 'faite' | 'en_retard' | 'proche' | 'a_venir'
const PROCHE = 30

/** @param today `YYYY-MM-DD` */
export function getDemarcheEtat(
  { date, isDone }: { date: string; isDone: boolean },
  today: string,
): DemarcheEtat {
  if (isDone) return 'faite'
  if (date < today) return 'en_retard'
  return date <= addDays(today, PROCHE) ? 'proche' : 'a_venir'
}

export function findNextDeadline(
  edition: EditionToDeclare,
  done: readonly string[],
): { date: string; texte: string } | null {
  const next = listDemarches(edition).find(({ cle }) => !done.includes(cle))
  return next ? { date: next.date, texte: next.titre } : null
}
