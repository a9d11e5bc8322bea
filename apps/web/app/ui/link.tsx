import type { ComponentProps, ComponentType } from 'react'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<RouterLinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset' | 'prefetch'>

/**
 * Link of the application. On the server a plain <a>: React Router's resolution of each address
 * took an eighth of the rendering time.
 */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? LinkAsElement : RouterLink

function LinkAsElement(props: LinkProps) {
  const { to, replace, state, preventScrollReset, prefetch, ...rest } = props
  const isWhole = typeof to === 'string' && /^(\/|https?:)/.test(to)
  if (!isWhole) return <RouterLink {...props} />
  return <a {...rest} data-discover={to.startsWith('/') ? 'true' : undefined} href={to} />
}
