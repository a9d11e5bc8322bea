import Home from '@mui/icons-material/Home'
import { IconButton, Link, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import {
  AppBar,
  Layout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useResourceDefinitions,
} from 'react-admin'
import { useLocation } from 'react-router-dom'

/**
 * Named by whose it is on a wide screen. On a narrow one the library takes the label for a key of its
 * words, and says « Profile » where there is none: there it keeps its own.
 */
function AccountMenu() {
  const { identity } = useGetIdentity()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return <UserMenu {...(isWide && identity?.fullName && { label: identity.fullName })} />
}

/** The way back to the site, in words where there is room for them. */
const WayBack = () => (
  <>
    <Link
      color="inherit"
      href="/home"
      sx={{ display: { xs: 'none', sm: 'inline' }, mx: 2, whiteSpace: 'nowrap' }}
    >
      Le site
    </Link>
    <IconButton
      aria-label="Le site"
      color="inherit"
      href="/home"
      sx={{ display: { xs: 'inline-flex', sm: 'none' } }}
    >
      <Home />
    </IconButton>
  </>
)

/** The window is named by the list that it shows, as the pages of the site are. */
function useWindowTitle() {
  const [, name = ''] = useLocation().pathname.split('/')
  const label = useResourceDefinitions()[name]?.options?.label
  useEffect(() => {
    document.title = [label, 'Back-office', 'Foulée'].filter(Boolean).join(' · ')
  }, [label])
}

/** The bar leads back to the site: the back office is a room of it. */
function Bar() {
  useWindowTitle()
  return (
    <AppBar userMenu={<AccountMenu />}>
      <TitlePortal component="h1" sx={{ fontSize: { xs: 18, sm: 21 } }} />
      <WayBack />
    </AppBar>
  )
}

/** On a phone a wide table scrolls by itself, the page does not, and words are not cut to fit. */
const NARROW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
    minWidth: 0,
    maxWidth: '100%',
  },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-table': { minWidth: { xs: 1100, lg: 0 } },
  // Whose line it is stays in sight.
  '& .RaDataTable-table :is(th, td):first-of-type': {
    backgroundColor: 'background.paper',
    left: 0,
    maxWidth: { xs: 200, sm: 'none' },
    minWidth: { xs: 200, lg: 0 },
    position: 'sticky',
    zIndex: 1,
  },
  // What is out of sight makes no row taller than the others; only what is there to be read wraps.
  '& .RaDataTable-table tbody :is(th, td)': { height: { xs: 64, lg: 'auto' } },
  '& .RaDataTable-table :is(th, td):not(:first-of-type)': {
    whiteSpace: { xs: 'nowrap', lg: 'inherit' },
  },
  '& .RaDataTable-table :is(.column-details, .column-erreur, .column-masque_motif)': {
    minWidth: { xs: 280, lg: 0 },
    whiteSpace: { xs: 'normal !important' },
  },
  '& .RaDataTable-table td > .MuiStack-root': { flexWrap: { xs: 'nowrap', lg: 'wrap' } },
  // Where one is: the colour of its words alone says little, above all in the dark.
  '& .RaMenuItemLink-active': { backgroundColor: 'action.selected', fontWeight: 600 },
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions > .MuiToolbar-root:empty': { display: 'none' },
}

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} sx={NARROW}>
    {children}
  </Layout>
)
