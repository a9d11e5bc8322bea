import { type KindWith, kindsWith } from '../shared/kinds.ts'

type Detail = 'id' | 'note' | 'oui_non' | 'rubrique' | 'element'
type Details = Readonly<Record<string, Detail>>

export const LISTE_TYPES = kindsWith('liste')
export type ListeType = KindWith<'liste'>

/**
 * Analytics events of produit 14.5 and their details. `events.test.ts` of the web checks that each
 * is emitted.
 */
export const AUDIENCE_EVENTS = {
  visit: { rubrique: 'rubrique' },
  cookie_consent: { audience: 'oui_non' },
  sign_up_start: {},
  sign_up_finish: {},
  login: {},
  course_register: { editions_id: 'id' },
  resultats_view: { epreuves_id: 'id' },
  course_create: { courses_id: 'id' },
  epreuve_complete: { epreuves_id: 'id' },
  parcours_complete: { parcours_id: 'id' },
  parcours_download: { parcours_id: 'id' },
  parcours_publish: { parcours_id: 'id' },
  parcours_comment: { parcours_id: 'id' },
  parcours_rate: { parcours_id: 'id', note: 'note' },
  liste_add_epreuve: { id: 'id' },
  liste_remove_epreuve: { id: 'id' },
  liste_add_parcours: { id: 'id' },
  liste_remove_parcours: { id: 'id' },
  liste_add_voyage: { id: 'id' },
  liste_remove_voyage: { id: 'id' },
  liste_removed: { type: 'element', id: 'id' },
  liste_done: { type: 'element', id: 'id' },
  voyage_cta: { voyages_id: 'id' },
} as const satisfies Record<string, Details>

/**
 * Event recorded at submission of a parcours, counted only once staff publishes it (produit 14.23);
 * recorded only with the author’s consent.
 */
export const HELD_PUBLICATION = 'parcours_publish_attente'

type Events = typeof AUDIENCE_EVENTS
type ValueOf<D> = D extends 'oui_non'
  ? boolean
  : D extends 'rubrique'
    ? string
    : D extends 'element'
      ? ListeType
      : number

export type AudienceName = keyof Events
export type AudienceProps<N extends AudienceName> = {
  -readonly [P in keyof Events[N]]: ValueOf<Events[N][P]>
}
export type AudienceEvent<N extends AudienceName = AudienceName> = {
  [K in N]: { name: K; props: AudienceProps<K> }
}[N]

export const AUDIENCE_NAMES = Object.keys(AUDIENCE_EVENTS) as readonly AudienceName[]

export const getRubrique = (pathname: string): string =>
  /^\/([a-z-]{1,40})(?:\/|$)/.exec(pathname)?.[1] ?? ''

/** CNIL: audience data is retained for at most 25 months. */
export const RETENTION_MONTHS = 25

/**
 * Erasure limit: whole months (UTC), so that a month is erased as soon as one of its days would
 * exceed the retention.
 * @param months retained months, the current one included
 */
export const getAudienceLimit = (now: Date, months = RETENTION_MONTHS): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1))

const ROBOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|http-?client/i

/** Declared robots and empty user agents are not counted. */
export const isRobot = (user_agent: string | null): boolean => !user_agent || ROBOT.test(user_agent)
