import { useEffect, useState } from 'react'
import { type Location, useBlocker, useLocation, useNavigation } from 'react-router'
import {
  discardUnsaved,
  restoreConfirm,
  setConfirmLoss,
  wouldLoseWords,
} from '#platform/drafts/unsaved.ts'
import { LoseQuestion } from '#ui/dialog.tsx'

/** Confirmation before a navigation or sign-out that would lose text (0082). */
export function NavigationConfirm() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      getViewKey(currentLocation) !== getViewKey(nextLocation) &&
      // An expired session cannot be saved by staying.
      nextLocation.pathname !== '/connexion' &&
      wouldLoseWords(),
  )
  const [answer, setAnswer] = useState<((isGivenUp: boolean) => void) | null>(null)
  useEffect(
    () => setConfirmLoss(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )
  const { state } = useNavigation()
  const { key } = useLocation()
  // A page that was to come may never come: Back before it leads to an anchor of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its key
  useEffect(() => {
    if (state === 'idle') restoreConfirm()
  }, [state, key])
  const settle = (isGivenUp: boolean) => {
    answer?.(isGivenUp)
    setAnswer(null)
  }
  const confirmNavigation = () => {
    discardUnsaved()
    blocker.proceed?.()
  }
  return (
    <>
      <LoseQuestion
        deed="Quitter"
        isOpen={blocker.state === 'blocked'}
        // The browser is still reverting the refused Back; another history change would abort it.
        leavesBack
        onLose={confirmNavigation}
        onStay={() => blocker.reset?.()}
      >
        {ON_THIS_PAGE}
      </LoseQuestion>
      <LoseQuestion
        deed="Se déconnecter"
        isOpen={answer !== null}
        onLose={() => settle(true)}
        onStay={() => settle(false)}
      >
        {ON_THIS_PAGE}
      </LoseQuestion>
    </>
  )
}

const ON_THIS_PAGE =
  'Ce que vous avez écrit sur cette page n’est pas encore enregistré et serait perdu.'

/** Filters and anchors of the same page keep its forms; another view does not. */
const getViewKey = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('vue') ?? ''}`
