import { useLocation } from 'react-router'
import { toReturnState } from '#platform/session/return-to.ts'
import { ButtonLink } from '#ui/button.tsx'

type AccountDoorsProps = {
  create?: string
  email?: string
  isWide?: boolean
  onExit?: () => void
}

export function AccountDoors({
  create = 'Créer mon compte',
  email,
  isWide = false,
  onExit,
}: AccountDoorsProps) {
  const kept = toReturnState(useLocation())
  return (
    <>
      <ButtonLink
        isWide={isWide}
        onClick={onExit}
        state={email ? { ...kept, email } : kept}
        to="/inscription"
        variant="primary"
      >
        {create}
      </ButtonLink>
      <ButtonLink isWide={isWide} onClick={onExit} state={kept} to="/connexion">
        J’ai déjà un compte
      </ButtonLink>
    </>
  )
}
