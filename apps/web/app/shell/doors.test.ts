import { readFileSync } from 'node:fs'
import { DROITS } from '@foulee/domain/membres/droits'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { PARTIE_IDS, partiePath } from '../features/site/sandbox/parties.ts'
import routes from '../routes.ts'
import { accountLinks } from './account-links.ts'
import { bottomItems, footerGroups, topItems } from './destinations.ts'

/** What stands around every page, by whom it is looked at. */
const footer = (isAuth: boolean) => footerGroups(isAuth, []).flatMap(({ links }) => links)
const BARS = {
  bar: topItems(true, []),
  'bar of a visitor': topItems(false, []),
  'bottom bar': bottomItems(true),
  'bottom bar of a visitor': bottomItems(false),
  footer: footer(true),
  'footer of a visitor': footer(false),
  account: accountLinks([]),
  'account with rights': accountLinks(DROITS),
}

/** A bar, or a file of the application and the words in it that link there. */
type Door = keyof typeof BARS | readonly [file: string, words: string]

/**
 * Produit 14.22. Where each page of the table is looked for. Pages with a parameter are reached from
 * what they show: a card, a line, the page above.
 */
const TABLE: Readonly<Record<string, readonly Door[]>> = {
  '/': ['bottom bar of a visitor'],
  '/home': ['bar', 'bottom bar'],
  '/feed/:id': [['features/echanges/fil/publication-card.tsx', 'to={publicationPath(id)}']],
  '/courses': ['bar', 'bottom bar', 'footer'],
  '/courses/:slug': [['features/courses/courses/course-card.tsx', 'to={`/courses/$']],
  '/courses/:slug/epreuves/:id': [
    ['features/courses/courses/epreuve-column.tsx', 'to={epreuvePath(course, epreuve)}'],
  ],
  '/parcours': ['bar', 'bottom bar', 'footer'],
  '/parcours/:slug': [['features/parcours/parcours/parcours-card.tsx', 'to={`/parcours/$']],
  '/training': ['bar', 'bottom bar'],
  '/training/plans': ['footer'],
  '/training/plans/:slug': [
    ['features/entrainement/plans/plan-card.tsx', 'to={`/training/plans/$'],
  ],
  '/training/:slug': [
    ['features/entrainement/seances/seance-card.tsx', 'to={seancePath(slug)}'],
    ['features/entrainement/seances/paths.ts', '`/training/$'],
  ],
  '/badge/:slug': [['features/club/badges/badge-tiles.tsx', 'to={`/badge/$']],
  '/sondages/:slug': [['features/club/sondages/sondage-card.tsx', 'to={`/sondages/$']],
  '/sejours': ['bar', 'footer'],
  '/sejours/:slug': [['features/sejours/voyages/voyage-card.tsx', 'to={`/sejours/$']],
  '/sejours/:slug/contact': [
    ['features/sejours/voyages/voyage-page-booking.tsx', 'to={contactPath(slug)}'],
  ],
  '/magasins': ['footer', 'footer of a visitor'],
  '/magasins/:slug': [['features/club/magasins/magasin-card.tsx', 'to={magasinPath(slug)}']],
  '/evenements': ['bar', 'footer'],
  '/evenements/:slug': [
    ['features/club/evenements/evenement-card.tsx', 'to={evenementPath(slug)}'],
  ],
  '/contribution/courses': ['account'],
  '/contribution/parcours': [
    'account',
    ['features/membres/profil/moi-portes.tsx', "to: '/contribution/parcours'"],
  ],
  '/contribution/sejours': ['account with rights'],
  '/contribution/plans': ['account with rights'],
  '/contribution/trainings': ['account'],
  '/contribution/athletes': ['account with rights'],
  '/messages/*': [
    ['features/echanges/messages/enveloppe.tsx', 'to={MESSAGES}'],
    ['features/echanges/messages/paths.ts', "MESSAGES = '/messages'"],
  ],
  '/connexion': [
    'bottom bar of a visitor',
    'footer of a visitor',
    ['shell/account-actions.tsx', '/connexion'],
  ],
  '/inscription': [
    'footer of a visitor',
    ['features/membres/session/connexion.route.tsx', 'to="/inscription"'],
  ],
  '/inscription/club-et-coach': [
    ['features/site/portes/club-et-coach.route.tsx', "to: '/inscription/club-et-coach'"],
    ['features/membres/session/inscription.route.tsx', 'to="/inscription/club-et-coach"'],
  ],
  '/qualification': [
    ['session/access.ts', "'/qualification'"],
    ['features/site/home/home-attentes.ts', "to: '/qualification'"],
  ],
  '/ma-runlist': ['account'],
  '/reductions': ['account'],
  '/mon-agenda': ['account'],
  '/carte': ['account'],
  '/profil': ['bottom bar', 'account'],
  '/lancement': ['footer', 'footer of a visitor'],
  '/organisateur': [
    'footer',
    'footer of a visitor',
    ['features/site/landing/lower-part.tsx', 'to="/organisateur"'],
    ['features/site/calendrier/calendrier-index.tsx', 'to="/organisateur"'],
    ['features/courses/contribution/mes-courses.route.tsx', '"/organisateur"'],
  ],
  '/agences': [
    'footer',
    'footer of a visitor',
    ['features/sejours/voyages/destinations.route.tsx', 'to="/agences"'],
  ],
  '/club-et-coach': [
    'footer',
    'footer of a visitor',
    ['features/entrainement/plans/annuaire.route.tsx', 'to="/club-et-coach"'],
  ],
  '/contributeur-de-parcours': [
    'footer',
    'footer of a visitor',
    ['features/site/itineraires/itineraires.route.tsx', 'to="/contributeur-de-parcours"'],
    ['features/parcours/contribution/mes-parcours.route.tsx', 'to="/contributeur-de-parcours"'],
  ],
  '/nous-contacter': [
    'footer',
    'footer of a visitor',
    ['failure/error-page.tsx', '/nous-contacter'],
  ],
}

const QUEUES = [
  'parcours',
  'seances',
  'organisateurs',
  'sejours',
  'evenements',
  'plans',
  'agences',
  'magasins',
  'demandes',
  'signalements',
]

/** Pages without a parameter that no row above has, and the component that leads there. */
const OTHERS: Readonly<Record<string, Door>> = {
  '/recherche': ['recherche/search-button.tsx', 'to="/recherche"'],
  '/notifications': ['features/echanges/notifications/bell.tsx', 'to="/notifications"'],
  '/abonnements': ['features/echanges/fil/fil.tsx', 'to={ABONNEMENTS}'],
  '/mes-resultats': ['features/membres/profil/moi-portes.tsx', "to: '/mes-resultats'"],
  '/contribution/activites': ['features/membres/profil/moi-portes.tsx', '/contribution/activites'],
  '/points': ['features/club/points/moi-points.tsx', '/points'],
  '/carte/lire': ['features/club/carte/carte.route.tsx', 'to="/carte/lire"'],
  '/training/forme': ['features/entrainement/accueil/training.route.tsx', 'to={FORME}'],
  '/contribution/organisateurs': [
    'features/courses/contribution/mes-courses.route.tsx',
    '/contribution/organisateurs',
  ],
  '/contribution/reductions': [
    'features/club/magasins/mes-magasins.route.tsx',
    'to="/contribution/reductions"',
  ],
  '/montres': ['features/parcours/montres/montres-section.tsx', '/montres'],
  '/mot-de-passe-oublie': ['features/membres/session/connexion.route.tsx', '/mot-de-passe-oublie'],
  '/hors-ligne': ['features/membres/reglages/section.route.tsx', 'to="/hors-ligne"'],
  ...Object.fromEntries(
    PARTIE_IDS.map((id) => [
      partiePath(id),
      ['features/site/sandbox/sandbox.route.tsx', 'partiePath('] as const,
    ]),
  ),
  ...Object.fromEntries(
    QUEUES.map((queue) => [
      `/moderation/${queue}`,
      ['moderation/moderation-nav.tsx', `to: '/moderation/${queue}'`] as const,
    ]),
  ),
}

/** Pages that nobody looks for: a mail, an operating system, a failure or a builder leads there. */
const SENT: readonly string[] = [
  '/invitation',
  '/organisateur/invitation',
  '/agence/invitation',
  '/magasin/invitation',
  '/reinitialiser-mot-de-passe',
  '/verifier-email',
  '/evenements/:slug/valider/:id/:hash',
  '/external/:third/callback',
  '/partager',
  '/back-office',
  '/500',
  '/404',
  '/sandbox',
]

const pathsOf = (links: readonly object[]) =>
  links.flatMap((one) => ('to' in one && typeof one.to === 'string' ? [one.to] : []))

const findPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
    ...findPaths(children),
  ])

const ROUTES = new Set(findPaths(routes))
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

function expectOpen(path: string, door: Door): void {
  if (typeof door === 'string') expect(pathsOf(BARS[door])).toContain(path)
  else expect(read(door[0]), door[0]).toContain(door[1])
}

describe('each page of the table has its doors', () => {
  it.each(Object.entries(TABLE))('%s', (path, doors) => {
    expect(ROUTES).toContain(path)
    for (const door of doors) expectOpen(path, door)
  })

  it.each(Object.entries(OTHERS))('%s', (path, door) => {
    expect(ROUTES).toContain(path)
    expectOpen(path, door)
  })
})

it('no page that has an address of its own is without a door', () => {
  const led = new Set([
    ...Object.keys(TABLE),
    ...Object.keys(OTHERS),
    ...SENT,
    ...Object.values(BARS).flatMap((links) => pathsOf(links)),
  ])
  const own = [...ROUTES].filter((path) => !/[:*]/.test(path))
  expect(own.length).toBeGreaterThan(80)
  expect(own.filter((path) => !led.has(path))).toEqual([])
  expect(SENT.filter((path) => !ROUTES.has(path))).toEqual([])
})

it('the bar of a phone has five doors, for members and for visitors', () => {
  const say = (isAuth: boolean) => bottomItems(isAuth).map(({ label }) => label)
  expect(say(true)).toEqual(['Fil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
  expect(say(false)).toEqual(['Accueil', 'Courses', 'Parcours', 'Entraînement', 'Moi'])
})

it('every way of the bars leads to a page', () => {
  const led = Object.values(BARS).flatMap((links) => pathsOf(links))
  expect(led.filter((to) => !ROUTES.has(to))).toEqual([])
})
