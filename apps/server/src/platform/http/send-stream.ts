import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sink } from '#platform/realtime/stream.ts'

/**
 * Sends a stream unbuffered and uncompressed, delimited by the end of the connection instead of
 * chunks: the same Buffer serves all readers.
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { media, pour }: { media: string; pour: (sink: Sink) => void },
): FastifyReply {
  const { raw } = reply.hijack()
  raw.useChunkedEncodingByDefault = false
  raw.shouldKeepAlive = false
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': media,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  raw.on('error', () => raw.destroy())
  pour({
    write: (bytes) => void raw.write(bytes),
    behind: () => raw.writableLength,
    end: () => void raw.end(),
    cut: () => void raw.destroy(),
    onEnd: (ended) => {
      raw.once('close', ended)
      if (raw.destroyed || raw.closed) ended()
    },
  })
  if (request.method === 'HEAD') raw.end()
  return reply
}
