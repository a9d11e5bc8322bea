import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepUrl } from './kept-url.ts'

/**
 * Leads from this address to another, which keeps it (produit 2.3). It sets out once: `<Navigate>` does so at
 * each render, and the router renders when it sets out, so that while the next page is still to be
 * learnt from the server it would begin again without end and never arrive.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true, state: keepUrl(location) })
  }, [navigate, location, to])
  return null
}
