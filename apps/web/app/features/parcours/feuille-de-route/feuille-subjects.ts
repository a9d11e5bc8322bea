import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import type { Call, Input } from '@foulee/contract/shared/call'
import { bilanPath } from '#features/parcours/shared/bilan-path.ts'

export type Subject =
  | { kind: 'epreuve'; slug: string; epreuves_id: string }
  | { kind: 'parcours'; slug: string }
type SubjectOf<K extends Subject['kind']> = Extract<Subject, { kind: K }>

const EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const PARCOURS = 'GET /api/parcours/{id}/feuille-de-route'
const MY_EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi'
const MY_PARCOURS = 'GET /api/parcours/{id}/feuille-de-route/moi'

/** The API validates the values: the page forwards its URL. */
export type Query = NonNullable<Input<typeof PARCOURS>['query']>
export type MyQuery = NonNullable<Input<typeof MY_PARCOURS>['query']>

type SubjectKind<S extends Subject> = {
  fetch: (call: Call, subject: S, query: Query) => Promise<{ data: FeuilleDeRoute }>
  fetchMine: (call: Call, subject: S, query: MyQuery) => Promise<{ data: FeuilleDeRoute | null }>
  subjectPath: (subject: S) => string
  pagePath: (subject: S) => string
  directory: { label: string; to: string }
  /** Page about a race that was run. */
  bilanPath: (subject: S) => string | null
}

const SUBJECT_KINDS: { readonly [K in Subject['kind']]: SubjectKind<SubjectOf<K>> } = {
  epreuve: {
    fetch: (call, { slug, epreuves_id }, query) =>
      call(EPREUVE, { params: { id: slug, epreuves_id }, query }),
    fetchMine: (call, { slug, epreuves_id }, query) =>
      call(MY_EPREUVE, { params: { id: slug, epreuves_id }, query }),
    subjectPath: ({ slug }) => `/courses/${slug}`,
    pagePath: ({ slug, epreuves_id }) =>
      `/courses/${slug}/epreuves/${epreuves_id}/feuille-de-route`,
    directory: { label: 'Calendrier', to: '/calendrier' },
    bilanPath: ({ slug, epreuves_id }) => bilanPath(slug, epreuves_id),
  },
  parcours: {
    fetch: (call, { slug }, query) => call(PARCOURS, { params: { id: slug }, query }),
    fetchMine: (call, { slug }, query) => call(MY_PARCOURS, { params: { id: slug }, query }),
    subjectPath: ({ slug }) => `/parcours/${slug}`,
    pagePath: ({ slug }) => `/parcours/${slug}/feuille-de-route`,
    directory: { label: 'Parcours', to: '/itineraires' },
    bilanPath: () => null,
  },
}

/** `SUBJECT_KINDS` guarantees the kind, which TypeScript cannot infer. */
const kindOf = ({ kind }: Subject) => SUBJECT_KINDS[kind] as SubjectKind<Subject>

export const fetchFeuille = (call: Call, subject: Subject, query: Query) =>
  kindOf(subject).fetch(call, subject, query)
export const fetchMyFeuille = (call: Call, subject: Subject, query: MyQuery) =>
  kindOf(subject).fetchMine(call, subject, query)
export const subjectPath = (subject: Subject): string => kindOf(subject).subjectPath(subject)
export const pagePath = (subject: Subject): string => kindOf(subject).pagePath(subject)
export const bilanPathOf = (subject: Subject) => kindOf(subject).bilanPath(subject)
export const directoryOf = (subject: Subject) => kindOf(subject).directory

export const callPath = (subject: Subject): string => `/api${pagePath(subject)}`
