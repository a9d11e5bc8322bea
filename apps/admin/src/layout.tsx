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

export const BackOfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={Bar}>{children}</Layout>
)
