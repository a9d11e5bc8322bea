import type { Droit } from '@foulee/domain/droits'
import type { BottomBarItem } from '../ui/bottom-bar.tsx'
import type { FooterGroup } from '../ui/footer.tsx'
import type { IconName } from '../ui/icon.tsx'
import type { NavItem } from '../ui/top-bar.tsx'

/** The account menu, opened from the top bar. */
export const ACCOUNT_MENU_ID = 'menu-compte'

const calendrier = { to: '/calendrier', label: 'Calendrier' }
const itineraires = { to: '/itineraires', label: 'Itinéraires' }

/** The lists are for members (§2); visitors have the public directory beside them (decisions §3). */
export const topItems = (isAuth: boolean): NavItem[] =>
  isAuth
    ? [
        { to: '/home', label: 'Fil' },
        { to: '/courses', label: 'Courses' },
        { to: '/parcours', label: 'Parcours' },
        calendrier,
      ]
    : [calendrier, itineraires]

export const bottomItems = (isAuth: boolean): BottomBarItem[] =>
  isAuth
    ? [
        { to: '/home', label: 'Fil', icon: 'feed' },
        { to: '/courses', label: 'Courses', icon: 'flag' },
        { to: '/parcours', label: 'Parcours', icon: 'route' },
        { to: '/profil', label: 'Moi', icon: 'user' },
      ]
    : [
        { to: '/', label: 'Accueil', icon: 'mountain' },
        { to: '/calendrier', label: 'Courses', icon: 'flag' },
        { to: '/itineraires', label: 'Parcours', icon: 'route' },
        { to: '/connexion', label: 'Moi', icon: 'user' },
      ]

type AccountLink = { to: string; label: string; icon: IconName }

/** What the account menu leads to; the server says what the account may do. */
export const accountLinks = (droits: readonly Droit[]): AccountLink[] => [
  { to: '/profil', label: 'Mon profil', icon: 'user' },
  { to: '/ma-runlist', label: 'Ma run list', icon: 'heart' },
  { to: '/contribution/parcours', label: 'Mes parcours', icon: 'route' },
  { to: '/contribution/courses', label: 'Mes courses', icon: 'flag' },
  { to: '/invitations', label: 'Inviter', icon: 'users' },
  ...(droits.includes('moderer')
    ? [{ to: '/moderation/courses', label: 'Modération', icon: 'shield' as const }]
    : []),
]

export const footerGroups = (isAuth: boolean): FooterGroup[] => [
  {
    title: 'Courir',
    links: isAuth
      ? [
          { to: '/courses', label: 'Trouver une course' },
          { to: '/parcours', label: 'Trouver un parcours' },
          calendrier,
        ]
      : [{ ...calendrier, label: 'Calendrier des courses' }, itineraires],
  },
  {
    title: 'Foulée',
    links: [
      ...(isAuth
        ? []
        : [
            { to: '/inscription', label: 'Créer un compte' },
            { to: '/connexion', label: 'Se connecter' },
          ]),
      { to: '/organisateur', label: 'Organiser une course' },
      { to: '/contributeur-de-parcours', label: 'Partager ses parcours' },
      { to: '/inscription/club-et-coach', label: 'Coachs et clubs' },
      { to: '/cgu', label: 'Conditions et données' },
      { to: '/avis', label: 'Les avis' },
      { to: '/nous-contacter', label: 'Nous contacter' },
    ],
  },
]
