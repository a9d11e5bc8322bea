import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

export { createLoadContext } from './server-context.ts'

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
): Promise<Response> {
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const rendered = await renderDocument(request.url, context)
  return new Response(rendered.html, { status: rendered.hasFailed ? 500 : status, headers })
}

function renderDocument(
  url: string,
  context: EntryContext,
): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    let hasFailed = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // React otherwise moves large finished boundaries behind inline scripts, even when complete.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        text(body).then((html) => resolve({ html, hasFailed }), reject)
        pipe(body)
      },
      onShellError: reject,
      onError() {
        hasFailed = true
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
