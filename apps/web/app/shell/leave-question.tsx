import { type Location, useBlocker } from 'react-router'
import { giveUpWords, wouldLoseWords } from '../form/unsaved.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks whoever opens another page over words that are saved nowhere (0082). */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nameView(currentLocation) !== nameView(nextLocation) &&
      // A session that ended does not come back by staying.
      nextLocation.pathname !== '/connexion' &&
      wouldLoseWords(),
  )
  const stay = () => blocker.reset?.()
  const leave = () => {
    giveUpWords()
    blocker.proceed?.()
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={stay}>Rester</Button>
          <Button onClick={leave} variant="danger">
            Quitter sans enregistrer
          </Button>
        </>
      }
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title="Quitter sans enregistrer&nbsp;?"
    >
      <p>Ce que vous avez écrit sur cette page n’est pas encore enregistré et serait perdu.</p>
    </Dialog>
  )
}

/** A filter or an anchor of the same page takes no form away; another view of it does. */
const nameView = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('vue') ?? ''}`
