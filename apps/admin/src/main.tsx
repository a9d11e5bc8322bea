import '@fontsource-variable/atkinson-hyperlegible-next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followTabs } from './api.ts'
import { BackOffice } from './back-office.tsx'

followTabs()

const root = document.getElementById('racine')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  )
}
