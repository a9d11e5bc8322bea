import { tracerPath } from '#features/parcours/shared/tracer-paths.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** Opens a copy of a published route in the editor; for members. */
export default function StartFrom({ slug }: { slug: string }) {
  const { isAuth } = useSession()
  if (!isAuth) return null
  return (
    <ButtonLink icon="edit" isWide to={tracerPath(slug)}>
      Partir de ce parcours
    </ButtonLink>
  )
}
