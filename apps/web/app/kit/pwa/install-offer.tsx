import { isCalm, mayOffer } from '@foulee/domain/site/installation'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { readInstallPrompt, recordAnswer, recordVisit } from '#platform/pwa/install-prompt.ts'
import { promptInstall } from '#platform/pwa/prompt-event.ts'
import { useWay, type Way } from '#platform/pwa/use-install.ts'
import { Button } from '#ui/button.tsx'
import { AppleSteps } from './apple-steps.tsx'

type InstallOfferProps = {
  pagesBefore: number
}

/** Offers the installation once, in flow at the top of a page (produit 14.13). */
export default function InstallOffer({ pagesBefore }: InstallOfferProps) {
  const way = useWay()
  const { isShown, close } = useOffer(way, pagesBefore)
  const titleId = useId()
  if (!isShown) return null
  const install = async () => {
    const isTaken = await promptInstall()
    close(isTaken ? 'acceptee' : 'refusee')
  }
  return (
    <aside aria-labelledby={titleId} className="no-print border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div className="grid max-w-2xl gap-1">
          <p className="font-semibold" id={titleId}>
            Installer Foulée sur cet appareil&nbsp;?
          </p>
          <p className="text-ink-soft">
            Votre run list, vos feuilles de route et votre carte s’ouvrent d’un geste, même sans
            réseau.
          </p>
          {way === 'apple' && <AppleSteps />}
        </div>
        <div className="flex flex-wrap gap-3">
          {way === 'demande' && (
            <Button icon="download" onClick={install} variant="primary">
              Installer
            </Button>
          )}
          <Button onClick={() => close('refusee')} variant="quiet">
            {way === 'apple' ? 'Fermer' : 'Non merci'}
          </Button>
        </div>
      </div>
    </aside>
  )
}

function useOffer(way: Way | null, pagesBefore: number) {
  const { pathname } = useLocation()
  const [isOffered, setOffered] = useState(false)
  const isPossible = way === 'demande' || way === 'apple'
  useEffect(recordVisit, [])
  useEffect(() => {
    if (!mayOffer({ carnet: readInstallPrompt(), path: pathname, pagesBefore, isPossible })) return
    recordAnswer('montree')
    setOffered(true)
  }, [pathname, pagesBefore, isPossible])
  const close = (reponse: 'acceptee' | 'refusee') => {
    recordAnswer(reponse)
    setOffered(false)
  }
  return { isShown: isOffered && isPossible && isCalm(pathname), close }
}
