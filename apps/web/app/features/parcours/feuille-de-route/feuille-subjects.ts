import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import type { Call, Input } from '@foulee/contract/shared/call'

/** Whose sheet: an épreuve by the slug of its race and its id, or a route by its slug. */
export type Subject =
  | { kind: 'epreuve'; slug: string; epreuves_id: string }
  | { kind: 'parcours'; slug: string }
type SubjectOf<K extends Subject['kind']> = Extract<Subject, { kind: K }>

const EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const PARCOURS = 'GET /api/parcours/{id}/feuille-de-route'

/** The call checks what the address says: the page passes it on. */
export type Query = NonNullable<Input<typeof PARCOURS>['query']>

/** What the sheet must know of each kind of thing that has one. */
type SubjectKind<S extends Subject> = {
  ask: (call: Call, subject: S, query: Query) => Promise<{ data: FeuilleDeRoute }>
  /** Where one comes from. */
  subjectPath: (subject: S) => string
  /** The address of its page. */
  pagePath: (subject: S) => string
  /** The directory that it is in. */
  directory: { label: string; to: string }
}

const SUBJECT_KINDS: { readonly [K in Subject['kind']]: SubjectKind<SubjectOf<K>> } = {
  epreuve: {
    ask: (call, { slug, epreuves_id }, query) =>
      call(EPREUVE, { params: { id: slug, epreuves_id }, query }),
    subjectPath: ({ slug }) => `/courses/${slug}`,
    pagePath: ({ slug, epreuves_id }) =>
      `/courses/${slug}/epreuves/${epreuves_id}/feuille-de-route`,
    directory: { label: 'Calendrier', to: '/calendrier' },
  },
  parcours: {
    ask: (call, { slug }, query) => call(PARCOURS, { params: { id: slug }, query }),
    subjectPath: ({ slug }) => `/parcours/${slug}`,
    pagePath: ({ slug }) => `/parcours/${slug}/feuille-de-route`,
    directory: { label: 'Parcours', to: '/itineraires' },
  },
}

/** The compiler cannot see that subjects come to their own `kind`; `SUBJECT_KINDS` says so. */
const kindOf = ({ kind }: Subject) => SUBJECT_KINDS[kind] as SubjectKind<Subject>

export const askFeuille = (call: Call, subject: Subject, query: Query) =>
  kindOf(subject).ask(call, subject, query)
export const subjectPath = (subject: Subject): string => kindOf(subject).subjectPath(subject)
export const pagePath = (subject: Subject): string => kindOf(subject).pagePath(subject)
export const directoryOf = (subject: Subject) => kindOf(subject).directory

/** Where the call of a sheet is, for its file. */
export const callPath = (subject: Subject): string => `/api${pagePath(subject)}`
