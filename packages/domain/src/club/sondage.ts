export const TYPES_QUESTION = ['unique', 'multiple', 'texte', 'echelle'] as const
export type TypeQuestion = (typeof TYPES_QUESTION)[number]

export const TYPE_QUESTION_LABELS: Readonly<Record<TypeQuestion, string>> = {
  unique: 'Un seul choix',
  multiple: 'Plusieurs choix',
  texte: 'Texte libre',
  echelle: 'Échelle',
}

export type Choix = { id: string; libelle: string }

export type Question = {
  id: string
  type: TypeQuestion
  libelle: string
  aide: string
  obligatoire: boolean
  choix: Choix[]
  /** `echelle`: from 0 or 1 to at most 10, with labels of both ends. */
  min: number
  max: number
  libelle_min: string
  libelle_max: string
}

export const SONDAGE_LIMITS = {
  questions: 30,
  choix: 20,
  texte: 2000,
  echelle_max: 10,
  points_max: 500,
} as const

/** `brouillon`: visible to staff only. `clos`: closed by staff before its end. */
export const ETATS_SONDAGE = ['brouillon', 'publie', 'clos'] as const
export type EtatSondage = (typeof ETATS_SONDAGE)[number]

export const STATUTS_SONDAGE = ['brouillon', 'a_venir', 'ouvert', 'termine'] as const
export type StatutSondage = (typeof STATUTS_SONDAGE)[number]

export const STATUT_SONDAGE_LABELS: Readonly<Record<StatutSondage, string>> = {
  brouillon: 'Brouillon',
  a_venir: 'À venir',
  ouvert: 'Ouvert',
  termine: 'Terminé',
}

export function getStatutSondage(
  { etat, debut, fin }: { etat: EtatSondage; debut: string; fin: string },
  now: Date,
): StatutSondage {
  if (etat === 'brouillon') return 'brouillon'
  if (etat === 'clos' || now >= new Date(fin)) return 'termine'
  return now < new Date(debut) ? 'a_venir' : 'ouvert'
}

export type Reponses = Record<string, string | string[] | number>
/** Free texts by question id, stored apart: visible to staff only. */
export type Textes = Record<string, string>

type RawAnswers = Readonly<Record<string, unknown>>

export type CheckedReponses = {
  reponses: Reponses
  textes: Textes
  errors: Record<string, string>
}

export function readReponses(
  questions: readonly Question[],
  rawAnswers: RawAnswers,
): CheckedReponses {
  const read: CheckedReponses = { reponses: {}, textes: {}, errors: {} }
  for (const question of questions) {
    const values = listValues(rawAnswers[question.id])
    if (values.length === 0) {
      if (question.obligatoire) read.errors[question.id] = REQUIRED_MESSAGES[question.type]
    } else READ[question.type](question, values, read)
    const fault = read.errors[question.id]
    if (fault) read.errors[question.id] = `«\u00a0${question.libelle}\u00a0»\u00a0: ${fault}`
  }
  return read
}

const REQUIRED_MESSAGES: Readonly<Record<TypeQuestion, string>> = {
  unique: 'choisissez une réponse.',
  multiple: 'cochez au moins une réponse.',
  texte: 'écrivez une réponse.',
  echelle: 'choisissez une note.',
}
const UNKNOWN = 'cette réponse ne figure pas parmi les choix.'

const listValues = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((item) => {
    const text = typeof item === 'string' || typeof item === 'number' ? String(item).trim() : ''
    return text ? [text] : []
  })

type Reader = (question: Question, values: readonly string[], read: CheckedReponses) => void

const READ: Readonly<Record<TypeQuestion, Reader>> = {
  unique({ id, choix }, values, read) {
    const [value = ''] = values
    if (values.length > 1) read.errors[id] = 'choisissez une seule réponse.'
    else if (!choix.some((choix) => choix.id === value)) read.errors[id] = UNKNOWN
    else read.reponses[id] = value
  },
  multiple({ id, choix }, values, read) {
    const known = choix.map((choix) => choix.id)
    if (values.some((value) => !known.includes(value))) read.errors[id] = UNKNOWN
    else read.reponses[id] = known.filter((item) => values.includes(item))
  },
  texte({ id }, values, read) {
    const [value = ''] = values
    const text = value.replace(/\r\n?/g, '\n')
    if (values.length > 1 || text.length > SONDAGE_LIMITS.texte) {
      read.errors[id] = `écrivez ${SONDAGE_LIMITS.texte} caractères au plus.`
    } else if (/[^\P{Cc}\n\t]/u.test(text)) read.errors[id] = 'retirez les caractères de contrôle.'
    else read.textes[id] = text
  },
  echelle({ id, min, max }, values, read) {
    const step = /^\d{1,2}$/.test(values[0] ?? '') ? Number(values[0]) : Number.NaN
    if (values.length > 1 || !(step >= min && step <= max)) {
      read.errors[id] = `choisissez une note de ${min} à ${max}.`
    } else read.reponses[id] = step
  },
}

export function findFaute({ type, choix, min, max }: Question): string | null {
  if (type === 'unique' || type === 'multiple') {
    if (choix.length < 2) return 'Donnez au moins deux choix.'
    const words = choix.map(({ libelle }) => libelle.trim().toLocaleLowerCase('fr'))
    if (new Set(words).size < words.length) return 'Deux choix portent les mêmes mots.'
  }
  if (type === 'echelle' && max <= min) return 'La fin de l’échelle doit dépasser son début.'
  return null
}

/**
 * Error when an edit would change the meaning of existing answers: labels may be corrected,
 * questions and choices added, nothing else. Null if allowed.
 */
export function findRupture(
  before: readonly Question[],
  after: readonly Question[],
): string | null {
  for (const old of before) {
    const now = after.find(({ id }) => id === old.id)
    const named = `«\u00a0${old.libelle}\u00a0»`
    if (!now) return `La question ${named} a des réponses\u00a0: elle ne peut plus être retirée.`
    if (now.type !== old.type) {
      return `La question ${named} a des réponses\u00a0: son type ne peut plus changer.`
    }
    if (old.choix.some(({ id }) => !now.choix.some((choix) => choix.id === id))) {
      return `La question ${named} a des réponses\u00a0: ses choix ne peuvent plus être retirés.`
    }
    if (old.type === 'echelle' && (now.min !== old.min || now.max !== old.max)) {
      return `La question ${named} a des réponses\u00a0: son échelle ne peut plus changer.`
    }
  }
  return null
}

type Draft = Omit<Question, 'id' | 'choix'> & {
  id?: string | undefined
  choix: readonly { id?: string | undefined; libelle: string }[]
}

/**
 * Assigns ids to new questions and choices. An id never issued by the survey is ignored, and an id
 * is never reused, even after its question is deleted.
 * @param next first id never issued
 */
export function assignQuestionIds(
  before: readonly Question[],
  drafts: readonly Draft[],
  next: number,
): { questions: Question[]; next: number } {
  let number = next
  const known = new Map(
    before.map((question) => [question.id, new Set(question.choix.map(({ id }) => id))]),
  )
  const taken = new Set<string>()
  const assignId = (letter: string, id: string | undefined, isKnown: boolean) => {
    const kept = id !== undefined && isKnown && !taken.has(id) ? id : `${letter}${number++}`
    taken.add(kept)
    return kept
  }
  const questions = drafts.map((draft) => {
    const old = draft.id === undefined ? undefined : known.get(draft.id)
    const id = assignId('q', draft.id, old !== undefined)
    const choix = draft.choix.map(({ id: choice, libelle }) => ({
      id: assignId('c', choice, choice !== undefined && (old?.has(choice) ?? false)),
      libelle,
    }))
    return { ...draft, id, choix }
  })
  return { questions, next: number }
}
