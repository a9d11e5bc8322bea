import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasCarnet } from '#platform/pwa/has-carnet.ts'

/** Only for who has done something that one comes back for: others do without its script. */
const InstallOffer = lazy(() => import('./install-offer.tsx'))

/** Where installing is offered (produit 14.13). It counts the pages that this window has shown. */
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
