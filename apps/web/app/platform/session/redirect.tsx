import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toReturnState } from './return-to.ts'

/**
 * Redirect that keeps the original address (produit 2.3). It navigates once: `<Navigate>` does so
 * at each render, and the router renders when a navigation starts, so that it would restart forever
 * while the next page's manifest is fetched.
 */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    void navigate(to, { replace: true, state: toReturnState(location) })
  }, [navigate, location, to])
  return null
}
