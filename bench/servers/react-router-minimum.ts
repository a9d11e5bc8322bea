import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { findElement, type Piece, readTree } from '../html-tree.ts'

/**
 * Minimal React Router page: two routes, a loader with ready data, and the elements of our page in
 * one component without hooks, styles or queries. `PAGE` is the document of our server, `DATA` the
 * race shown.
 */
const { PAGE = '', DATA = '', PORT } = process.env
const body = findElement(readTree(readFileSync(PAGE, 'utf8')), 'body')
const race: unknown = JSON.parse(readFileSync(DATA, 'utf8'))

function render(piece: Piece, key: number): ReactNode {
  if (typeof piece === 'string') return piece
  const { style, ...attributes } = piece.attributes
  const props = { ...attributes, ...(style && { style: readStyle(style) }), key }
  if (!piece.children.length) return createElement(piece.name, props)
  return createElement(piece.name, props, ...piece.children.map(render))
}

const readStyle = (text: string) =>
  Object.fromEntries(text.split(';').map((rule) => rule.split(/:(.*)/s, 2)))

const Page = () => createElement(Fragment, null, ...(body?.children ?? []).map(render))

const Root = () =>
  createElement(
    'html',
    { lang: 'fr' },
    createElement('head', null, createElement(Meta), createElement(Links)),
    createElement('body', null, createElement(Outlet), createElement(Scripts)),
  )

/** Default entry of React Router, for a complete document. */
function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const app = createElement(ServerRouter, { context, url: request.url })
    const { pipe } = renderToPipeableStream(app, {
      onAllReady() {
        const stream = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(stream), { status, headers }))
        pipe(stream)
      },
      onError: reject,
    })
  })
}

const file = { hasAction: false, hasClientAction: false, hasClientLoader: false }
const described = { ...file, hasClientMiddleware: false, hasErrorBoundary: false, imports: [] }
const root = { id: 'root', path: '', hasLoader: false, module: '/assets/root.js' }
const page = {
  id: 'page',
  parentId: 'root',
  path: 'courses/:slug',
  hasLoader: true,
  module: '/assets/page.js',
}
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { ...root, module: { default: Root } },
    page: { ...page, module: { default: Page, loader: () => race } },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: { root: { ...root, ...described }, page: { ...page, ...described } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')

createServer(async (request, response) => {
  const answer = await handle(new Request(`http://localhost${request.url}`))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}).listen(Number(PORT), '127.0.0.1')
