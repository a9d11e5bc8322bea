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
import { BLOCKS } from './ui/blocks.tsx'
import { DialogHost } from './ui/dialog-host.tsx'
import { HEADING_ID } from './ui/focus-heading.ts'

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
      <TitlePortal
        component="h1"
        id={HEADING_ID}
        tabIndex={-1}
        sx={{ fontSize: { xs: 18, sm: 21 }, lineHeight: 1.2, whiteSpace: { xs: 'normal' } }}
      />
      <WayBack />
    </AppBar>
  )
}

/** The page never scrolls sideways. */
const NARROW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
    minWidth: 0,
    maxWidth: '100%',
  },
  // Where one is: the colour of its words alone says little, above all in the dark.
  '& .RaMenuItemLink-active': { backgroundColor: 'action.selected', fontWeight: 600 },
  // Wide enough for a table, and not for this one: it scrolls by itself.
  '& .RaDataTable-tableWrapper': { overflowX: { lg: 'auto' } },
  '& .RaList-main': { minWidth: 0 },
  '& .filter-field, & .filter-field .MuiFormControl-root': { width: { xs: '100%', sm: 'auto' } },
  // Room on the right of a field that takes the whole width.
  '& .RaFilterFormInput-spacer': { display: { xs: 'none', sm: 'block' } },
  '& .RaList-actions > .MuiToolbar-root:empty': { display: 'none' },
}

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => (
  <DialogHost>
    <Layout appBar={Bar} sx={{ ...NARROW, ...BLOCKS }}>
      {children}
    </Layout>
  </DialogHost>
)
