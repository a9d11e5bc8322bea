import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'
import { useAudience } from '#platform/analytics/use-audience.ts'
import { readServer } from '#platform/api/prefetch.ts'
import { createQueryClient } from '#platform/api/query-client.ts'
import { useReports } from '#platform/error-reporting/use-reports.ts'
import { useCspNonce } from '#platform/page-loading/csp-nonce.ts'
import { eventReplayScript, useEventReplay } from '#platform/page-loading/event-replay.ts'
import { aheadScript } from '#platform/page-loading/preload/preload-script.ts'
import { sessionHint } from '#platform/session/session-hint.ts'
import { SessionProvider } from '#platform/session/session-provider.tsx'
import type { RootData } from '#platform/site.ts'
import { usePagePreload } from '#shell/preload/page-preload.ts'
import { RootError } from '#ui/failure/root-error.tsx'
import { fontFiles } from '#ui/fonts/fonts.ts'
import printSheet from '#ui/print/print.css?url'
import { usePrintSource } from '#ui/print/print-source.ts'
import stylesheet from '#ui/styles/app.css?url'
import { MemberSlotProvider } from './shell/member-slot.ts'
import { useBackSteps } from './ui/back-steps.ts'
import { headScript } from './ui/theme.ts'

export const links: LinksFunction = () => [
  ...fontFiles.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: printSheet, media: 'print' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const loader = async ({ context }: LoaderFunctionArgs): Promise<RootData> => {
  const { call, site } = readServer(context)
  // Without menus the page still renders, uncached.
  const menus = await call('GET /api/pages/menus').catch(() => ({ data: [] }))
  return { ...site, menus: menus.data }
}

/** The configuration does not change while a tab is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const mark = useCspNonce()
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FAF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1613" media="(prefers-color-scheme: dark)" />
        {/* React Aria skips its injected style, which the CSP refuses, when this id exists: the rule
           is in styles/base.css. */}
        <meta content="telephone=no" id="react-aria-pressable-style" name="format-detection" />
        <Meta />
        {/* Before the styles: a script behind them waits for them, and the page behind it. */}
        <script
          {...usePagePreload()}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, hashed by the server's policy
          dangerouslySetInnerHTML={{
            // They run from the document: the browser's build does without their text.
            __html: import.meta.env.SSR
              ? headScript + sessionHint + eventReplayScript + aheadScript
              : '',
          }}
          nonce={mark}
          suppressHydrationWarning
        />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#contenu">
          Aller au contenu
        </a>
        <div id="consentement" />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Lazy: visitors do not need it. */
const MemberActions = lazy(() => import('#shell/member-actions.tsx'))

export default function Root() {
  const [queryClient] = useState(createQueryClient)
  useAudience()
  useReports()
  usePrintSource()
  useEventReplay()
  useBackSteps()
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <MemberSlotProvider value={MemberActions}>
          <Outlet />
        </MemberSlotProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

export { RootError as ErrorBoundary }
