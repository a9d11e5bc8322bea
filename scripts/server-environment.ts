import { readMachine, settleProcess } from '../apps/server/src/platform/process/node-flags.ts'

/** The environment and the flags that `npm start`, the bench and the crawl give to a server. */
export const { env: SERVER_ENVIRONMENT, flags: SERVER_FLAGS } = settleProcess(
  readMachine(),
  process.env,
)
