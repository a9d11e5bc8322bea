import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sink } from '#platform/realtime/stream.ts'

/**
 * Answers with a stream: what it says leaves as it is written, neither packed nor gathered on the
 * way. Its end is the end of the connection, so that nothing is added to what is written: one piece
 * of bytes serves all who read the same.
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
    // nginx passes on at once what it would otherwise gather.
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
  // Whoever asks only for what stands above gets nothing more.
  if (request.method === 'HEAD') raw.end()
  return reply
}
