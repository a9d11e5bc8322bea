import type { ReactNode } from 'react'

type AppShellProps = {
  banner?: ReactNode
  top: ReactNode
  bottom?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function AppShell({ banner, top, bottom, footer, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {banner}
      {top}
      <div className="grow">{children}</div>
      {footer}
      {bottom && <div aria-hidden="true" className="no-print h-17 shrink-0 md:hidden" />}
      {bottom}
    </div>
  )
}
