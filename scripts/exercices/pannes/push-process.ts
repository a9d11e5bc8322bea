import { appendFileSync } from 'node:fs'
import {
  type KeptBrowser,
  startPushService,
} from '../../../apps/server/src/platform/push/test-push-service.ts'

/**
 * A push service in a process of its own. `PORT`: where it listens; `PUSH_KEY`: whose messages it takes;
 * `PUSH_FILE`: where it writes down each device that it has told. Browsers come as messages.
 */
const { PORT, PUSH_KEY = '', PUSH_FILE = '' } = process.env
const service = await startPushService(async () => PUSH_KEY, Number(PORT))
service.behave((path, answer) => {
  appendFileSync(PUSH_FILE, `${path}\n`)
  answer.writeHead(201).end()
})
process.on('message', (browsers: KeptBrowser[]) => {
  for (const browser of browsers) service.subscribe(browser)
  process.send?.(browsers.length)
})
