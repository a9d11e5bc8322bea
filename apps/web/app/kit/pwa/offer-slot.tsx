import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasCarnet } from '#platform/pwa/has-install-prompt.ts'

/** Loaded only after an engaged action; others do without its script. */
const InstallOffer = lazy(() => import('./install-offer.tsx'))

/** Slot of the install offer (produit 14.13); counts the pages shown. */
export function OfferSlot() {
  const { pathname } = useLocation()
  const [{ last, before }, setPages] = useState({ last: pathname, before: 0 })
  const [isDue, setDue] = useState(false)
  if (last !== pathname) setPages({ last: pathname, before: before + 1 })
  useEffect(() => {
    if (before > 0 && hasCarnet()) setDue(true)
  }, [before])
  if (!isDue) return null
  return (
    <Suspense>
      <InstallOffer pagesBefore={before} />
    </Suspense>
  )
}
