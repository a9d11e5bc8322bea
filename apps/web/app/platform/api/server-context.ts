import type { Call } from '@foulee/contract/shared/call'
import { createContext, RouterContextProvider } from 'react-router'

/** What a page may know of the installation; the same for every visitor. */
export type Site = {
  /** Without a slash at the end. */
  publicUrl: string
  isDemo: boolean
  /** Where errors of the page are reported; null: nowhere. */
  sentryDsn: string | null
}

/** What the server hands to a page: the API without HTTP in between, and the installation. */
export type ServerContext = {
  call: Call
  site: Site
  /** Is told why a page could not be drawn. */
  fail: (cause: unknown) => void
}

export const serverContext = createContext<ServerContext>()

/** Made by the server for each document that it renders. */
export function createLoadContext(given: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverContext, given)
  return context
}
