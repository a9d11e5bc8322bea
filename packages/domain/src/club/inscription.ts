import { addDays } from '../shared/calendrier.ts'
import { formatDateLongue, formatHeure } from '../shared/date.ts'
import { PARIS, readLocal } from '../shared/fuseau.ts'
import { isCancelled, isPublished } from '../shared/publication.ts'

/** Check-in opens this many hours before a date. */
export const ACCUEIL_HEURES = 24
/** Days after a date during which an offline check-in may still be uploaded. */
export const ENVOI_JOURS = 7

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Instant = string | Date
export type DateEvenement = {
  etat: number
  debut: Instant
  fin: Instant
  annule_le: Instant | null
  fuseau: string
}

export const PHASES = ['a_venir', 'en_cours', 'finie', 'annulee', 'fermee'] as const
export type Phase = (typeof PHASES)[number]

export function getPhase(
  { etat, debut, fin, annule_le }: Omit<DateEvenement, 'fuseau'>,
  now: Date,
): Phase {
  if (annule_le !== null || isCancelled(etat)) return 'annulee'
  if (now >= new Date(fin)) return 'finie'
  if (!isPublished(etat)) return 'fermee'
  return now >= new Date(debut) ? 'en_cours' : 'a_venir'
}

export const canRegister = (phase: Phase): boolean => phase === 'a_venir' || phase === 'en_cours'
export const canWait = (phase: Phase): boolean => phase === 'a_venir'

export const VERDICTS = [
  'valide',
  'deja_valide',
  'code_faux',
  'autre_date',
  'inscription_annulee',
  'validation_annulee',
  'date_annulee',
  'trop_tot',
  'expire',
  'inconnue',
] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * A presented registration: scanned code with its signature check, or a name picked from the list.
 */
export type Presentee = {
  evenement_dates_id: number
  etat: 'inscrit' | 'annule'
  valide_le: Instant | null
  /** Last time that a check-in was taken back. */
  devalide_le: Instant | null
  /** Validity of the signature; null for a name picked without a code. */
  isRight: boolean | null
}

export type Accueil = DateEvenement & { id: number }

export function judge(
  inscription: Presentee | undefined,
  date: Accueil,
  { at, now }: { at: Date; now: Date },
): Verdict {
  if (!inscription) return 'inconnue'
  if (inscription.isRight === false) return 'code_faux'
  if (inscription.evenement_dates_id !== date.id) return 'autre_date'
  if (inscription.valide_le !== null) return 'deja_valide'
  if (inscription.etat !== 'inscrit') return 'inscription_annulee'
  if (inscription.devalide_le !== null && at <= new Date(inscription.devalide_le)) {
    return 'validation_annulee'
  }
  return judgeAccueil(date, { at, now }) ?? 'valide'
}

export type Fermeture = Extract<Verdict, 'date_annulee' | 'trop_tot' | 'expire'>

/**
 * Hours of a check-in, whoever comes.
 * @param at when the desk saw somebody
 * @param now when the server hears of it
 * @returns null while it is open
 */
export function judgeAccueil(
  date: DateEvenement,
  { at, now }: { at: Date; now: Date },
): Fermeture | null {
  if (getPhase(date, at) === 'annulee') return 'date_annulee'
  if (at.getTime() < new Date(date.debut).getTime() - ACCUEIL_HEURES * HOUR_MS) return 'trop_tot'
  return isExpired(date, { at, now }) ? 'expire' : null
}

function isExpired({ fin, fuseau }: DateEvenement, { at, now }: { at: Date; now: Date }): boolean {
  const end = new Date(fin)
  const isSentLate = now.getTime() > end.getTime() + ENVOI_JOURS * DAY_MS
  const dayOf = (instant: Date) => readLocal(instant, fuseau).date
  return isSentLate || dayOf(at) > addDays(dayOf(end), 1)
}

export type Faits = {
  nom?: string | null
  valide_le?: Instant | null
  titre?: string
  debut?: Instant
  /** Time zone of these instants: of the check-in date or of the named event. */
  fuseau?: string
}

export function formatDebut(debut: Instant, fuseau: string): string {
  const { date, heure } = readLocal(debut, fuseau)
  return `${formatDateLongue(date)} à ${formatHeure(heure)}`
}

export function formatVerdict(
  verdict: Verdict,
  { nom, valide_le, titre, debut, fuseau = PARIS }: Faits,
): string {
  const who = nom || 'Cette personne'
  const sentences: Readonly<Record<Verdict, string>> = {
    valide: `${who} est là.`,
    deja_valide: valide_le
      ? `Déjà validé à ${formatHeure(readLocal(valide_le, fuseau).heure)}${nom ? `\u00a0: ${nom}` : ''}.`
      : 'Déjà validé.',
    code_faux: 'Ce code n’est pas valable\u00a0: il n’a pas été fait par Foulée.',
    autre_date:
      titre && debut
        ? `Ce code est celui de «\u00a0${titre}\u00a0», le ${formatDebut(debut, fuseau)}.`
        : 'Ce code est celui d’une autre date.',
    inscription_annulee: `${who} a renoncé\u00a0: cette inscription est annulée.`,
    validation_annulee: `La validation a été annulée depuis\u00a0: si ${nom || 'cette personne'} est là, validez de nouveau.`,
    date_annulee: 'Cette date est annulée\u00a0: il n’y a rien à valider.',
    trop_tot: 'Il est trop tôt\u00a0: l’accueil ouvre la veille, à la même heure.',
    expire: 'Ce code n’est plus valable\u00a0: la date est passée.',
    inconnue: 'Cette inscription n’existe pas, ou n’est plus là.',
  }
  return sentences[verdict]
}

export const getCodePath = (slug: string, id: number, hash: string): string =>
  `/evenements/${slug}/valider/${id}/${hash}`

const CODE = /\/evenements\/([a-z0-9-]{1,200})\/valider\/(\d{1,10})\/([\w-]{16,64})(?:[?#]|$)/

export function readCode(text: string): { slug: string; id: number; hash: string } | null {
  const [, slug, id, hash] = CODE.exec(text) ?? []
  return slug && id && hash ? { slug, id: Number(id), hash } : null
}
