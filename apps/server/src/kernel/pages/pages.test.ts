import { ApiError } from '@foulee/contract/shared/errors'
import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import type { Render } from './renderer.ts'

let t: TestApp
afterEach(() => t.close())

async function readLogOf(cause: unknown, status: number): Promise<string[]> {
  const lines: string[] = []
  const render: Render = async (_request, _call, _site, fail) => {
    fail(cause)
    return new Response('', { status })
  }
  t = await testApp({
    config: { logLevel: 'error' },
    logTo: { write: (line) => void lines.push(line) },
    web: { render, folder: null },
  })
  const { statusCode } = await t.inject({ url: '/courses/x?token=secret' })
  expect(statusCode).toBe(status)
  return lines.filter((line) => line.includes('A page could not be drawn'))
}

it('a page that cannot be rendered is logged with its cause and URL', async () => {
  const [line = ''] = await readLogOf(new Error('no such chunk'), 500)
  expect(JSON.parse(line)).toMatchObject({
    page: '/courses/x?token=[masqué]',
    err: { message: 'no such chunk' },
  })
})

it('a page that is not found is logged as no failure', async () => {
  expect(await readLogOf(new ApiError('course_introuvable'), 404)).toEqual([])
})
