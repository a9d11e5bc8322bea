import type { Course } from '@foulee/contract/courses/courses'
import { RESEAUX, type Reseau } from '@foulee/domain/shared/reseau'
import { TextLink } from '#ui/text-link.tsx'

const labelReseau = (reseau: string) => RESEAUX[reseau as Reseau]?.label ?? reseau

export function SocialLinks({ links }: { links: Course['social'] }) {
  return links.map(({ id, reseau, url }) => (
    <li key={id}>
      <TextLink to={url}>{labelReseau(reseau)}</TextLink>
    </li>
  ))
}
