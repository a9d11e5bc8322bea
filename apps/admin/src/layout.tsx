import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, TitlePortal } from 'react-admin'

/** The bar leads back to the site: the back office is a room of it. */
const Bar = () => (
  <AppBar>
    <TitlePortal />
    <Link color="inherit" href="/home" sx={{ mx: 2, whiteSpace: 'nowrap' }}>
      Le site
    </Link>
  </AppBar>
)

/** On a phone a wide table scrolls by itself, the page does not. */
const NARROW = {
  minWidth: 0,
  '& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content': {
    minWidth: 0,
    maxWidth: '100%',
  },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions > .MuiToolbar-root:empty': { display: 'none' },
}

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} sx={NARROW}>
    {children}
  </Layout>
)
