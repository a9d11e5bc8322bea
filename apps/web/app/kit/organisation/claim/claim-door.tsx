import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountDoor } from '#kit/session/account-door.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button } from '#ui/button.tsx'
import type { ClaimDialogProps } from './claim-dialog.tsx'

const ClaimDialog = lazyHydrate(
  async () => ({ default: (await import('./claim-dialog.tsx')).ClaimDialog }),
  () => null,
)

type ClaimDoorProps = Pick<ClaimDialogProps, 'type' | 'editor'> & {
  structure: NonNullable<ClaimDialogProps['structure']>
  next: string
  children: ReactNode
}

/** Claim button on a public page: opens the form, after signing in if needed (produit 7.23). */
export function ClaimDoor({ children, next, ...claimed }: ClaimDoorProps) {
  const { boot, currentUser } = useSession()
  const navigate = useNavigate()
  const [shown, show] = useState<'form' | 'sending' | null>(null)
  const mayClaim = currentUser?.droits.includes('publier') ?? false
  useGeste('revendication', currentUser !== null, () => show('form'))
  // A request written before the e-mail was verified is sent now.
  useGeste('revendication-envoyer', mayClaim, () => show('sending'))
  if (boot !== 'done' || !currentUser) {
    return <AccountDoor geste="revendication">{children}</AccountDoor>
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => show('form')}>
        {children}
      </Button>
      {shown && (
        <ClaimDialog
          {...claimed}
          isKept={shown === 'sending'}
          onClose={() => show(null)}
          onSent={() => void navigate(next)}
        />
      )}
    </>
  )
}
