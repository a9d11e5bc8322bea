import type { BottomBarItem } from '../ui/bottom-bar.tsx'
import type { FooterGroup } from '../ui/footer.tsx'
import type { NavItem } from '../ui/top-bar.tsx'

/** The account menu, opened from both bars. */
export const ACCOUNT_MENU_ID = 'menu-compte'

const calendrier = { to: '/calendrier', label: 'Calendrier' }

/** The lists are for members (§2); visitors have the public directory beside them (decisions §3). */
export const topItems = (isAuth: boolean): NavItem[] =>
  isAuth
    ? [{ to: '/home', label: 'Fil' }, { to: '/courses', label: 'Courses' }, calendrier]
    : [calendrier]

export const bottomItems = (isAuth: boolean): BottomBarItem[] =>
  isAuth
    ? [
        { to: '/home', label: 'Fil', icon: 'feed' },
        { to: '/courses', label: 'Courses', icon: 'flag' },
        { popoverTarget: ACCOUNT_MENU_ID, label: 'Moi', icon: 'user' },
      ]
    : [
        { to: '/', label: 'Accueil', icon: 'mountain' },
        { to: '/calendrier', label: 'Courses', icon: 'flag' },
        { to: '/connexion', label: 'Moi', icon: 'user' },
      ]

export const footerGroups = (isAuth: boolean): FooterGroup[] => [
  {
    title: 'Courir',
    links: isAuth
      ? [{ to: '/courses', label: 'Trouver une course' }, calendrier]
      : [{ ...calendrier, label: 'Calendrier des courses' }],
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
      { to: '/cgu', label: 'Conditions et données' },
      { to: '/nous-contacter', label: 'Nous contacter' },
    ],
  },
]
