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
 * Labelled with the account's name on wide screens. On narrow ones the library uses the label as a
 * translation key and falls back to « Profile »: its default stays there.
 */
function AccountMenu() {
  const { identity } = useGetIdentity()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'))
  return <UserMenu {...(isWide && identity?.fullName && { label: identity.fullName })} />
}

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

function useWindowTitle() {
  const [, name = ''] = useLocation().pathname.split('/')
  const label = useResourceDefinitions()[name]?.options?.label
  useEffect(() => {
    document.title = [label, 'Back-office', 'Foulée'].filter(Boolean).join(' · ')
  }, [label])
}

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

const NARROW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
    minWidth: 0,
    maxWidth: '100%',
  },
  // Current entry: text colour alone has too little contrast, above all in the dark.
  '& .RaMenuItemLink-active': { backgroundColor: 'action.selected', fontWeight: 600 },
  // Wide enough for most tables; this one scrolls on its own.
  '& .RaDataTable-tableWrapper': { overflowX: { lg: 'auto' } },
  '& .RaList-main': { minWidth: 0 },
  '& .filter-field, & .filter-field .MuiFormControl-root': { width: { xs: '100%', sm: 'auto' } },
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
