import type { PageMenu } from '@foulee/contract/site/pages'
import { SECTIONS, type Section } from '@foulee/domain/site/page-corps'
import type { BottomBarItem } from '#ui/bottom-bar.tsx'
import type { FooterGroup } from '#ui/footer.tsx'
import type { NavItem } from '#ui/top-bar.tsx'

const calendrier = { to: '/calendrier', label: 'Calendrier' }
const itineraires = { to: '/itineraires', label: 'Parcours' }

const destinations = { to: '/destinations', label: 'Séjours' }

const sorties = { to: '/sorties', label: 'Évènements' }
const magasins = { to: '/magasins', label: 'Magasins' }

const seances = { to: '/seances-entrainement', label: 'Séances d’entraînement' }

const plans = { to: '/plans-entrainement', label: 'Plans d’entraînement' }

/** Lists are for members; visitors have the public directory (produit 2.2). */
export const topItems = (isAuth: boolean, menus: readonly PageMenu[]): NavItem[] => [
  ...(isAuth ? MEMBER_ITEMS : VISITOR_ITEMS),
  ...menus
    .filter(({ place }) => place === 'menu')
    .map(({ chemin, titre }) => ({ to: chemin, label: titre, isWide: true })),
]

const MEMBER_ITEMS: readonly NavItem[] = [
  { to: '/home', label: 'Fil' },
  { to: '/courses', label: 'Courses' },
  { to: '/parcours', label: 'Parcours' },
  { to: '/training', label: 'Entraînement' },
  { to: '/sejours', label: 'Séjours' },
  { to: '/evenements', label: 'Évènements' },
  { ...calendrier, isWide: true },
]
const VISITOR_ITEMS: readonly NavItem[] = [
  calendrier,
  itineraires,
  { ...plans, label: 'Entraînement' },
  sorties,
  destinations,
]

export const bottomItems = (isAuth: boolean): BottomBarItem[] =>
  isAuth
    ? [
        { to: '/home', label: 'Fil', icon: 'feed' },
        { to: '/courses', label: 'Courses', icon: 'flag' },
        { to: '/parcours', label: 'Parcours', icon: 'route' },
        { to: '/training', label: 'Entraînement', icon: 'stopwatch' },
        { to: '/profil', label: 'Moi', icon: 'user' },
      ]
    : [
        { to: '/', label: 'Accueil', icon: 'mountain' },
        { to: '/calendrier', label: 'Courses', icon: 'flag' },
        { to: '/itineraires', label: 'Parcours', icon: 'route' },
        { to: '/plans-entrainement', label: 'Entraînement', icon: 'stopwatch' },
        { to: '/connexion', label: 'Moi', icon: 'user' },
      ]

const placed = (menus: readonly PageMenu[], section: Section) =>
  menus
    .filter((item) => item.section === section)
    .map(({ chemin, titre }) => ({ to: chemin, label: titre }))

export const footerGroups = (isAuth: boolean, menus: readonly PageMenu[]): FooterGroup[] => [
  ...houseGroups(isAuth, placed(menus, 'foulee')),
  ...(['aide', 'legal'] as const)
    .map((section) => ({ title: SECTIONS[section], links: placed(menus, section) }))
    .filter(({ links }) => links.length > 0),
]

const houseGroups = (isAuth: boolean, written: FooterGroup['links']): FooterGroup[] => [
  {
    title: 'Courir',
    links: isAuth
      ? [
          { to: '/courses', label: 'Trouver une course' },
          { to: '/parcours', label: 'Trouver un parcours' },
          { to: '/training/plans', label: 'Trouver un plan' },
          { to: '/training/seances', label: 'Trouver une séance' },
          { to: '/sejours', label: 'Trouver un séjour' },
          { to: '/evenements', label: 'Courir ensemble' },
          { ...magasins, label: 'Trouver un magasin' },
          calendrier,
        ]
      : [
          { ...calendrier, label: 'Calendrier des courses' },
          itineraires,
          plans,
          seances,
          sorties,
          { ...destinations, label: 'Séjours par destination' },
          { ...magasins, label: 'Magasins de course à pied' },
        ],
  },
  {
    title: 'Foulée',
    links: [
      ...(isAuth
        ? []
        : [
            { to: '/inscription', label: 'Créer un compte' },
            { to: '/connexion', label: 'Se connecter' },
            { to: '/badge', label: 'Les badges' },
          ]),
      { to: '/organisateur', label: 'Organiser une course' },
      { to: '/contribution/evenements', label: 'Proposer un évènement' },
      { to: '/agences', label: 'Proposer des séjours' },
      { to: '/contributeur-de-parcours', label: 'Partager ses parcours' },
      { to: '/club-et-coach', label: 'Coachs et clubs' },
      { to: '/lancement', label: 'Découvrir Foulée' },
      { to: '/actualites', label: 'Actualités' },
      { to: '/avis', label: 'Les avis' },
      { to: '/nous-contacter', label: 'Nous contacter' },
      ...written,
    ],
  },
]
