import { useLocation } from 'react-router'
import { keepUrl } from '../../../session/kept-url.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** What a visitor sees, and everyone until the session is known: the same width and words. */
export function ListeDoor() {
  const location = useLocation()
  return (
    <ButtonLink icon="heart" isWide state={keepUrl(location)} to="/connexion">
      Ajouter à ma run list
    </ButtonLink>
  )
}
