import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { measure, serveMetrics } from './metrics.ts'

test('answers are timed by route, not by address', async () => {
  const app = Fastify()
  const registry = measure(app)
  app.get('/choses/:id', async () => 'ok')
  await app.inject('/choses/1')
  await app.inject('/choses/2')
  const server = await serveMetrics(registry, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  server.close()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/choses/:id",status="200"} 2',
  )
  expect(text).not.toContain('/choses/1')
})

test('the public port has no metrics', async () => {
  const { inject, close } = await testApp()
  const answer = await inject({ url: '/metrics' })
  await close()
  expect(answer.statusCode).toBe(404)
})
