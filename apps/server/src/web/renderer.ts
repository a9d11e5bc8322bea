import { pathToFileURL } from 'node:url'
import type { Call } from '@foulee/contract/call'
import type { createRequestHandler, ServerBuild } from 'react-router'
import type { Config } from '../config.ts'

/** The web application as its build exports it, with its own copy of React Router. */
type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext: (given: { call: Call; site: Site }) => never
      createRequestHandler: typeof createRequestHandler
      scriptMark: string
    }
  }
}

/** What pages may know of the installation; the web's `server-context.ts` reads the same. */
export type Site = {
  publicUrl: string
  mapStyleUrl: string | null
  isDemo: boolean
  sentryDsn: string | null
}

export const readSite = ({ publicUrl, map, isDemo, sentry }: Config): Site => ({
  publicUrl,
  mapStyleUrl: map.styleUrl,
  isDemo,
  sentryDsn: sentry?.dsn ?? null,
})

/** Renders one document. Its inline scripts carry `scriptMark` as their nonce, for `csp.ts`. */
export type Render = {
  (request: Request, call: Call, site: Site): Promise<Response>
  scriptMark?: string
}

/** @param folder where the web was built */
export async function loadRenderer(folder: string): Promise<Render> {
  return createRenderer(await import(pathToFileURL(`${folder}/server/index.js`).href))
}

/** Makes a renderer of a build of the web application. */
export function createRenderer(build: ServerBuild): Render {
  const { createLoadContext, createRequestHandler, scriptMark } = (build as WebBuild).entry.module
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const render: Render = (request, call, site) => handle(request, createLoadContext({ call, site }))
  return Object.assign(render, { scriptMark })
}
