import type { Accueil, Attendu, Validation, Vu } from '@foulee/contract/club/inscriptions'
import { HOLD_MS } from '@foulee/contract/equipe/held-acts'
import { formatVerdict, judge, type Verdict } from '@foulee/domain/club/inscription'

/**
 * Offline queue of a check-in desk: validations not sent yet, and refusals; stored by the browser.
 */
export type File = {
  attentes: readonly Vu[]
  refus: readonly Refus[]
}
export type Refus = Pick<Validation, 'inscription' | 'message' | 'nom'> & { at: string }

export const EMPTY: File = { attentes: [], refus: [] }

export const addVu = (file: File, vu: Vu): File =>
  file.attentes.some(({ inscription, hash }) => inscription === vu.inscription && hash === vu.hash)
    ? file
    : { ...file, attentes: [...file.attentes, vu] }

export const withoutHeld = (file: File, inscription: number): File => ({
  ...file,
  attentes: file.attentes.filter(
    (attente) => attente.inscription !== inscription || !isHeldName(attente),
  ),
})

/** Without all that waits of a registration, its code too. */
export const withoutWaiting = (file: File, inscription: number): File => ({
  ...file,
  attentes: file.attentes.filter((attente) => attente.inscription !== inscription),
})

export const isHeldName = ({ hash }: Vu): boolean => hash === null

export const canTakeBack = ({ attentes }: File, inscription: number): boolean =>
  attentes.some((attente) => attente.inscription === inscription && isHeldName(attente))

/**
 * A check-in by name is sent after ten seconds, during which it may be undone (0083); a scanned code
 * is sent at once.
 */
export const listReady = ({ attentes }: File, now: Date): Vu[] =>
  attentes.filter((vu) => !isHeldName(vu) || now.getTime() - new Date(vu.at).getTime() >= HOLD_MS)

const isDone = (verdict: Verdict) => verdict === 'valide' || verdict === 'deja_valide'

export function settle(file: File, sent: readonly Vu[], answers: readonly Validation[]): File {
  const isSent = (vu: Vu) =>
    sent.some(({ inscription, at }) => inscription === vu.inscription && at === vu.at)
  const refused = answers.flatMap(({ inscription, verdict, message, nom }, at) => {
    const vu = sent[at]
    return isDone(verdict) || !vu ? [] : [{ inscription, message, nom, at: vu.at }]
  })
  return {
    attentes: file.attentes.filter((attente) => !isSent(attente)),
    refus: [...file.refus, ...refused],
  }
}

export const dropRefus = (file: File, at: string): File => ({
  ...file,
  refus: file.refus.filter((refus) => refus.at !== at),
})

export const showSeen = (attendus: readonly Attendu[], { attentes }: File): Attendu[] =>
  attendus.map((item) => {
    const vu = attentes.find(({ inscription }) => inscription === item.id)
    return vu && item.valide_le === null ? { ...item, valide_le: vu.at } : item
  })

/** Answer of the desk without a network; `a_verifier` when only the server can decide. */
export type Answer = {
  verdict: Verdict | 'a_verifier'
  message: string
  attendu: Attendu | null
}

type Shown = { inscription: number; hash: string | null; empreinte: string | null }

/**
 * Offline decision from the list and the digests of codes. A registration made since the last download
 * is unknown.
 * @param accueil with the pending validations applied (`showSeen`)
 */
export function judgeHere(accueil: Accueil, shown: Shown, now: Date): Answer {
  const attendu = accueil.attendus.find(({ id }) => id === shown.inscription) ?? null
  if (!attendu) {
    const message = 'Ce code n’est pas dans la liste de cet appareil\u00a0: il sera vérifié.'
    return { verdict: 'a_verifier', message, attendu }
  }
  const { id, debut, fin, fuseau, phase } = accueil.date
  const annule_le = phase === 'annulee' ? debut : null
  const date = { id, etat: 100, debut, fin, fuseau, annule_le }
  const inscription = {
    evenement_dates_id: id,
    etat: 'inscrit' as const,
    valide_le: attendu.valide_le,
    devalide_le: null,
    isRight: shown.hash === null ? null : shown.empreinte === attendu.empreinte,
  }
  const verdict = judge(inscription, date, { at: now, now })
  const { nom, valide_le } = verdict === 'code_faux' ? { nom: null, valide_le: null } : attendu
  return { verdict, message: formatVerdict(verdict, { nom, valide_le, fuseau }), attendu }
}

export function findNames(attendus: readonly Attendu[], text: string): Attendu[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return attendus.filter(({ nom }) => words.every((word) => fold(nom).includes(word)))
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
