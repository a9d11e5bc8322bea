import type { ComponentProps, ComponentType } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset' | 'prefetch'>

/**
 * A link to a page of the application. The server, where nobody clicks, writes the element that React
 * Router's would become: finding the address of each anew was an eighth of the work of a page.
 */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? LinkAsElement : RouterLink

function LinkAsElement(props: LinkProps) {
  const { to, replace, state, preventScrollReset, prefetch, ...rest } = props
  const isWhole = typeof to === 'string' && /^(\/|https?:)/.test(to)
  if (!isWhole) return <RouterLink {...props} />
  return <a {...rest} data-discover={to.startsWith('/') ? 'true' : undefined} href={to} />
}
