import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { serverContext } from '#platform/api/server-context.ts'
import { CspNonce } from '#platform/page-loading/csp-nonce.ts'
import { findPagePreload } from '#shell/preload/find-page-preload.ts'
import { PagePreload } from '#shell/preload/page-preload.ts'

export { createRequestHandler } from 'react-router'
export { createLoadContext } from '#platform/api/server-context.ts'

/** Unguessable marker of our inline scripts; removed from every document. */
export const scriptMark = randomUUID()

/** Milliseconds before pending parts of a document are rejected. */
export const streamTimeout = 5_000

/**
 * Complete documents instead of streaming: public pages are cached, and their inline scripts are
 * hashed for the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { html, hasFailed } = await renderDocument(
    request.url,
    context,
    loadContext.get(serverContext).fail,
  )
  return new DocumentResponse(html, { status: hasFailed ? 500 : status, headers })
}

export const handleError: HandleErrorFunction = (cause, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).fail(cause)
}

/** A complete body: wrapping it in a stream and reading it again costs a tenth of the time. */
class DocumentResponse extends Response {
  readonly #html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.#html = html
  }

  override async text(): Promise<string> {
    return this.#html
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#html).buffer
  }
}

const markedDocument = (context: EntryContext, url: string) => (
  <CspNonce value={scriptMark}>
    <PagePreload
      value={findPagePreload(context.staticHandlerContext.matches.at(-1)?.route.id, url)}
    >
      <ServerRouter context={context} nonce={scriptMark} url={url} />
    </PagePreload>
  </CspNonce>
)

/**
 * Lowers the priority of module preloads, which React Router puts before the content: they would
 * share a phone's bandwidth with the styles, a tenth of their size. Texts are escaped and cannot
 * contain this tag.
 */
const letStylesPass = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

function renderDocument(
  url: string,
  context: EntryContext,
  fail: (cause: unknown) => void,
): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(markedDocument(context, url), {
      nonce: scriptMark,
      // React otherwise streams large finished boundaries behind inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const chunks: Uint8Array[] = []
        const write = (chunk: Uint8Array, _: unknown, next: () => void) => {
          chunks.push(chunk)
          next()
        }
        const final = (done: () => void) => {
          resolve({ html: letStylesPass(Buffer.concat(chunks).toString()), hasFailed })
          done()
        }
        pipe(new Writable({ write, final }))
      },
      onShellError: reject,
      onError(cause) {
        hasFailed = true
        fail(cause)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
