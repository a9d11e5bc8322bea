import type { Call } from '@foulee/contract/shared/call'
import { createContext, RouterContextProvider } from 'react-router'

export type Site = {
  /** Without trailing slash. */
  publicUrl: string
  isDemo: boolean
  sentryDsn: string | null
}

export type ServerContext = {
  call: Call
  site: Site
  fail: (cause: unknown) => void
}

export const serverContext = createContext<ServerContext>()

export function createLoadContext(input: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverContext, input)
  return context
}
