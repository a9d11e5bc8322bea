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
import { ScriptMark } from '#platform/page-loading/script-mark.ts'
import { findPageAhead, PageAhead } from '#shell/ahead/page-ahead.ts'

export { createRequestHandler } from 'react-router'
export { createLoadContext } from '#platform/api/server-context.ts'

/** Guessed by nobody who writes a text here; it leaves with no document. */
export const scriptMark = randomUUID()

/** How long loaders may keep a document waiting before its pending parts are rejected. */
export const streamTimeout = 5_000

/**
 * Answers with one complete document: public pages are kept by caches and hashed for the content
 * security policy, which fragments sent later would defeat.
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

/** What a loader threw that is no answer of its own, or what left nothing of a page. */
export const handleError: HandleErrorFunction = (cause, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).fail(cause)
}

/** A response that is there whole: making a stream of it and reading that again costs a tenth. */
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
  <ScriptMark value={scriptMark}>
    <PageAhead value={findPageAhead(context.staticHandlerContext.matches.at(-1)?.route.id, url)}>
      <ServerRouter context={context} nonce={scriptMark} url={url} />
    </PageAhead>
  </ScriptMark>
)

/**
 * React Router asks for scripts before the page is drawn, as urgently as for its styles, which then
 * share a phone's network with ten times their weight. Texts cannot hold this tag: theirs is escaped.
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
      // React otherwise moves large finished boundaries behind inline scripts, even when complete.
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
