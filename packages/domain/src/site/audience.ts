import { type KindWith, kindsWith } from '../kinds.ts'

/** What a detail of an event may be; whatever else could say who somebody is has no kind. */
type Detail = 'id' | 'note' | 'oui_non' | 'rubrique' | 'element'
type Declared = {
  /** Whether the feature that raises it exists: nothing else may raise it yet. */
  isFired: boolean
  props: Readonly<Record<string, Detail>>
}

/** The kinds of things that the run list holds (produit 13.1). */
export const LISTE_TYPES = kindsWith('liste')
export type ListeType = KindWith<'liste'>

/**
 * Every analytics event of produit 14.5. `audience.test.ts` of the web holds the list against where they are
 * raised; whoever builds the feature of one turns its `isFired`.
 */
export const AUDIENCE_EVENTS = {
  visit: { isFired: true, props: { rubrique: 'rubrique' } },
  cookie_consent: { isFired: true, props: { audience: 'oui_non' } },
  sign_up_start: { isFired: true, props: {} },
  sign_up_finish: { isFired: true, props: {} },
  login: { isFired: true, props: {} },
  course_register: { isFired: true, props: { editions_id: 'id' } },
  resultats_view: { isFired: true, props: { epreuves_id: 'id' } },
  course_create: { isFired: true, props: { courses_id: 'id' } },
  epreuve_complete: { isFired: true, props: { epreuves_id: 'id' } },
  parcours_complete: { isFired: true, props: { parcours_id: 'id' } },
  parcours_download: { isFired: true, props: { parcours_id: 'id' } },
  parcours_publish: { isFired: true, props: { parcours_id: 'id' } },
  parcours_comment: { isFired: true, props: { parcours_id: 'id' } },
  parcours_rate: { isFired: true, props: { parcours_id: 'id', note: 'note' } },
  liste_add_epreuve: { isFired: true, props: { id: 'id' } },
  liste_remove_epreuve: { isFired: true, props: { id: 'id' } },
  liste_add_parcours: { isFired: true, props: { id: 'id' } },
  liste_remove_parcours: { isFired: true, props: { id: 'id' } },
  liste_add_voyage: { isFired: true, props: { id: 'id' } },
  liste_remove_voyage: { isFired: true, props: { id: 'id' } },
  liste_removed: { isFired: true, props: { type: 'element', id: 'id' } },
  liste_done: { isFired: true, props: { type: 'element', id: 'id' } },
  voyage_cta: { isFired: true, props: { voyages_id: 'id' } },
} as const satisfies Record<string, Declared>

/**
 * What an author's browser told when it submitted a route, until the staff publishes it (produit 14.23): it
 * counts for nothing before that, and is there only because the author had consented.
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

type AudienceName = keyof Events
/** The events that may be raised today. */
export type FiredName = {
  [N in AudienceName]: Events[N]['isFired'] extends true ? N : never
}[AudienceName]
export type AudienceProps<N extends AudienceName> = {
  -readonly [P in keyof Events[N]['props']]: ValueOf<Events[N]['props'][P]>
}
export type AudienceEvent<N extends AudienceName = AudienceName> = {
  [K in N]: { name: K; props: AudienceProps<K> }
}[N]

export const AUDIENCE_NAMES = Object.keys(AUDIENCE_EVENTS) as readonly AudienceName[]

/** The part of the site that an address belongs to: no page of one's own, no key, no search. */
export const getRubrique = (pathname: string): string =>
  /^\/([a-z-]{1,40})(?:\/|$)/.exec(pathname)?.[1] ?? ''

/** CNIL: measures of audience are kept 25 months at most. */
const KEPT_MONTHS = 25

/** Whatever was recorded before this instant is erased. */
export function getAudienceLimit(now: Date): Date {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS)
  return limit
}

const ROBOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|http-?client/i

/** What calls itself a robot, or nothing, is no visit. */
export const isRobot = (user_agent: string | null): boolean => !user_agent || ROBOT.test(user_agent)
