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
  return createRenderer(await importBuild(pathToFileURL(`${folder}/server/index.js`).href))
}

/**
 * React chooses by `NODE_ENV`, when it is loaded, between itself and a version for those who develop
 * with it, which checks each element and renders slower: pages are built, and never need that one.
 */
async function importBuild(url: string): Promise<ServerBuild> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await import(url)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Makes a renderer of a build of the web application. */
export function createRenderer(build: ServerBuild): Render {
  const { createLoadContext, createRequestHandler, scriptMark } = (build as WebBuild).entry.module
  const handle = createRequestHandler(build, process.env.NODE_ENV)
  const render: Render = (request, call, site) => handle(request, createLoadContext({ call, site }))
  return Object.assign(render, { scriptMark })
}
