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
  '& .RaLayout-content, & .RaList-main, & .RaList-actions, & .RaFilterForm-root': {
    minWidth: 0,
    maxWidth: '100%',
  },
  '& .RaList-content': { maxWidth: '100%', overflowX: 'auto' },
  '& .RaTopToolbar-root': { minHeight: 0, paddingTop: 0 },
  '& .filter-field .MuiFormControl-root': { maxWidth: '100%' },
}

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar} sx={NARROW}>
    {children}
  </Layout>
)
