import { appendFileSync } from 'node:fs'
import {
  type PushBrowser,
  startPushService,
} from '../../../apps/server/src/platform/push/test-push-service.ts'

/**
 * Push service in its own process. `PORT`: listen port; `PUSH_KEY`: accepted sender; `PUSH_FILE`:
 * log of notified devices. Subscriptions arrive as process messages.
 */
const { PORT, PUSH_KEY = '', PUSH_FILE = '' } = process.env
const service = await startPushService(async () => PUSH_KEY, Number(PORT))
service.behave((path, answer) => {
  appendFileSync(PUSH_FILE, `${path}\n`)
  answer.writeHead(201).end()
})
process.on('message', (browsers: PushBrowser[]) => {
  for (const browser of browsers) service.subscribe(browser)
  process.send?.(browsers.length)
})
