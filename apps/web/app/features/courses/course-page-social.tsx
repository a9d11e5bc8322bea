import type { Course } from '@foulee/contract/courses'
import { TextLink } from '../../ui/text-link.tsx'

const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  strava: 'Strava',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

/** The networks on which a race speaks, as items of a list of contacts. */
export function SocialLinks({ links }: { links: Course['social'] }) {
  return links.map(({ id, reseau, url }) => (
    <li key={id}>
      <TextLink to={url}>{names[reseau] ?? reseau}</TextLink>
    </li>
  ))
}
