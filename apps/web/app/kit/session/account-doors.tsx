import { useLocation } from 'react-router'
import { toReturnState } from '#platform/session/return-to.ts'
import { ButtonLink } from '#ui/button.tsx'

type AccountDoorsProps = {
  create?: string
  email?: string
  isWide?: boolean
  onLeave?: () => void
}

export function AccountDoors({
  create = 'Créer mon compte',
  email,
  isWide = false,
  onLeave,
}: AccountDoorsProps) {
  const kept = toReturnState(useLocation())
  return (
    <>
      <ButtonLink
        isWide={isWide}
        onClick={onLeave}
        state={email ? { ...kept, email } : kept}
        to="/inscription"
        variant="primary"
      >
        {create}
      </ButtonLink>
      <ButtonLink isWide={isWide} onClick={onLeave} state={kept} to="/connexion">
        J’ai déjà un compte
      </ButtonLink>
    </>
  )
}
